import { atom } from 'jotai';
import { type ListNewsData, listNews } from '#generated/app/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { foundFreshNewsAtom } from '../help-state.ts';

export type NewsItem = ListNewsData['results'][number];

type News =
  | { state: 'waiting' | 'loading' }
  | { state: 'loaded'; items: readonly NewsItem[] }
  | { state: 'failed'; error: RequestError };

/** The age up to which an item counts as news, 90 days (product specification, section 9). */
export const newsWindowMs = 7_776_000_000;

/** The user did not request this call, so it must not ask for a login. */
const unasked = { reauthenticate: false };

const storageKey = 'news-last-seen';

const waiting: News = { state: 'waiting' };
const keptAtom = atom<{ language: string | null; news: News }>({ language: null, news: waiting });

/** The news loaded so far in the page's language; a language change discards it. */
export const newsAtom = atom((get): News => {
  const { language, news } = get(keptAtom);
  return language === get(translationStateAtom).language ? news : waiting;
});

/** Loads the news, even if it is already loaded or loading. */
export const loadNewsAtom = atom(null, async (get, set): Promise<void> => {
  const inForce = get(translationStateAtom).language;
  const language = inForce ?? get(settingsAtom).language;
  const keep = (news: News) => set(keptAtom, { language: inForce, news });
  // Discard results if the page's language has changed. If another language was only chosen, keep them, because the
  // user may switch back.
  const isOutdated = () => get(keptAtom).language !== inForce;
  keep({ state: 'loading' });
  try {
    const answer = await listNews({ query: { language } }, unasked);
    // Only canceled calls resolve to `undefined`, and this one has no signal.
    if (!answer || isOutdated()) return;
    const items = answer.results;
    keep({ state: 'loaded', items });
    set(
      foundFreshNewsAtom,
      items.some((item) => isFresh(item, lastSeenNews(), Date.now())),
    );
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (isOutdated()) return;
    // No message, because the user did not request the dot. The panel shows the error if it is opened.
    keep({ state: 'failed', error });
  }
});

/** Loads the news once per page load. */
export const lookForNewsAtom = atom(null, async (get, set): Promise<void> => {
  if (get(newsAtom).state === 'waiting') await set(loadNewsAtom);
});

/** Remembers that the news was seen, up to the newest item, even if its date is ahead of this clock. */
export const seeNewsAtom = atom(null, (_get, set, items: readonly NewsItem[]) => {
  // Invalid dates parse to NaN.
  const dates = items.map(({ date }) => Date.parse(date) || 0);
  const newest = Math.max(Date.now(), ...dates);
  writeStorage(storageKey, new Date(newest).toISOString());
  set(foundFreshNewsAtom, false);
});

/** The stored last-seen date; 'null' if the news was never opened. */
export function lastSeenNews(): string {
  return readStorage(storageKey);
}

/** Whether an item is newer than the last-seen date and not older than 90 days. */
export function isFresh({ date }: Pick<NewsItem, 'date'>, lastSeen: string, now: number): boolean {
  const published = Date.parse(date);
  // Comparisons with NaN are false, so without a last-seen date nothing counts as seen.
  return now - published <= newsWindowMs && !(published <= Date.parse(lastSeen));
}
