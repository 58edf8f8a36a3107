import { clockStyle } from '#src/i18n/clock-style.ts';
import { type Day, dayMs } from '#src/util/dates.ts';
import { dateParts, dayAt, minutesPerDay } from '#src/util/day-numbers.ts';

/** Writes days and times of the calendar, which are numbers without a time zone (`src/util/day-numbers.ts`). */
export type CalendarFormats = Readonly<ReturnType<typeof createCalendarFormats>>;

const minuteMs = 60_000;

/** With the month's name wherever people write one, which the style `medium` leaves out in German and Arabic. */
const shortDate = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/**
 * Creates the formats of a locale.
 * @param locale is a language tag.
 * @param writeFullDay the server's format of days in full, if it has one.
 */
export function createCalendarFormats(
  locale: string,
  use24hTimes: boolean,
  writeFullDay?: (day: Day) => string,
) {
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
    /** Monday, March 2, 2026 */
    fullDay: writeFullDay
      ? remembering((day) => writeFullDay(dayAt(day)))
      : format({ dateStyle: 'full' }),
    /** Monday, March 2 */
    weekdayAndDay: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    /** Mon, Mar 2 */
    weekdayAndShortDay: format({ weekday: 'short', month: 'short', day: 'numeric' }),
    /** Mar 2 */
    shortDay: format({ month: 'short', day: 'numeric' }),
    /** Mar 2, 2026 */
    shortDayAndYear: format(shortDate),
    /** The number of the day in its month. */
    dayOfMonth: (day: number) => String(dateParts(day).day),
    /** March 2026 */
    month: format({ month: 'long', year: 'numeric' }),
    /** March */
    monthName: format({ month: 'long' }),
    /** 2026 */
    year: format({ year: 'numeric' }),
    /** Mar 2 – 8, 2026 */
    days: (first: number, last: number) =>
      writeYearOnce(days().formatRangeToParts(first * dayMs, last * dayMs)),
    /** The weekday of a day. */
    weekday: (day: number, width: keyof typeof weekdays) => weekdays[width](day),
    /** Monday, Wednesday, and Friday */
    list: (items: readonly string[]) => list().format(items),
    /** Training, Heron, Otter: without a word before the last. */
    join: (items: readonly string[]) => items.join(separator()),
    /** 17:30 or 5:30 PM, for a minute of a day, or since 1970. */
    time,
    /** 17:00 or 5 PM, for a minute of a day, at a full hour. */
    hour,
    /** The same where room is short: 17:30 or 5:30 PM, but 5 PM for a full hour. */
    shortTime,
    /**
     * 17:30 – 19:00 or 5:30 PM – 7 PM; only the start of what lasts longer than a day. Both are in minutes since 1970.
     * `formatRange` takes too long for thousands of events.
     */
    times: (start: number, end: number) =>
      start < end && end - start <= minutesPerDay
        ? `${shortTime(start)} – ${shortTime(end)}`
        : shortTime(start),
    /** Formats how much later or earlier clocks are: +1h, -30m. @param minutes by which they are later. */
    shift: (minutes: number) =>
      minutes % 60 === 0 ? shifts.hour().format(minutes / 60) : shifts.minute().format(minutes),
  };
}

/** Leaves out the end's year, with the separator after it, if it is the start's: 2026/03/02～03/08. Only some languages repeat it. */
function writeYearOnce(parts: readonly Intl.DateTimeRangeFormatPart[]): string {
  const [first] = parts;
  const end = parts.findIndex(({ source }) => source === 'endRange');
  const isRepeated =
    first?.type === 'year' && parts[end]?.type === 'year' && parts[end].value === first.value;
  const written = isRepeated ? parts.toSpliced(end, 2) : parts;
  return written.map(({ value }) => value).join('');
}

/** Returns the separator between the first items of a longer list: ", ", and in Japanese "、". */
function listSeparator(list: Intl.ListFormat): string {
  return (
    list.formatToParts(['a', 'b', 'c', 'd']).find(({ type }) => type === 'literal')?.value ?? ', '
  );
}

function shiftFormat(locale: string, unit: 'hour' | 'minute'): () => Intl.NumberFormat {
  return lazily(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'narrow',
        signDisplay: 'always',
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
    const knownText = texts.get(count);
    if (knownText !== undefined) return knownText;
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
