const maximumEntries = 200;
const maximumWorlds = 500;
/** As JSON; a log is for looking at, so the newest entries are enough. */
const maximumWorldBytes = 2_500_000;
const maximumBytes = 25_000_000;

interface Kept<Entry> {
  readonly entry: Entry;
  readonly bytes: number;
}

/**
 * The latest entries of each world. If there are too many worlds, or they are too large, the least recently used ones
 * are dropped.
 */
export class WorldLog<Entry> {
  readonly #worlds = new Map<string, readonly Kept<Entry>[]>();
  #bytes = 0;

  add(world: string, entry: Entry) {
    const bytes = Buffer.byteLength(JSON.stringify(entry));
    const kept = [...(this.#worlds.get(world) ?? []), { entry, bytes }].slice(-maximumEntries);
    while (kept.length > 1 && size(kept) > maximumWorldBytes) kept.shift();
    // Reinserted, so that the map's order is the order of last use.
    this.forget(world);
    this.#worlds.set(world, kept);
    this.#bytes += size(kept);
    for (const oldest of this.#worlds.keys()) {
      if (this.#worlds.size <= maximumWorlds && this.#bytes <= maximumBytes) break;
      this.forget(oldest);
    }
  }

  /** The last entries of a world, oldest first. */
  of(world: string): readonly Entry[] {
    return (this.#worlds.get(world) ?? []).map(({ entry }) => entry);
  }

  forget(world: string) {
    this.#bytes -= size(this.#worlds.get(world) ?? []);
    this.#worlds.delete(world);
  }
}

function size(entries: readonly Kept<unknown>[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}
