import { CallSlots } from './call-slots.ts';

/** Sends the writes to the same event or series one after the other, and a few at once to others. */
export class WriteTurns {
  /** The latest write to an event or a series, by its id. */
  readonly #latest = new Map<string, Promise<unknown>>();
  /** The series of which others were parts, by their ids. */
  readonly #wholes = new Map<string, string>();
  readonly #slots = new CallSlots();

  /** Waits for the earlier writes to the same event or series, whatever became of them, and for room. */
  take<Result>(subject: string, send: () => Promise<Result>): Promise<Result> {
    const id = this.#findWhole(subject);
    const before = this.#latest.get(id) ?? Promise.resolve();
    const sendLater = () => this.#slots.run(send);
    const turn = before.then(sendLater, sendLater);
    this.#latest.set(id, turn);
    const end = () => {
      if (this.#latest.get(id) === turn) this.#latest.delete(id);
    };
    void turn.then(end, end);
    return turn;
  }

  /** Lets writes to a series wait for those to the one from which it was split off, which an undo puts together again. */
  join(part: string, whole: string): void {
    const id = this.#findWhole(whole);
    if (part !== id) this.#wholes.set(part, id);
  }

  #findWhole(id: string): string {
    return this.#wholes.get(id) ?? id;
  }
}
