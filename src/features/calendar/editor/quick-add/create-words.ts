import type { WordsContext } from '#src/ui/form/date-codecs.ts';
import type { Day } from '#src/util/dates.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import type { Grammar } from './grammar.ts';
import { parseQuickAdd, type QuickAddContext, type Reading } from './parse-quick-add.ts';
import { createLineReader, type Meaning } from './read-line.ts';

/** Readers of the words of a language. */
export interface Words {
  /** Reads the line of a new event. */
  readonly read: (typedText: string, context: QuickAddContext) => Reading;
  /** A day as people would say it, such as "Friday" or "in 3 days"; null if there is anything else in the text. */
  readonly readDay: (text: string, context: WordsContext) => Day | null;
  /** A time of day, such as "noon", in minutes since midnight. */
  readonly readTime: (text: string, use24hTimes: boolean) => number | null;
}

export function createWords(grammar: Grammar): Words {
  const readLine = createLineReader(grammar);
  const readAll = (text: string, context: WordsContext, use24hTimes: boolean): Meaning | null => {
    const today = dayNumber(context.today);
    const now = today * minutesPerDay;
    // Digits are read in the reader's order before.
    const rest = { ...context, today, now, use24hTimes, subCalendars: [], readDigits: () => null };
    const { title, place, meanings } = readLine(text, rest);
    const [only, ...others] = meanings;
    return only && others.length === 0 && title === '' && place === '' ? only : null;
  };
  return {
    read: (typedText, context) => parseQuickAdd(typedText, readLine, context),
    readDay: (text, context) => {
      const meaning = readAll(text, context, true);
      const isDay = meaning?.kind === 'day' && meaning.last === null && meaning.usualStart === null;
      return isDay ? dayAt(meaning.first.day) : null;
    },
    readTime: (text, use24hTimes) => {
      const meaning = readAll(text, { today: '2026-01-01', weekStartsOn: 1 }, use24hTimes);
      return meaning?.kind === 'time' && meaning.time.end === null ? meaning.time.start : null;
    },
  };
}
