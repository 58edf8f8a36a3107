import type { RecurrencePattern } from '#src/calendar/model/recurrence.ts';
import { longestEvent, type WantedTime } from '#src/calendar/model/wanted-time.ts';
import { dateParts, firstOfMonth, minutesPerDay, weekday } from '#src/util/day-numbers.ts';
import type { NamedDay } from './read-days.ts';
import type { LineReader, Meaning, WordContext } from './read-line.ts';
import type { NamedRepetition } from './read-repetition.ts';

export interface QuickAddContext extends WordContext {
  /** When the event is if the words do not say so. */
  readonly time: WantedTime;
}

/** The meaning of the words of a new event. */
export interface QuickAdd {
  /** The words that mean nothing else; empty if all of them do. */
  readonly title: string;
  /** Null if they do not say when it is. */
  readonly time: WantedTime | null;
  readonly subCalendarIds: readonly number[];
  /** Names after # that no sub-calendar has. */
  readonly unknownCalendars: readonly string[];
  readonly repetition: QuickRepetition | null;
  /** Empty for none. */
  readonly location: string;
}

export interface QuickRepetition {
  readonly kind: RecurrencePattern['kind'];
  readonly interval: number;
  /** For `weekly`; empty for that of the start. */
  readonly weekdays: readonly number[];
  readonly count: number | null;
  /** The last day; null for none. */
  readonly until: number | null;
}

/** Only its last mention counts, because a title comes first: "Discuss Monday's race tomorrow". */
type Found = { readonly [Kind in Meaning['kind']]?: Extract<Meaning, { kind: Kind }> };

/** The meaning of the words of a new event; null if they are only a title. */
export interface Reading {
  readonly meaning: QuickAdd | null;
  /** The parts of the title that look like days, times or repetitions. */
  readonly unclear: readonly string[];
}

/** Reads an event as people would say it, such as "Training every Tuesday 18:30-20 #Juniors @Boathouse". */
export function parseQuickAdd(
  typedText: string,
  readLine: LineReader,
  context: QuickAddContext,
): Reading {
  const { title, place, meanings, unclear } = readLine(typedText, context);
  if (meanings.length === 0 && place === '') return { meaning: null, unclear };
  const found: Found = Object.fromEntries(meanings.map((meaning) => [meaning.kind, meaning]));
  const calendars = meanings.filter((meaning) => meaning.kind === 'calendar');
  const time = findTime(found, context);
  const meaning = {
    title,
    time,
    subCalendarIds: [...new Set(calendars.flatMap(({ id }) => id ?? []))],
    unknownCalendars: calendars.flatMap(({ id, name }) => (id === null ? name : [])),
    repetition: found.repetition
      ? findRepetition(found.repetition.repetition, found, time ?? context.time)
      : null,
    location: place,
  };
  return { meaning, unclear };
}

/** When the event is; null if the words do not say so. */
function findTime(foundPhrases: Found, context: QuickAddContext): WantedTime | null {
  const { moments, later, repetition, allDay } = foundPhrases;
  if (moments) {
    const start = moments.first.day * minutesPerDay + moments.start;
    const end = moments.last.day * minutesPerDay + moments.end;
    return within({ start, end: Math.max(start, end), isAllDay: false });
  }
  if (later) {
    const step = 5;
    const start = Math.ceil((context.now + later.minutes) / step) * step;
    return within({ start, end: start + (foundPhrases.length?.minutes ?? 60), isAllDay: false });
  }
  const clock = allDay ? null : findClock(foundPhrases, context.time);
  const { day: named, days, until } = foundPhrases;
  const isSaid = named ?? days ?? repetition ?? allDay ?? until ?? clock;
  if (!isSaid) return null;
  const day = findDay(foundPhrases, clock, context);
  if (clock) {
    const start = day * minutesPerDay + clock.start;
    return within({ start, end: start + clock.length, isAllDay: false });
  }
  const last = findLastDay(foundPhrases, day);
  return within({ start: day * minutesPerDay, end: (last + 1) * minutesPerDay, isAllDay: true });
}

/** The time of day and the length in minutes; null if the words do not say when it begins. */
function findClock(
  { time, day, length }: Found,
  otherwise: WantedTime,
): { start: number; length: number } | null {
  const usual = day?.usualStart ?? (length ? otherwise.start % minutesPerDay : null);
  const start = time?.time.start ?? usual;
  if (start === null || start === undefined) return null;
  const end = time?.time.end ?? null;
  return { start, length: end === null ? (length?.minutes ?? 60) : end - start };
}

function findDay(
  { day, repetition }: Found,
  clock: { start: number } | null,
  { now, today, time }: QuickAddContext,
): number {
  const isOver = (first: NamedDay) =>
    first.cycle === 'week' &&
    first.day === today &&
    clock !== null &&
    today * minutesPerDay + clock.start < now;
  const knownDay = day
    ? day.first.day + (isOver(day.first) ? 7 : 0)
    : Math.floor(time.start / minutesPerDay);
  return repetition ? firstFitting(repetition.repetition, knownDay) : knownDay;
}

/** The last day of an event that lasts all day. */
function findLastDay({ day, days, until, repetition }: Found, first: number): number {
  if (day?.last) return Math.max(first, day.last.day);
  if (days && !repetition) return first + days.count - 1;
  if (until && !repetition) return Math.max(first, until.last.day);
  return first;
}

/** The first day from a day on that a repetition is on. */
function firstFitting(repetition: NamedRepetition, from: number): number {
  const fits = (day: number) => {
    switch (repetition.kind) {
      case 'weekly':
        return repetition.weekdays.length === 0 || repetition.weekdays.includes(weekday(day));
      case 'weekdays':
        return weekday(day) % 6 !== 0;
      case 'monthly':
        return repetition.day === null || dateParts(day).day === repetition.day;
      case 'monthlyByWeekday':
        return (
          weekday(day) === repetition.weekday &&
          Math.ceil(dateParts(day).day / 7) === repetition.week
        );
      default:
        return true;
    }
  };
  const { year, month } = dateParts(from);
  // Every day of a month is in one of the next three.
  const last = firstOfMonth(year, month + 3);
  for (let day = from; day < last; day += 1) if (fits(day)) return day;
  return from;
}

function findRepetition(
  repetition: NamedRepetition,
  { times, until, days }: Found,
  { start }: WantedTime,
): QuickRepetition {
  const first = Math.floor(start / minutesPerDay);
  const last = until ? until.last.day : days ? first + days.count - 1 : null;
  return {
    kind: repetition.kind,
    interval: 'interval' in repetition ? repetition.interval : 1,
    weekdays: repetition.kind === 'weekly' ? repetition.weekdays : [],
    count: times?.count ?? null,
    until: last === null || times ? null : Math.max(first, last),
  };
}

function within({ start, end, isAllDay }: WantedTime): WantedTime {
  return { start, end: Math.min(end, start + longestEvent), isAllDay };
}
