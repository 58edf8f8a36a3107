import { allDeliveries, type EmailDelivery } from '../seed/mailings.ts';

/** The mail of one world, latest first. */
export class Mail {
  #deliveries: readonly EmailDelivery[] | undefined;

  /** The same list until a call sends another mail. */
  list(): readonly EmailDelivery[] {
    return this.#deliveries ?? allDeliveries();
  }

  found(
    search: (deliveries: readonly EmailDelivery[]) => readonly EmailDelivery[],
  ): readonly EmailDelivery[] {
    return search(this.list());
  }

  /** Mail sent by calls. */
  add(mail: Omit<EmailDelivery, 'id'>) {
    const id = Math.max(...this.list().map((delivery) => delivery.id)) + 1;
    this.#deliveries = [{ id, ...mail }, ...this.list()];
  }
}
