import { referenceDate } from '../fixture-source.ts';

export const dayMs = 24 * 60 * 60 * 1000;
/** The moment that the demo data was looked at last, as a number. */
export const referenceTime = Date.parse(referenceDate);

/** A moment as the answers write it: in UTC, without fractions of a second. */
export function isoTime(time: Date | number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** A moment as trial dates are written: `2026-04-01T00:00:00+00:00`. */
export function trialTime(time: Date | number): string {
  return isoTime(time).replace('Z', '+00:00');
}
