import { allDeliveries, type EmailDelivery } from '../seed/mailings.ts';

/** The mail of one world, latest first. */
export class Mail {
  #deliveries: readonly EmailDelivery[] | undefined;

  list(): readonly EmailDelivery[] {
    return this.#deliveries ?? allDeliveries();
  }

  /** Adds mail that a call sends; it stays in the queue. */
  add(mail: Pick<EmailDelivery, 'recipient' | 'user_id' | 'subject' | 'kind'>) {
    const id = Math.max(...this.list().map((delivery) => delivery.id)) + 1;
    const queuedMail = { ...mail, id, status: 'queued', sent_at: null, detail: null } as const;
    this.#deliveries = [queuedMail, ...this.list()];
  }
}
