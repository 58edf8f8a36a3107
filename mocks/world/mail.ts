import { allDeliveries, type EmailDelivery } from '../seed/mailings.ts';

/** The mail of one world, latest first. */
export class Mail {
  #deliveries: readonly EmailDelivery[] | undefined;

  list(): readonly EmailDelivery[] {
    return this.#deliveries ?? allDeliveries();
  }

  /** Mail sent by calls. */
  add(mail: Omit<EmailDelivery, 'id'>) {
    const id = Math.max(...this.list().map((delivery) => delivery.id)) + 1;
    this.#deliveries = [{ id, ...mail }, ...this.list()];
  }
}
