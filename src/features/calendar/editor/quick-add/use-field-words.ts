import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useToday } from '#src/calendar/store/use-now.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { dayAt } from '#src/util/day-numbers.ts';
import type { FormCalendar } from '../event-values.ts';
import { readDayField, readTimeField } from './field-words.ts';

/**
 * Returns the words that fields for days and times understand besides digits and names of months, as long as the page
 * is in English. Days are those of the calendar, as in the words of a title.
 */
export function useFieldWords(
  { zone, weekStartsOn }: Pick<FormCalendar, 'zone' | 'weekStartsOn'>,
  use24hTimes: boolean,
) {
  const { language } = useAtomValue(translationStateAtom);
  const today = dayAt(useToday(zone));
  return useMemo(() => {
    const day = { today, weekStartsOn };
    if (language !== 'en') return { day, time: {} };
    return {
      day: { ...day, readWords: readDayField },
      time: { readWords: (text: string) => readTimeField(text, use24hTimes) },
    };
  }, [language, use24hTimes, today, weekStartsOn]);
}
