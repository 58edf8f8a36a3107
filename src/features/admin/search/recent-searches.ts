import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';
import { isRecord } from '#src/util/is-record.ts';
import { parsedRecord } from '#src/util/parsed-record.ts';

/** A text that was searched for, and among what: the `kind` of a search. */
export interface RecentSearch {
  readonly kind?: string;
  readonly query: string;
}

const storageKey = 'admin-recent-searches';
/** Few, because the texts are often personal data. */
const maxRecent = 5;

/** The user's latest searches in this tab, the last one first. Those of another user are removed. */
export function readRecentSearches(userId: number | null): readonly RecentSearch[] {
  const text = readStorage(storageKey, 'sessionStorage');
  if (text === 'null') return [];
  const storedRecord = parsedRecord(text);
  if (storedRecord?.userId === userId && Array.isArray(storedRecord?.searches)) {
    return storedRecord.searches.filter(isRecentSearch).slice(0, maxRecent);
  }
  forgetRecentSearches();
  return [];
}

/** Adds a search. It is kept until the tab is closed, and for this user only. */
export function rememberSearch(userId: number | null, search: RecentSearch): void {
  if (search.query === '') return;
  const otherSearches = readRecentSearches(userId).filter(
    ({ kind, query }) => kind !== search.kind || query !== search.query,
  );
  const searches = [search, ...otherSearches].slice(0, maxRecent);
  writeStorage(storageKey, JSON.stringify({ userId, searches }), 'sessionStorage');
}

export function forgetRecentSearches(): void {
  removeStorage(storageKey, 'sessionStorage');
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (!isRecord(value) || typeof value.query !== 'string') return false;
  return value.kind === undefined || typeof value.kind === 'string';
}
