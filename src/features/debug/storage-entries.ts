import { mailTokenPrefix } from '#src/session/mail-token.ts';
import { userStateKey } from '#src/session/user-state.ts';
import { shortenText } from '#src/util/graphemes.ts';

export type StorageArea = 'local' | 'session';

export interface StorageEntry {
  area: StorageArea;
  key: string;
  /** The value's size as UTF-8. */
  bytes: number;
  /** Complete for the client's own entries, otherwise only the beginning; `…` for a secret. */
  value: string;
}

/** Entries that never hold anything confidential. */
const knownKeys = new Set([userStateKey, 'theme']);
const shownLength = 24;

// Accessed on each use, because a browser may refuse even the property itself.
const areas: Record<StorageArea, () => Storage> = {
  local: () => localStorage,
  session: () => sessionStorage,
};

/** Everything that the browser stores for this site, sorted by key. Unreadable storage counts as empty. */
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

/** Removes one entry. If the browser refuses, the entry stays in the list. */
export function removeEntry({ area, key }: Pick<StorageEntry, 'area' | 'key'>): void {
  attempt(() => areas[area]().removeItem(key), undefined);
}

export function clearStorage(): void {
  for (const area of Object.values(areas)) attempt(() => area().clear(), undefined);
}

function entry(area: StorageArea, key: string, value: string): StorageEntry {
  const bytes = new TextEncoder().encode(value).length;
  return { area, key, bytes, value: shownValue(key, value) };
}

function shownValue(key: string, value: string): string {
  if (key.startsWith(mailTokenPrefix)) return '…';
  return knownKeys.has(key) ? value : shortenText(value, shownLength);
}

function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    // Private windows and strict settings refuse access, so there is nothing to show or remove (section 5).
    return otherwise;
  }
}
