import { useAtomValue } from 'jotai';
import type { RegisterUserInput } from '#generated/app/fetchers.ts';
import { use24hTimesAtom } from '#src/i18n/formats.ts';
import { knownLanguageCode } from '#src/i18n/language-codes.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';

/** The page's language and formats and the browser's time zone, with which a new account starts. */
export function usePageFormats(): Pick<
  RegisterUserInput['body'],
  'language' | 'date_locale' | 'use_24h_times' | 'time_zone'
> {
  const { language, dateLocale } = useAtomValue(translationStateAtom);
  const use24hTimes = useAtomValue(use24hTimesAtom);
  const languageCode = knownLanguageCode(language);
  const dateCode = knownLanguageCode(dateLocale);
  return {
    ...(languageCode && { language: languageCode }),
    ...(dateCode && { date_locale: dateCode }),
    use_24h_times: use24hTimes,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
