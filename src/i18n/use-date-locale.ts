import { useAtomValue } from 'jotai';
import { languageTag } from './languages.ts';
import { translationStateAtom } from './translation-state.ts';

/** The tag of the page's date locale, for `Intl`. */
export function useDateLocale(): string {
  const { dateLocale } = useAtomValue(translationStateAtom);
  return languageTag(dateLocale);
}
