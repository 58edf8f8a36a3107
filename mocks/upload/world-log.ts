import { ByteStore } from './byte-store.ts';

const maximumEntries = 200;
/** As JSON; a log is for looking at, so the newest entries are enough. */
const maximumWorldBytes = 2_500_000;
const maximumBytes = 25_000_000;
/** The bytes that a world counts in addition to its entries, so that there are at most five hundred worlds. */
const worldBytes = 50_000;

interface Kept<Entry> {
  readonly entry: Entry;
  readonly bytes: number;
}

/**
 * The latest entries of each world. If there are too many worlds, or they are too large, the least recently used ones
 * are dropped.
 */
export class WorldLog<Entry> {
  readonly #worlds = new ByteStore<readonly Kept<Entry>[]>(maximumBytes);

  add(world: string, entry: Entry) {
    const bytes = Buffer.byteLength(JSON.stringify(entry));
    const keptEntries = [...(this.#worlds.get(world) ?? []), { entry, bytes }].slice(
      -maximumEntries,
    );
    while (keptEntries.length > 1 && size(keptEntries) > maximumWorldBytes) keptEntries.shift();
    this.#worlds.set(world, keptEntries, worldBytes + size(keptEntries));
  }

  /** The last entries of a world, oldest first. */
  of(world: string): readonly Entry[] {
    return (this.#worlds.get(world) ?? []).map(({ entry }) => entry);
  }

  forget(world: string) {
    this.#worlds.delete(world);
  }
}

function size(entries: readonly Kept<unknown>[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}
