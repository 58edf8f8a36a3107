/** How often something may be tried within a time. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowMs: number;
}

/** Counts attempts, so that no one can guess passwords, codes or tokens, or flood a mailbox. */
export class Attempts {
  readonly #times = new Map<string, readonly number[]>();

  /** Seconds until another attempt is allowed; 0 if it is now. */
  secondsToWait(about: string, { most, windowMs }: AttemptLimit, now: Date): number {
    const recent = this.#since(about, now.getTime() - windowMs);
    const oldest = recent.at(-most);
    return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - now.getTime()) / 1000);
  }

  note(about: string, { windowMs }: AttemptLimit, now: Date) {
    const recent = this.#since(about, now.getTime() - windowMs);
    this.#times.set(about, [...recent, now.getTime()]);
  }

  forget(about: string) {
    this.#times.delete(about);
  }

  #since(about: string, time: number): readonly number[] {
    return (this.#times.get(about) ?? []).filter((one) => one > time);
  }
}
