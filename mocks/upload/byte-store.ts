/** Values by name with a limit on their total size in bytes; evicts the least recently used one first. */
export class ByteStore<Value> {
  readonly #values = new Map<string, { value: Value; bytes: number }>();
  readonly #maximumBytes: number;
  #bytes = 0;

  constructor(maximumBytes: number) {
    this.#maximumBytes = maximumBytes;
  }

  get(name: string): Value | undefined {
    const entry = this.#values.get(name);
    if (!entry) return undefined;
    // Reinserted, so that the map's order is the order of last use.
    this.#values.delete(name);
    this.#values.set(name, entry);
    return entry.value;
  }

  /** Stores a value under a name, including one that has grown. The last one always stays, whatever its size. */
  set(name: string, value: Value, bytes: number) {
    this.delete(name);
    this.#values.set(name, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest] of this.#values) {
      if (this.#bytes <= this.#maximumBytes || oldest === name) break;
      this.delete(oldest);
    }
  }

  delete(name: string) {
    this.#bytes -= this.#values.get(name)?.bytes ?? 0;
    this.#values.delete(name);
  }
}
