import { RRuleTemporal } from 'rrule-temporal';
import { dayMs } from '#src/util/dates.ts';
import type { EventRecord, Recurrence } from '../../seed/calendar/records.ts';
import { type LocalTime, parseLocal, timeText } from '../../time/local-time.ts';
import { standardParts } from '../../time/recurrence-rule.ts';
import { knownZone, type Zone } from '../../time/zones.ts';

/** Rules are expanded by periods, of which most requests need one or two. */
const periodMs = 64 * dayMs;
/**
 * The library gives up on a rule that has no occurrence for so many of its periods: more than the months until the end of
 * all series, and enough days for a February 29 that is a Monday.
 */
const maxIterations = 15_000;
const untilPattern = /(?<=^|;)UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?/;
const farthestMs = 120 * 366 * dayMs;
/** No series goes on after 2299, as calls have no words for dates after 9999. */
const endOfSeries = Date.UTC(2300, 0, 1);

type Repeating = Pick<EventRecord, 'zone' | 'allDay'>;

interface Expansion {
  readonly rule: RRuleTemporal;
  readonly periods: Map<number, readonly LocalTime[]>;
  /** All that a rule has which the library would count from the first one at each call; undefined for other rules. */
  readonly counted: readonly LocalTime[] | undefined;
}

const expansions = new WeakMap<Recurrence, Expansion>();

/** The local times at which occurrences begin, from one time to before another, in order. */
export function occurrenceStarts(
  recurrence: Recurrence,
  event: Repeating,
  from: LocalTime,
  to: LocalTime,
): LocalTime[] {
  const foundStarts: LocalTime[] = [];
  const end = Math.min(to, endOfSeries);
  const first = Math.floor(Math.max(from, recurrence.start) / periodMs);
  for (let period = first; period * periodMs < end; period += 1) {
    for (const start of startsIn(period, recurrence, event)) {
      if (start >= from && start < end) foundStarts.push(start);
    }
  }
  return foundStarts;
}

/** The first local time at or after another at which an occurrence begins; undefined if there is none. */
export function nextStart(
  recurrence: Recurrence,
  event: Repeating,
  from: LocalTime,
): LocalTime | undefined {
  const { rule, counted } = expansionFor(recurrence, event);
  if (counted) return counted.find((start) => start >= from);
  const earliest = Math.max(from, recurrence.start);
  const next = foundOr(null, () => rule.next(new Date(earliest), true));
  const time = next?.epochMilliseconds;
  const end = Math.min(earliest + farthestMs, endOfSeries);
  return time !== undefined && time < end ? time : undefined;
}

/** Returns whether little work finds the first occurrence, which then begins in the first 64 days, and each other one. */
export function isQuick(recurrence: Recurrence, event: Repeating): boolean {
  const { rrule, start } = recurrence;
  return (
    !isCountedFromFirst(rrule) &&
    occurrenceStarts(recurrence, event, start, start + periodMs).length > 0
  );
}

/** Returns whether the library would look at all days or weeks from the first one at each call. */
function isCountedFromFirst(rrule: string): boolean {
  return [/FREQ=(DAILY|WEEKLY)/, /COUNT=/, /BY(MONTH|MONTHDAY|SETPOS)=/].every((part) =>
    part.test(rrule),
  );
}

/** The library gives up on rules that hardly ever have an occurrence. */
function foundOr<None, Found>(noResult: None, find: () => Found): Found | None {
  try {
    return find();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Maximum iterations')) return noResult;
    throw error;
  }
}

/** Counts the occurrences that begin before a local time. */
export function countBefore(recurrence: Recurrence, event: Repeating, to: LocalTime): number {
  return occurrenceStarts(recurrence, event, recurrence.start, to).length;
}

function startsIn(period: number, recurrence: Recurrence, event: Repeating): readonly LocalTime[] {
  const { rule, periods, counted } = expansionFor(recurrence, event);
  const knownStarts = periods.get(period);
  if (knownStarts) return knownStarts;
  const from = period * periodMs;
  if (counted) return counted.filter((start) => start >= from && start < from + periodMs);
  const foundDates = foundOr([], () =>
    rule.between(new Date(from), new Date(from + periodMs - 1), true),
  );
  const starts = foundDates.map(({ epochMilliseconds }) => epochMilliseconds);
  periods.set(period, starts);
  return starts;
}

function expansionFor(recurrence: Recurrence, event: Repeating): Expansion {
  const knownExpansion = expansions.get(recurrence);
  if (knownExpansion) return knownExpansion;
  const rule = ruleFrom(recurrence, event);
  const counted = isCountedFromFirst(recurrence.rrule) ? countedStarts(rule) : undefined;
  const made = { rule, periods: new Map(), counted };
  expansions.set(recurrence, made);
  return made;
}

/** All that a rule with a count has, as far as the library goes. */
function countedStarts(rule: RRuleTemporal): LocalTime[] {
  const starts: LocalTime[] = [];
  foundOr(undefined, () =>
    rule.all(({ epochMilliseconds }) => {
      starts.push(epochMilliseconds);
      return true;
    }),
  );
  return starts;
}

/**
 * The rule by the clock on the wall, as if the zone were UTC. The library leaves out local times that do not exist, but
 * here they move forward.
 */
function ruleFrom({ rrule, start }: Recurrence, { zone, allDay }: Repeating): RRuleTemporal {
  return new RRuleTemporal({
    maxIterations,
    rruleString: `DTSTART;TZID=UTC:${basicText(start)}\nRRULE:${boundedRule(rrule, allDay ? undefined : knownZone(zone))}`,
  });
}

/** `UNTIL` is an instant, and here a local time. Without it, rules with long intervals would run out of dates. */
function boundedRule(rrule: string, zone: Zone | undefined): string {
  const bounded = withUntil(standardParts(rrule), (until, isInstant) => {
    const local = isInstant && zone ? zone.toLocal(until) : until;
    return `${basicText(Math.min(local, endOfSeries - 1000))}Z`;
  });
  return untilPattern.test(bounded)
    ? bounded
    : `${bounded};UNTIL=${basicText(endOfSeries - 1000)}Z`;
}

/**
 * A rule with another end, if it has one: the last time at which an occurrence may begin.
 * @throws Error if that is no time.
 */
export function withUntil(
  rrule: string,
  change: (until: LocalTime, isInstant: boolean) => string,
): string {
  const [whole, year, month, day, hour = '23', minute = '59', second = '59', mark] =
    untilPattern.exec(rrule) ?? [];
  if (whole === undefined) return rrule;
  const until = parseLocal(`${year}-${month}-${day}T${hour}:${minute}:${second}`)?.time;
  if (until === undefined) throw new Error(`${whole} is no time.`);
  return rrule.replace(whole, `UNTIL=${change(until, mark === 'Z')}`);
}

/** `20260302T173000`. */
export function basicText(time: LocalTime): string {
  return timeText(time).replaceAll(/[-:]/g, '');
}
