import { type Day, type Moment, momentAt, utcDay } from '#src/util/dates.ts';

/** A moment on the given day, in UTC: at the time of day of the one that it replaces, or else at midnight. */
export function momentOn(day: Day, replaced: Moment | null): Moment {
  if (replaced === null) return `${day}T00:00:00Z`;
  if (utcDay(replaced) === day) return replaced;
  return `${day}T${momentAt(Date.parse(replaced)).slice('YYYY-MM-DDT'.length)}`;
}
