/** Functions to call when something has changed. */
export class Watchers<Change extends readonly unknown[] = []> {
  readonly #calls = new Set<{ call: (...change: Change) => void }>();

  get isEmpty(): boolean {
    return this.#calls.size === 0;
  }

  /** Returns a function that removes it. */
  add(call: (...change: Change) => void): () => void {
    const watcher = { call };
    this.#calls.add(watcher);
    return () => this.#calls.delete(watcher);
  }

  call(...change: Change): void {
    for (const { call } of [...this.#calls]) call(...change);
  }
}
