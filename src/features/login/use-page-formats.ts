import { useAtomValue } from 'jotai';
import type { RegisterUserInput } from '#generated/app/access/fetchers.ts';
import { chosenClockAtom } from '#src/i18n/clock.ts';
import { knownLanguageCode } from '#src/i18n/language-codes.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';

/** The page's language and formats and the browser's time zone, with which a new account starts. */
export function usePageFormats(): Pick<
  RegisterUserInput['body'],
  'language' | 'date_locale' | 'use_24h_times' | 'time_zone'
> {
  const { language, dateLocale } = useAtomValue(translationStateAtom);
  const chosenClock = useAtomValue(chosenClockAtom);
  const languageCode = knownLanguageCode(language);
  const dateCode = knownLanguageCode(dateLocale);
  return {
    ...(languageCode && { language: languageCode }),
    ...(dateCode && { date_locale: dateCode }),
    use_24h_times: chosenClock,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
