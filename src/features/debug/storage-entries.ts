import { userStateKey } from '#src/session/user-state.ts';

export type StorageArea = 'local' | 'session';

export interface StorageEntry {
  area: StorageArea;
  key: string;
  /** Of the value, as UTF-8. */
  bytes: number;
  /** Whole where it is the client's own, else its beginning. */
  value: string;
}

/** Of these it is known that nothing confidential stands in them. */
const knownKeys = new Set([userStateKey, 'theme']);
const shownLength = 24;

// Looked up at each use: a browser may refuse even that.
const areas: Record<StorageArea, () => Storage> = {
  local: () => localStorage,
  session: () => sessionStorage,
};

/** All that the browser stores for this site, by name; a storage that cannot be read counts as empty. */
export function storageEntries(): StorageEntry[] {
  return (['local', 'session'] as const).flatMap((area) =>
    attempt(() => {
      const storage = areas[area]();
      return Object.keys(storage)
        .sort()
        .map((key) => entry(area, key, storage.getItem(key) ?? ''));
    }, []),
  );
}

/** Removes one entry; a storage that refuses keeps it, as the list shows. */
export function removeEntry({ area, key }: Pick<StorageEntry, 'area' | 'key'>): void {
  attempt(() => areas[area]().removeItem(key), undefined);
}

/** Removes all that is stored. */
export function clearStorage(): void {
  for (const area of Object.values(areas)) attempt(() => area().clear(), undefined);
}

function entry(area: StorageArea, key: string, value: string): StorageEntry {
  const whole = knownKeys.has(key) || value.length <= shownLength;
  return {
    area,
    key,
    bytes: new TextEncoder().encode(value).length,
    value: whole ? value : `${value.slice(0, shownLength)}…`,
  };
}

function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    // Private windows and strict settings refuse: there is nothing to see or remove then (section 5).
    return otherwise;
  }
}
