import { dayMs, type Moment, storyDate, type Timed } from '../seed/moment.ts';

const storyNow = storyDate(0).getTime();

/** A time in the format of responses: in UTC, without fractions of a second. */
export function isoTime(time: Date | number): string {
  return `${new Date(time).toISOString().slice(0, -5)}Z`;
}

/** A time in the format of trial dates: `2026-04-01T00:00:00+00:00`. */
export function trialTime(time: Date | number): string {
  return isoTime(time).replace('Z', '+00:00');
}

/** When something happened in a world that began at the given time. */
export function timeOf(moment: Moment, begunAt: Date): number {
  if (typeof moment === 'string') return Date.parse(moment);
  const begun = begunAt.getTime();
  if (Math.abs(moment) < dayMs) return begun + moment;
  // Whole days after the story, so that nightly backups stay nightly.
  return storyNow + moment + Math.floor((begun - storyNow) / dayMs) * dayMs;
}

/** Caches the demo data's dates by the start of their world, because most are requested repeatedly. */
const datesByStart = new WeakMap<Date, Map<number, string>>();

/** The same, in the format of responses. */
export function dateOf(moment: Moment, begunAt: Date): string {
  if (typeof moment === 'string') return moment;
  const dates = remembered(datesByStart, begunAt, () => new Map());
  return remembered(dates, moment, () => isoTime(timeOf(moment, begunAt)));
}

/** Records with dates, by the start of their world. Records never change, so each is converted once. */
const datedByStart = new WeakMap<Date, WeakMap<object, unknown>>();

/** Converts a record's value to the contract's type, with dates in place of moments. */
export function dated<Value>(timed: Timed<Value>, begunAt: Date): Value {
  const known = remembered(datedByStart, begunAt, () => new WeakMap());
  // TypeScript cannot see that every moment has become a date.
  return datedValue(timed, begunAt, known) as Value;
}

/** Objects without moments stay identical. */
function datedValue(value: unknown, begunAt: Date, known: WeakMap<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // Not cached, because most arrays are created for one response.
  if (Array.isArray(value)) return value.map((element) => datedValue(element, begunAt, known));
  return remembered(known, value, () => datedObject(value, begunAt, known));
}

function datedObject(value: object, begunAt: Date, known: WeakMap<object, unknown>): object {
  let copy: Record<string, unknown> | undefined;
  for (const [key, member] of Object.entries(value)) {
    const shown =
      typeof member === 'number'
        ? datedNumber(key, member, begunAt)
        : datedValue(member, begunAt, known);
    if (shown === member) continue;
    copy ??= { ...value };
    copy[key] = shown;
  }
  return copy ?? value;
}

function datedNumber(key: string, value: number, begunAt: Date): number | string {
  if (key.endsWith('_at')) return dateOf(value, begunAt);
  return key === 'trial_end' ? trialTime(timeOf(value, begunAt)) : value;
}

interface Memory<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function remembered<Key, Value>(memory: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
