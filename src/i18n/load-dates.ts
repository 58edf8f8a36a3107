import type { createStore } from 'jotai';
import type { WeekRule } from '#src/util/week-rule.ts';
import { use24hTimesAtom } from './clock.ts';
import { loadDateLocale } from './date-locales.ts';
import { browserDates, dateWriterAtom } from './formats.ts';
import { languageTag } from './languages.ts';
import { patternDates } from './pattern-dates.ts';
import { translationStateAtom } from './translation-state.ts';

/**
 * Loads the date formatter and the locale that the page's dates need. Only pages with dates wait for it.
 * @param texts settles once the page's texts have loaded, which include the formats.
 */
export async function loadDates(
  store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>,
  week: WeekRule,
  texts: Promise<unknown>,
): Promise<void> {
  const { dateLocale } = store.get(translationStateAtom);
  if (store.get(dateWriterAtom)?.locale === dateLocale) return;
  const [locale] = await Promise.all([loadDateLocale(dateLocale), texts]);
  // The language has changed in the meantime, so this locale is no longer needed.
  if (store.get(translationStateAtom).dateLocale !== dateLocale) {
    return loadDates(store, week, texts);
  }
  const use24hTimes = store.get(use24hTimesAtom);
  const patterns = store.get(translationStateAtom).dateFormats.get(dateLocale) ?? {};
  const otherwise = browserDates(languageTag(dateLocale), use24hTimes);
  const writer = patternDates({ patterns, locale, use24hTimes, week, otherwise });
  store.set(dateWriterAtom, { locale: dateLocale, writer });
}
