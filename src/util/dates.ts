/** A day of the calendar, `YYYY-MM-DD`, without a time zone. OpenAPI's `format: date`. */
export type Day = `${number}-${number}-${number}`;

/**
 * A point in time, such as `2026-03-02T09:00:00Z`. OpenAPI's `format: date-time`. In different time zones, it is on
 * different days.
 */
export type Moment = `${Day}T${string}`;

export const dayMs = 86_400_000;

/** Returns whether a text is a day of the calendar, in a year of four digits. */
export function isDay(text: string): text is Day {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Browsers read February 30 as March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * The day of a point in time, in UTC.
 * @param time a moment, or milliseconds since 1970.
 * @throws RangeError if it is invalid, or its year has more than four digits.
 */
export function utcDay(time: Moment | number): Day {
  const day = new Date(time).toISOString().slice(0, 10);
  if (!isDay(day)) throw new RangeError(`The year of ${time} has more than four digits.`);
  return day;
}

/**
 * A point in time as the contract writes it, in UTC.
 * @param time milliseconds since 1970.
 * @throws RangeError if it is invalid, or its year has more than four digits.
 */
export function momentAt(time: number): Moment {
  return `${utcDay(time)}T${new Date(time).toISOString().slice(11)}`;
}

/** The day in the device's time zone. @param time in milliseconds since 1970. */
export function localDay(time: number): Day {
  return utcDay(time - new Date(time).getTimezoneOffset() * 60_000);
}

/** The day this many days later, or earlier if negative. */
export function addDays(day: Day, days: number): Day {
  return utcDay(Date.parse(day) + days * dayMs);
}
