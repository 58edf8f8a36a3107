import { hasId } from '#src/api/errors.ts';
import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';

interface Attempt {
  readonly content: string;
  readonly key: string;
}

/**
 * The keys by which the server recognizes a retry. Attempts at an act with the same content share a key until one
 * succeeds, so that retrying after a lost response does not act twice.
 */
export class IdempotencyKeys {
  readonly #attempts = new Map<string, Attempt>();
  readonly #place: string | null;

  /**
   * @param place names where the browser keeps the latest attempts for the next page, which offers the draft of a form that
   * was left before the answer arrived; null if it must keep nothing.
   */
  constructor(place: string | null = null) {
    this.#place = place;
  }

  find(act: string, content: unknown): string {
    const text = JSON.stringify(content);
    const before = this.#attempts.get(act) ?? this.#readKept(act);
    if (before?.content === text) return before.key;
    const attempt = { content: text, key: crypto.randomUUID() };
    this.#attempts.set(act, attempt);
    if (this.#place) writeStorage(this.#nameKept(act), attempt.key + attempt.content);
    return attempt.key;
  }

  /** Sends an attempt. If the server knows its key from another request, the next attempt has a new one. */
  async send<Answer>(
    act: string,
    content: unknown,
    call: (key: string) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await call(this.find(act, content));
    } catch (error) {
      this.forgetIfReused(error, act, content);
      throw error;
    }
  }

  forgetIfReused(error: unknown, act: string, content: unknown): void {
    if (hasId(error, 'idempotency_key_reused')) this.forget(act, content);
  }

  /** The act has succeeded with this content: the next one is new, even with the same content. */
  forget(act: string, content: unknown): void {
    const before = this.#attempts.get(act) ?? this.#readKept(act);
    if (before?.content !== JSON.stringify(content)) return;
    this.#attempts.delete(act);
    if (this.#place) removeStorage(this.#nameKept(act));
  }

  #nameKept(act: string): string {
    return `sending ${this.#place} ${act}`;
  }

  #readKept(act: string): Attempt | undefined {
    const keptText = this.#place ? readStorage(this.#nameKept(act)) : '';
    const key = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(keptText)?.[0];
    return key === undefined ? undefined : { key, content: keptText.slice(key.length) };
  }
}
