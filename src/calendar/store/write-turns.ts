import { Turns } from '#src/util/turns.ts';

/** Sends the writes to the same event or series one after the other, and a few at once to others. */
export class WriteTurns {
  /** By the id of the event or the series, while it is written to. */
  readonly #turns = new Map<string, Turns>();
  /** The series of which others were parts, by their ids. */
  readonly #wholes = new Map<string, string>();
  readonly #slots = new CallSlots();

  /** Waits for the earlier writes to the same event or series, whatever became of them, and for room. */
  take<Result>(subject: string, send: () => Promise<Result>): Promise<Result> {
    const id = this.#findWhole(subject);
    const turns = this.#turns.get(id) ?? new Turns();
    this.#turns.set(id, turns);
    const answer = turns.take(() => this.#slots.run(send));
    const end = () => {
      if (turns.isIdle) this.#turns.delete(id);
    };
    void answer.then(end, end);
    // This promise itself: whoever waits for it notes the new version before the next write is sent.
    return answer;
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

/** The number of calls that run at once, so that many changes leave room for the page's reads. */
const slots = 6;

/** Runs calls a few at a time, in the order in which they are asked for. */
class CallSlots {
  #free = slots;
  readonly #waiting: (() => void)[] = [];

  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await call();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
