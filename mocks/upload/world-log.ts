const maximumEntries = 200;
const maximumWorlds = 500;

/** The latest entries of each world. If there are too many worlds, the least recently used one is dropped. */
export class WorldLog<Entry> {
  readonly #entries = new Map<string, Entry[]>();

  add(world: string, entry: Entry) {
    const entries = [...this.of(world), entry].slice(-maximumEntries);
    // Reinserted, so that the map's order is the order of last use.
    this.#entries.delete(world);
    this.#entries.set(world, entries);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > maximumWorlds && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** The last entries of a world, oldest first. */
  of(world: string): readonly Entry[] {
    return this.#entries.get(world) ?? [];
  }

  forget(world: string) {
    this.#entries.delete(world);
  }
}
