import { Temporal } from 'temporal-polyfill';
import { dayMs } from '#src/util/dates.ts';
import { hourMs, type LocalTime } from './local-time.ts';

/** A local time on the time line. */
export interface Resolution {
  /** Milliseconds since 1970. */
  readonly instant: number;
  /** Why there was a choice: the time does not exist, or exists twice. */
  readonly reason?: 'gap' | 'overlap';
}

/** A time zone. All times are in milliseconds. */
export interface Zone {
  readonly name: string;
  /** The difference between local time and UTC at an instant. */
  offsetAt(instant: number): number;
  toLocal(instant: number): LocalTime;
  /**
   * The instant of a local time. One that does not exist moves forward by the gap; of one that exists twice, it is the
   * first.
   */
  resolve(local: LocalTime): Resolution;
  /** The first moment after an instant at which the offset changes; undefined if there is none within two years. */
  nextTransition(instant: number): number | undefined;
}

const zones = new Map<string, Zone | undefined>();

/** The zone of an IANA name; undefined if there is none. */
export function findZone(name: string): Zone | undefined {
  if (!zones.has(name)) zones.set(name, isZone(name) ? new CachedZone(name) : undefined);
  return zones.get(name);
}

/** @throws Error if there is no such zone. */
export function knownZone(name: string): Zone {
  const zone = findZone(name);
  if (!zone) throw new Error(`There is no time zone ${name}.`);
  return zone;
}

function isZone(name: string): boolean {
  // `Intl` also takes offsets such as `+01:00`, which are no names.
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Two local times on the time line. An event that begins in a gap keeps its length if it would end before it begins. */
export function resolveSpan(
  start: LocalTime,
  end: LocalTime,
  zone: Zone,
): { readonly start: Resolution; readonly end: Resolution } {
  const resolvedSpan = { start: zone.resolve(start), end: zone.resolve(end) };
  const isLost = resolvedSpan.end.instant <= resolvedSpan.start.instant && end > start;
  if (!isLost) return resolvedSpan;
  return {
    ...resolvedSpan,
    end: { instant: resolvedSpan.start.instant + end - start, reason: 'gap' },
  };
}

/** A change of the offset. */
interface Transition {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** Transitions are looked up by periods of about a year. */
const periodMs = 365 * dayMs;
/** Zones have moved by a whole day, across the date line. */
const largestOffsetMs = 26 * hourMs;

/** Looks transitions up once per year and zone, because that takes microseconds that add up. */
class CachedZone implements Zone {
  readonly name: string;
  readonly #periods = new Map<number, { offset: number; transitions: readonly Transition[] }>();

  constructor(name: string) {
    this.name = name;
  }

  offsetAt(instant: number): number {
    const { offset, transitions } = this.#period(Math.floor(instant / periodMs));
    let currentOffset = offset;
    for (const { at, after } of transitions) if (at <= instant) currentOffset = after;
    return currentOffset;
  }

  toLocal(instant: number): LocalTime {
    return instant + this.offsetAt(instant);
  }

  resolve(local: LocalTime): Resolution {
    const near = this.#transitionsBetween(local - largestOffsetMs, local + largestOffsetMs);
    // Far from transitions, every local time exists exactly once.
    if (near.length === 0) return { instant: local - this.offsetAt(local) };
    const offsets = [...new Set(near.flatMap(({ before, after }) => [before, after]))];
    const instants = offsets
      .map((offset) => local - offset)
      .filter((instant) => this.toLocal(instant) === local)
      .toSorted((a, b) => a - b);
    const [instant, second] = instants;
    if (instant !== undefined) return { instant, ...(second === undefined ? {} : overlap) };
    // The time would be after the transition by the old offset, and is before it by the new one.
    const gap = near.find(({ at, before, after }) => at + before <= local && local < at + after);
    return { instant: local - (gap?.before ?? this.offsetAt(local)), reason: 'gap' };
  }

  nextTransition(instant: number): number | undefined {
    return this.#transitionsBetween(instant, instant + 2 * periodMs).find(({ at }) => at > instant)
      ?.at;
  }

  #transitionsBetween(from: number, to: number): Transition[] {
    const foundTransitions: Transition[] = [];
    for (
      let period = Math.floor(from / periodMs);
      period <= Math.floor(to / periodMs);
      period += 1
    ) {
      for (const transition of this.#period(period).transitions) {
        if (transition.at >= from && transition.at <= to) foundTransitions.push(transition);
      }
    }
    return foundTransitions;
  }

  #period(number: number) {
    const knownPeriod = this.#periods.get(number);
    if (knownPeriod) return knownPeriod;
    const start = Temporal.Instant.fromEpochMilliseconds(number * periodMs).toZonedDateTimeISO(
      this.name,
    );
    const offset = readOffset(start);
    const transitions: Transition[] = [];
    // One at the end belongs to the next period as well, where it is part of the first offset.
    const end = (number + 1) * periodMs;
    let next = start.getTimeZoneTransition('next');
    for (let before = offset; next && next.epochMilliseconds <= end; ) {
      const after = readOffset(next);
      transitions.push({ at: next.epochMilliseconds, before, after });
      before = after;
      next = next.getTimeZoneTransition('next');
    }
    const period = { offset, transitions };
    this.#periods.set(number, period);
    return period;
  }
}

function readOffset({ offsetNanoseconds }: Temporal.ZonedDateTime): number {
  return offsetNanoseconds / 1_000_000;
}

const overlap = { reason: 'overlap' } as const;
