import { clockStyle } from '#src/i18n/clock-style.ts';
import { dayMs } from '#src/util/dates.ts';
import { dateParts, minutesPerDay } from '#src/util/day-numbers.ts';

/** Writes days and times of the calendar, which are numbers without a time zone (`src/util/day-numbers.ts`). */
export interface CalendarFormats {
  /** The language tag. */
  readonly locale: string;
  readonly use24hTimes: boolean;
  /** Monday, March 2, 2026 */
  fullDay: (day: number) => string;
  /** Monday, March 2 */
  weekdayAndDay: (day: number) => string;
  /** Mar 2 */
  shortDay: (day: number) => string;
  /** Mar 2, 2026 */
  shortDayAndYear: (day: number) => string;
  /** The number of the day in its month. */
  dayOfMonth: (day: number) => string;
  /** March 2026 */
  month: (day: number) => string;
  /** March */
  monthName: (day: number) => string;
  /** 2026 */
  year: (day: number) => string;
  /** Mar 2 – 8, 2026 */
  days: (first: number, last: number) => string;
  /** The weekday of a day. */
  weekday: (day: number, width: 'long' | 'short' | 'narrow') => string;
  /** Monday, Wednesday, and Friday */
  list: (items: readonly string[]) => string;
  /** Training, Heron, Otter: without a word before the last. */
  join: (items: readonly string[]) => string;
  /** 17:30 or 5:30 PM. @param minute of a day, or since 1970. */
  time: (minute: number) => string;
  /** 17:00 or 5 PM. @param minute of a day, at a full hour. */
  hour: (minute: number) => string;
  /** The same where room is short: 17:30 or 5:30 PM, but 5 PM for a full hour. */
  shortTime: (minute: number) => string;
  /** 17:30 – 19:00 or 5:30 PM – 7 PM; only the start of what lasts longer than a day. Both are in minutes since 1970. */
  times: (start: number, end: number) => string;
  /** How much later or earlier clocks are: +1h, -30m. @param minutes by which they are later. */
  shift: (minutes: number) => string;
}

const minuteMs = 60_000;

/** With the month's name wherever people write one, which the style `medium` leaves out in German and Arabic. */
const shortDate = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/**
 * Creates the formats of a locale.
 * @param locale is a language tag.
 */
export function createCalendarFormats(locale: string, use24hTimes: boolean): CalendarFormats {
  const format = (options: Intl.DateTimeFormatOptions, unitMs = dayMs) => {
    const write = lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
    return remembering((count) => write().format(count * unitMs));
  };
  const days = lazily(() => new Intl.DateTimeFormat(locale, { ...shortDate, timeZone: 'UTC' }));
  const list = lazily(() => new Intl.ListFormat(locale));
  const separator = lazily(() => listSeparator(list()));
  const weekdays = {
    long: format({ weekday: 'long' }),
    short: format({ weekday: 'short' }),
    narrow: format({ weekday: 'narrow' }),
  };
  const shifts = { hour: shiftFormat(locale, 'hour'), minute: shiftFormat(locale, 'minute') };
  const time = clock(format(clockStyle(use24hTimes), minuteMs));
  const hour12 = clock(format({ hour: 'numeric', hourCycle: 'h12' }, minuteMs));
  const hour = use24hTimes ? time : hour12;
  const shortTime = (minute: number) => (minute % 60 === 0 ? hour(minute) : time(minute));
  return {
    locale,
    use24hTimes,
    fullDay: format({ dateStyle: 'full' }),
    weekdayAndDay: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    shortDay: format({ month: 'short', day: 'numeric' }),
    shortDayAndYear: format(shortDate),
    dayOfMonth: (day) => String(dateParts(day).day),
    month: format({ month: 'long', year: 'numeric' }),
    monthName: format({ month: 'long' }),
    year: format({ year: 'numeric' }),
    days: (first, last) => days().formatRange(first * dayMs, last * dayMs),
    weekday: (day, width) => weekdays[width](day),
    list: (items) => list().format(items),
    join: (items) => items.join(separator()),
    time,
    hour,
    shortTime,
    // `formatRange` takes too long for thousands of events.
    times: (start, end) =>
      start < end && end - start <= minutesPerDay
        ? `${shortTime(start)} – ${shortTime(end)}`
        : shortTime(start),
    shift: (minutes) =>
      minutes % 60 === 0 ? shifts.hour().format(minutes / 60) : shifts.minute().format(minutes),
  };
}

/** What stands between the first items of a longer list: ", ", and in Japanese "、". */
function listSeparator(list: Intl.ListFormat): string {
  return (
    list.formatToParts(['a', 'b', 'c', 'd']).find(({ type }) => type === 'literal')?.value ?? ', '
  );
}

function shiftFormat(locale: string, unit: 'hour' | 'minute'): () => Intl.NumberFormat {
  return lazily(
    () =>
      new Intl.NumberFormat(locale, {
        ...{ style: 'unit', unit, unitDisplay: 'narrow', signDisplay: 'always' },
      }),
  );
}

/** Writes the minute of a day. */
function clock(write: (minute: number) => string): (minute: number) => string {
  return (minute) => write(((minute % minutesPerDay) + minutesPerDay) % minutesPerDay);
}

/** Remembers the texts, since thousands of events are on the same few days and at the same few times. */
function remembering(write: (count: number) => string): (count: number) => string {
  const texts = new Map<number, string>();
  return (count) => {
    const known = texts.get(count);
    if (known !== undefined) return known;
    const text = write(count);
    texts.set(count, text);
    return text;
  };
}

/** Creating a format takes longer than using it. */
function lazily<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
