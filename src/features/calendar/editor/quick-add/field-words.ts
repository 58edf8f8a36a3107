import { useMemo } from 'react';
import { useToday } from '#src/calendar/store/use-now.ts';
import { dayAt } from '#src/util/day-numbers.ts';
import type { FormCalendar } from '../event-values.ts';
import { useWords } from './use-words.ts';

/**
 * Returns the words that fields for days and times understand besides digits and names of months, in the page's language.
 * Days and weeks are those of the calendar, as in the words of a title.
 */
export function useFieldWords(
  { zone, weekStartsOn, weekNumber }: Pick<FormCalendar, 'zone' | 'weekStartsOn' | 'weekNumber'>,
  use24hTimes: boolean,
) {
  const words = useWords();
  const today = dayAt(useToday(zone));
  return useMemo(() => {
    const day = { today, weekStartsOn, weekNumber };
    if (!words) return { day, time: {} };
    return {
      day: { ...day, readWords: words.readDay },
      time: { readWords: (text: string) => words.readTime(text, use24hTimes) },
    };
  }, [words, use24hTimes, today, weekStartsOn, weekNumber]);
}
