import { type Moment, utcDay } from '#src/util/dates.ts';
import { dayMs, storyDate, type TimedRecord, type WorldTime } from '../seed/moment.ts';

const storyNow = storyDate(0).getTime();

/** A time in the format of responses: in UTC, without fractions of a second. */
export function isoTime(time: Date | number): Moment {
  return `${utcDay(Number(time))}T${new Date(time).toISOString().slice(11, -5)}Z`;
}

/** A time in the format of trial dates: `2026-04-01T00:00:00+00:00`. */
export function trialTime(time: Date | number): Moment {
  return `${utcDay(Number(time))}T${isoTime(time).slice(11, -1)}+00:00`;
}

/** When something happened in a world that began at the given time. */
export function toTime(time: WorldTime, begunAt: Date): number {
  if (typeof time === 'string') return Date.parse(time);
  const startTime = begunAt.getTime();
  if (Math.abs(time) < dayMs) return startTime + time;
  // Whole days after the story, so that nightly backups stay nightly.
  return storyNow + time + Math.floor((startTime - storyNow) / dayMs) * dayMs;
}

/** The same, in the format of responses. */
export function toMoment(time: WorldTime, begunAt: Date): Moment {
  return typeof time === 'string' ? time : isoTime(toTime(time, begunAt));
}

/** Converts a record's value to the contract's type, with moments in place of the world's times. */
export function resolveTimes<Value>(value: TimedRecord<Value>, begunAt: Date): Value {
  // TypeScript cannot see that every time has become a moment.
  return resolveValue(value, begunAt) as Value;
}

function resolveValue(value: unknown, begunAt: Date): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((element) => resolveValue(element, begunAt));
  const members = Object.entries(value).map(([key, member]) => [
    key,
    typeof member === 'number'
      ? resolveNumber(key, member, begunAt)
      : resolveValue(member, begunAt),
  ]);
  return Object.fromEntries(members);
}

function resolveNumber(key: string, value: number, begunAt: Date): number | Moment {
  if (key.endsWith('_at')) return toMoment(value, begunAt);
  return key === 'trial_end' ? trialTime(toTime(value, begunAt)) : value;
}
