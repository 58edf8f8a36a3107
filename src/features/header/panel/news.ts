import { atom } from 'jotai';
import { type ListNewsData, listNews } from '#generated/app/fetchers.ts';
import { loadLater } from '#src/api/loaded.ts';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { momentAt } from '#src/util/dates.ts';
import { foundFreshNewsAtom } from '../help-state.ts';

export type NewsItem = ListNewsData['results'][number];

/** The age up to which an item counts as news, 90 days (product specification, section 9). */
export const newsWindowMs = 7_776_000_000;

/** The user did not request this call, so it must not ask for a login. */
const withoutLogin = { reauthenticate: false };

const storageKey = 'news-last-seen';

interface News {
  language: string;
  items: Promise<readonly NewsItem[]>;
}

/** The news in the language in which it was last loaded; null before. */
export const newsAtom = atom<News | null>(null);

/** Loads the news in a language. */
export const loadNewsAtom = atom(null, (get, set, language: string) => {
  const load = async () => (await listNews({ query: { language } }, withoutLogin))?.results;
  const items = loadLater(load());
  set(newsAtom, { language, items });
  const showDot = (loadedItems: readonly NewsItem[]) => {
    if (get(newsAtom)?.items !== items) return;
    const isAnyFresh = loadedItems.some((item) => isFresh(item, lastSeenNews(), Date.now()));
    set(foundFreshNewsAtom, isAnyFresh);
  };
  // No message about an error, because the user did not request the dot. The panel shows it if it is opened.
  items.then(showDot, () => {});
});

/** Loads the news, unless it was loaded in this language before. */
export const loadFreshNewsAtom = atom(null, (get, set, language: string) => {
  if (get(newsAtom)?.language !== language) set(loadNewsAtom, language);
});

/** Remembers that the news was seen, up to the newest item, even if its date is ahead of this clock. */
export const seeNewsAtom = atom(null, (_get, set, items: readonly NewsItem[]) => {
  // Invalid dates parse to NaN.
  const dates = items.map(({ date }) => Date.parse(date) || 0);
  const newest = Math.max(Date.now(), ...dates);
  writeStorage(storageKey, momentAt(newest));
  set(foundFreshNewsAtom, false);
});

/** The stored last-seen date; 'null' if the news was never opened. */
export function lastSeenNews(): string {
  return readStorage(storageKey);
}

/** Returns whether an item is newer than the last-seen date and not older than 90 days. */
export function isFresh({ date }: Pick<NewsItem, 'date'>, lastSeen: string, now: number): boolean {
  const publicationTime = Date.parse(date);
  // Comparisons with NaN are false, so without a last-seen date nothing counts as seen.
  return now - publicationTime <= newsWindowMs && !(publicationTime <= Date.parse(lastSeen));
}
