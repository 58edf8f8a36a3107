/** Values by name that together may hold so many bytes; the one unused for longest goes first. */
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

  /** Keeps a value under a name, also one that has grown; the last one stays, whatever its size. */
  set(name: string, value: Value, bytes: number) {
    this.delete(name);
    this.#values.set(name, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest] of this.#values) {
      if (this.#bytes <= this.#maximumBytes || oldest === name) break;
      this.delete(oldest);
    }
  }

  /** Whether there was such a value. */
  delete(name: string): boolean {
    const entry = this.#values.get(name);
    if (!entry) return false;
    this.#bytes -= entry.bytes;
    return this.#values.delete(name);
  }

  get size(): number {
    return this.#values.size;
  }

  get bytes(): number {
    return this.#bytes;
  }
}
