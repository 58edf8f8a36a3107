import type { Moment } from '#src/util/dates.ts';
import { referenceDate } from '../fixture.ts';

/**
 * When something in the demo data happened: milliseconds relative to the time at which a world begins, so that the demo
 * data always looks fresh. Mostly negative, meaning before.
 */
export type SeededTime = number;

/** When something in a world happened: relative to its beginning, or as in responses. */
export type WorldTime = SeededTime | Moment;

type DateKey = `${string}_at` | 'trial_end';

/** A contract type as records store it, with times of the world in place of moments. */
export type TimedRecord<Value> = Value extends readonly (infer Element)[]
  ? readonly TimedRecord<Element>[]
  : Value extends object
    ? {
        readonly [Key in keyof Value]: Key extends DateKey
          ? WorldTime | Exclude<Value[Key], Moment>
          : TimedRecord<Value[Key]>;
      }
    : Value;

export const minuteMs = 60 * 1000;
export const dayMs = 24 * 60 * minuteMs;
export const yearMs = 365 * dayMs;

const referenceTime = Date.parse(referenceDate);

/**
 * The time of a date in the documents' story. A world that begins at the fixtures' reference date shows exactly that
 * date.
 */
export function storyTime(date: string): SeededTime {
  return Date.parse(date) - referenceTime;
}

/** The date in the documents' story for a time. */
export function storyDate(time: SeededTime): Date {
  return new Date(referenceTime + time);
}

/** A past time, at most this long ago, equally likely to be minutes, hours, days or weeks ago. */
export function recently(number: number, longestMs: number): SeededTime {
  const shortestMs = 2 * minuteMs;
  return -wholeSeconds(shortestMs * (longestMs / shortestMs) ** fraction(number));
}

/** A past time, at most this long ago, at which something ongoing began; recent ones are more likely. */
export function since(number: number, shortestMs: number, longestMs: number): SeededTime {
  return -wholeSeconds(shortestMs + (longestMs - shortestMs) * fraction(number) ** 2);
}

function wholeSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000) * 1000;
}

/** At least 0 and less than 1: the same for the same number, and far apart for neighboring numbers. */
function fraction(number: number): number {
  return (Math.imul(number + 1, 0x9e3779b1) >>> 0) / 2 ** 32;
}
