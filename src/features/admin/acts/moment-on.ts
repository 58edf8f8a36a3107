import { type Day, type Moment, momentAt, utcDay } from '#src/util/dates.ts';

/** A moment on the given day, in UTC: at the time of day of the one that it replaces, or else at midnight. */
export function momentOn(day: Day, replacedMoment: Moment | null): Moment {
  if (replacedMoment === null) return `${day}T00:00:00Z`;
  if (utcDay(replacedMoment) === day) return replacedMoment;
  return `${day}T${momentAt(Date.parse(replacedMoment)).slice('YYYY-MM-DDT'.length)}`;
}
