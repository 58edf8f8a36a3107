import { atom } from 'jotai';
import { languageTag } from './languages.ts';
import { translationStateAtom } from './translation-state.ts';

/** Returns whether the 24-hour clock is usual where a date locale is used. */
export function is24hUsual(dateLocale: string): boolean {
  const { hour12 } = new Intl.DateTimeFormat(languageTag(dateLocale), {
    hour: 'numeric',
  }).resolvedOptions();
  return hour12 === false;
}

/** True if the account has chosen the 24-hour clock, or the 12-hour one, or neither (null); set at startup. */
export const chosenClockAtom = atom<boolean | null>(null);

/** True with the 24-hour clock: the chosen one, or the usual one of the dates. */
export const use24hTimesAtom = atom(
  (get) => get(chosenClockAtom) ?? is24hUsual(get(translationStateAtom).dateLocale),
);
