import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useToday } from '#src/calendar/store/use-now.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import type { WordsContext } from '#src/ui/form/date-codecs.ts';
import type { Day } from '#src/util/dates.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import type { FormCalendar } from '../event-values.ts';
import { readDay } from './read-day.ts';
import { minuteOfDay, readTimePoint } from './read-time.ts';
import { type Phrase, splitWords, type Word } from './words.ts';

/** A day as people would say it in English, such as "Friday" or "in 3 days"; null if there is anything else in the text. */
export function readDayField(text: string, { today, weekStartsOn }: WordsContext): Day | null {
  // Digits are read in the reader's order before.
  const context = { today: dayNumber(today), weekStartsOn, readDigits: () => null };
  const namedDay = readAll(text, (words) => readDay(words, 0, context));
  return namedDay && namedDay.usualStart === null ? dayAt(namedDay.day) : null;
}

/** A time of day, such as "noon", in minutes since midnight. */
export function readTimeField(text: string, use24hTimes: boolean): number | null {
  const writtenTime = readAll(text, (words) => readTimePoint(words, 0));
  const minute = writtenTime && minuteOfDay(writtenTime, use24hTimes);
  return minute !== null && minute < minutesPerDay ? minute : null;
}

function readAll<Meaning>(
  text: string,
  read: (words: readonly Word[]) => Phrase<Meaning> | null,
): Meaning | null {
  const words = splitWords(text);
  const phrase = read(words);
  return phrase?.to === words.length ? phrase.meaning : null;
}

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
