/**
 * The keys by which the server recognizes a retry. Attempts at an act with the same values share a key until one
 * succeeds, so that retrying after a lost response does not act twice.
 */
export class IdempotencyKeys {
  readonly #attempts = new Map<string, { values: string; key: string }>();

  find(act: string, values: unknown): string {
    const text = JSON.stringify(values);
    const before = this.#attempts.get(act);
    if (before?.values === text) return before.key;
    const key = crypto.randomUUID();
    this.#attempts.set(act, { values: text, key });
    return key;
  }

  /** The act has succeeded: the next one is new, even with the same values. */
  forget(act: string): void {
    this.#attempts.delete(act);
  }
}
