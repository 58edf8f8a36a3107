/** Calls that are made one after another, in the order of their requests. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** True if all calls have ended. */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** Makes a call once all earlier ones have ended. */
  take<Data>(call: () => Promise<Data>): Promise<Data> {
    this.#waiting += 1;
    const answer = this.#last.then(call).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = answer.catch(() => undefined);
    return answer;
  }
}
