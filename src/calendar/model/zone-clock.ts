import { dayMs, type Moment, utcDay } from '#src/util/dates.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';

const minuteMs = 60_000;

/**
 * Returns the time that clocks in a time zone show at a moment, in minutes since 1970-01-01T00:00 on the clock.
 * @param zone is an IANA name; null or an unknown one stands for the device's zone.
 * @param time in milliseconds since 1970.
 */
export function clockMinuteIn(zone: string | null, time: number): number {
  const parts = new Map(
    clock(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  // A year that is still being typed has fewer digits.
  const year = parts.get('year')?.padStart(4, '0');
  const day = dayNumber(`${year}-${parts.get('month')}-${parts.get('day')}`);
  return day * minutesPerDay + Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
}

/**
 * The moment at which clocks in a zone show a time; the first one if it comes twice.
 * @param second since 1970-01-01T00:00:00 on the clock.
 */
export function momentIn(zone: string | null, second: number): Moment {
  const time = timeIn(zone, Math.floor(second / 60)) + (second % 60) * 1000;
  return `${utcDay(time)}T${new Date(time).toISOString().slice(11, 19)}Z`;
}

/**
 * Returns the time that clocks in another zone show when those in a zone show a minute, both in minutes since
 * 1970-01-01T00:00 on the clock. If the minute comes twice, the first one counts; null if clocks skip it.
 */
export function clockMinuteElsewhere(
  minute: number,
  from: string | null,
  to: string | null,
): number | null {
  const time = timeIn(from, minute);
  return clockMinuteIn(from, time) === minute ? clockMinuteIn(to, time) : null;
}

/**
 * The same, but a minute that clocks skip moves forward by as much, as the server moves it.
 */
export function clockMinuteMoved(minute: number, from: string | null, to: string | null): number {
  return from === to ? minute : clockMinuteIn(to, timeIn(from, minute));
}

/**
 * The first time in milliseconds since 1970 at which clocks in a zone show a minute. For one that they skip, it is as long
 * after the change as the minute is after the beginning of the gap.
 */
function timeIn(zone: string | null, minute: number): number {
  const writtenTime = minute * minuteMs;
  const timeAt = (moment: number) =>
    writtenTime - (clockMinuteIn(zone, moment) * minuteMs - moment);
  // No zone is a day away from UTC, so these are the clocks before and after any change near the minute.
  const before = timeAt(writtenTime - dayMs);
  const after = timeAt(writtenTime + dayMs);
  const isRight = (time: number) => clockMinuteIn(zone, time) === minute;
  return !isRight(before) && isRight(after) ? after : before;
}

/** Creating one takes longer than using it. */
const clocks = new Map<string | null, Intl.DateTimeFormat>();

function clock(zone: string | null): Intl.DateTimeFormat {
  const keptClock = clocks.get(zone);
  if (keptClock) return keptClock;
  const options: Intl.DateTimeFormatOptions = {
    ...(zone !== null && isKnownZone(zone) && { timeZone: zone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  const createdClock = new Intl.DateTimeFormat('en', options);
  clocks.set(zone, createdClock);
  return createdClock;
}

/** Returns whether this browser knows a time zone. */
export function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    // Servers know zones that are newer than this browser.
    return false;
  }
}
