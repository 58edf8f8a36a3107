import { createEventLimits } from '#generated/calendar/limits.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { createUnclearFinder } from './find-unclear.ts';
import type { Grammar } from './grammar.ts';
import { createDayJoiner, joinMoments } from './join-days.ts';
import { findPhrases, type Phrase, plainLine, withBlank } from './line.ts';
import { createClockReader, type NamedTime } from './read-clock.ts';
import { createDayReader, type DayContext, type NamedDay } from './read-days.ts';
import { createLengthReader } from './read-lengths.ts';
import { createRepetitionReader, type NamedRepetition } from './read-repetition.ts';
import { readTags } from './read-tags.ts';
import { sortParts } from './sort-parts.ts';

export interface WordContext extends DayContext {
  readonly use24hTimes: boolean;
  /** Minutes since 1970 on the clock. */
  readonly now: number;
  /** Those that an event can be put on. */
  readonly subCalendars: readonly SubCalendar[];
}

/** The meaning of some words for an event. */
export type Meaning =
  | {
      readonly kind: 'day';
      readonly first: NamedDay;
      readonly last: NamedDay | null;
      /** When it begins, if the words say so: "tomorrow morning". In minutes of the day. */
      readonly usualStart: number | null;
    }
  /** A moment on one day and another on a later one. */
  | {
      readonly kind: 'moments';
      readonly first: NamedDay;
      readonly start: number;
      readonly last: NamedDay;
      readonly end: number;
    }
  | { readonly kind: 'time'; readonly time: NamedTime }
  /** Minutes from now. */
  | { readonly kind: 'later'; readonly minutes: number }
  | { readonly kind: 'length'; readonly minutes: number }
  | { readonly kind: 'days'; readonly count: number }
  | { readonly kind: 'allDay' }
  | { readonly kind: 'repetition'; readonly repetition: NamedRepetition }
  | { readonly kind: 'times'; readonly count: number }
  | { readonly kind: 'until'; readonly last: NamedDay }
  /** The id is null if there is no such sub-calendar. */
  | { readonly kind: 'calendar'; readonly name: string; readonly id: number | null };

/** The parts of a line. */
export interface LineParts {
  /** The words that mean nothing else; empty if all of them do. */
  readonly title: string;
  /** Empty for none. */
  readonly place: string;
  readonly meanings: readonly Meaning[];
  /** The parts of the title that look like days, times or repetitions, as they were typed. */
  readonly unclear: readonly string[];
}

export type LineReader = (typedText: string, context: WordContext) => LineParts;

/** Reads what a person has typed in a language: the title, the place, and what the other words mean. */
export function createLineReader(grammar: Grammar): LineReader {
  const readRepetitions = createRepetitionReader(grammar);
  const readLengths = createLengthReader(grammar);
  const readDays = createDayReader(grammar);
  const readClocks = createClockReader(grammar);
  const joinDays = createDayJoiner(grammar);
  const { findTitles, findPeriods, findRest } = createUnclearFinder(grammar);
  return (typedText, context) => {
    const text = typedText.trim();
    // The form refuses such a title, and to read a long text at each key would hold up typing.
    if ([...text].length > createEventLimits.title.maxLength) {
      return { title: text, place: '', meanings: [], unclear: [] };
    }
    const typed = text.normalize('NFC');
    const line = plainLine(typed);
    const quotes = findPhrases(line, /"[^"]+"|“[^”]+”/g, () => true);
    const titles = findTitles(quotes.reduce(withBlank, line));
    const phrases: Phrase<Meaning>[] = [];
    let rest = [...quotes, ...titles].reduce(withBlank, line);
    const take = (more: readonly Phrase<Meaning>[]) => {
      phrases.push(...more);
      rest = more.reduce(withBlank, rest);
    };
    take(readTags(rest, context.subCalendars));
    const periods = findPeriods(rest);
    rest = periods.reduce(withBlank, rest);
    take(mean(readRepetitions(rest), (repetition) => ({ kind: 'repetition', repetition })));
    take(readLengths(rest));
    const takeTimes = (isBareRead: boolean) => {
      const times = readClocks(rest, { use24hTimes: context.use24hTimes, isBareRead });
      take(mean(times, (time) => ({ kind: 'time', time })));
    };
    takeTimes(false);
    const days = readDays(rest, context);
    const withoutDays = rest;
    rest = days.reduce(withBlank, rest);
    takeTimes(true);
    phrases.push(...joinDays(withoutDays, days));
    return sortParts(
      typed,
      { phrases: joinMoments(line, phrases, grammar), quotes, titles, periods },
      findRest,
    );
  };
}

function mean<Read>(
  phrases: readonly Phrase<Read>[],
  findMeaning: (read: Read) => Meaning,
): Phrase<Meaning>[] {
  return phrases.map(({ meaning, ...span }) => ({ ...span, meaning: findMeaning(meaning) }));
}
