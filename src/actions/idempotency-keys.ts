/**
 * The keys by which the server recognizes a retry. Attempts at an act with the same content share a key until one
 * succeeds, so that retrying after a lost response does not act twice.
 */
export class IdempotencyKeys {
  readonly #attempts = new Map<string, { content: string; key: string }>();

  find(act: string, content: unknown): string {
    const text = JSON.stringify(content);
    const before = this.#attempts.get(act);
    if (before?.content === text) return before.key;
    const key = crypto.randomUUID();
    this.#attempts.set(act, { content: text, key });
    return key;
  }

  /** The act has succeeded with this content: the next one is new, even with the same content. */
  forget(act: string, content: unknown): void {
    if (this.#attempts.get(act)?.content === JSON.stringify(content)) this.#attempts.delete(act);
  }
}
