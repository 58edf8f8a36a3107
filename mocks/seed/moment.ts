import { referenceDate } from '../fixture-source.ts';

/**
 * When something in the demo data happened: milliseconds from the time at which a world begins, so that the demo data
 * looks as fresh in a year as it does today. Mostly negative, since it happened before.
 */
export type SeededTime = number;

/** When something in a world happened: before it began, or at a date, as responses spell it. */
export type Moment = SeededTime | string;

type DateKey = `${string}_at` | 'trial_end';

/** A value of the contract as records keep it, with moments in place of dates. */
export type Timed<Value> = Value extends readonly (infer Element)[]
  ? readonly Timed<Element>[]
  : Value extends object
    ? {
        readonly [Key in keyof Value]: Key extends DateKey
          ? Moment | Exclude<Value[Key], string>
          : Timed<Value[Key]>;
      }
    : Value;

export const minuteMs = 60 * 1000;
export const dayMs = 24 * 60 * minuteMs;
export const yearMs = 365 * dayMs;

const referenceTime = Date.parse(referenceDate);

/** The time of a date in the documents' story, which a world that begins at the fixtures' reference date tells exactly. */
export function storyTime(date: string): SeededTime {
  return Date.parse(date) - referenceTime;
}

/** The date that a time has in the documents' story. */
export function storyDate(time: SeededTime): Date {
  return new Date(referenceTime + time);
}

/** A time in the past, at most so long ago, which is as likely to be minutes as hours, days or weeks ago. */
export function recently(number: number, longestMs: number): SeededTime {
  const shortestMs = 2 * minuteMs;
  return -wholeSeconds(shortestMs * (longestMs / shortestMs) ** fraction(number));
}

/** A time in the past at which something began that lasts, at most so long ago: more often lately than long ago. */
export function since(number: number, shortestMs: number, longestMs: number): SeededTime {
  return -wholeSeconds(shortestMs + (longestMs - shortestMs) * fraction(number) ** 2);
}

function wholeSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000) * 1000;
}

/** At least 0 and below 1: the same for the same number, and far apart for neighboring ones. */
function fraction(number: number): number {
  return (Math.imul(number + 1, 0x9e3779b1) >>> 0) / 2 ** 32;
}
