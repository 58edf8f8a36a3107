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

/** How long an item counts as news, 90 days (product specification, section 9). */
export const newsWindowMs = 7_776_000_000;

/** The dot is looked for unasked: nobody is to log in for it. */
const unasked = { reauthenticate: false };

const storageKey = 'news-last-seen';

const waiting: News = { state: 'waiting' };
const keptAtom = atom<{ language: string | null; news: News }>({ language: null, news: waiting });

/** The news of this page load, in the page's language: another language's are forgotten. */
export const newsAtom = atom((get): News => {
  const { language, news } = get(keptAtom);
  return language === get(translationStateAtom).language ? news : waiting;
});

/** Asks for the news, whatever came before. */
export const loadNewsAtom = atom(null, async (get, set): Promise<void> => {
  const inForce = get(translationStateAtom).language;
  const language = inForce ?? get(settingsAtom).language;
  const keep = (news: News) => set(keptAtom, { language: inForce, news });
  // Another language's are asked for. If it was chosen only, these are kept: they may be come back to.
  const isOutdated = () => get(keptAtom).language !== inForce;
  keep({ state: 'loading' });
  try {
    const answer = await listNews({ query: { language } }, unasked);
    // Only a canceled call answers nothing, and this one has no signal.
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
    // Nobody asked for the dot, so that its absence is no matter for a message; the panel tells who wants to read.
    keep({ state: 'failed', error });
  }
});

/** Asks for the news unless that was done before: once per page load is enough. */
export const lookForNewsAtom = atom(null, async (get, set): Promise<void> => {
  if (get(newsAtom).state === 'waiting') await set(loadNewsAtom);
});

/** Remembers that the news were seen; an item whose date lies ahead of this clock is no news again either. */
export const seeNewsAtom = atom(null, (_get, set, items: readonly NewsItem[]) => {
  // What is no date parses to NaN.
  const dates = items.map(({ date }) => Date.parse(date) || 0);
  const newest = Math.max(Date.now(), ...dates);
  writeStorage(storageKey, new Date(newest).toISOString());
  set(foundFreshNewsAtom, false);
});

/** The last-seen date as remembered; 'null' when the news were never opened. */
export function lastSeenNews(): string {
  return readStorage(storageKey);
}

/** Whether an item is newer than the last-seen date and not older than 90 days. */
export function isFresh({ date }: Pick<NewsItem, 'date'>, lastSeen: string, now: number): boolean {
  const published = Date.parse(date);
  // To NaN nothing compares: without a last-seen date nothing was seen ever.
  return now - published <= newsWindowMs && !(published <= Date.parse(lastSeen));
}
