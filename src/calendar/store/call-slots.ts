/** The number of calls that run at once, so that many changes leave room for the page's reads. */
const slots = 6;

/** Runs calls a few at a time, in the order in which they are asked for. */
export class CallSlots {
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
