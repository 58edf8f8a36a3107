import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { readDayField, readTimeField } from './field-words.ts';

/** What fields for days and times understand besides digits and names of months: words, as long as the page is in English. */
export function useFieldWords(use24hTimes: boolean) {
  const { language } = useAtomValue(translationStateAtom);
  return useMemo(
    () =>
      language === 'en'
        ? {
            day: { readWords: readDayField },
            time: { readWords: (text: string) => readTimeField(text, use24hTimes) },
          }
        : { day: {}, time: {} },
    [language, use24hTimes],
  );
}
