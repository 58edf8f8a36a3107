import { type Day, dayMs, type Moment, momentAt, utcDay } from '#src/util/dates.ts';

/** A trial's end on the given day, in the server's format (product specification, section 7). */
export function trialEndOn(day: Day, current: Moment | null): Moment {
  const time = current === null ? '00:00:00' : momentAt(Date.parse(current)).slice(11, 19);
  return `${day}T${time}+00:00`;
}

/** The UTC day this many days after a trial's end, or after today if there is no trial or it has ended. */
export function dayLater(current: Moment | null, days: number, now: number): Day {
  const from = Math.max(current === null ? now : Date.parse(current), now);
  return utcDay(from + days * dayMs);
}
