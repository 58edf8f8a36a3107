import { RRuleTemporal } from 'rrule-temporal';
import { dayMs } from '#src/util/dates.ts';
import type { EventRecord, Recurrence } from '../../seed/calendar/records.ts';
import { type LocalTime, parseLocal, timeText } from '../../time/local-time.ts';
import { knownZone, type Zone } from '../../time/zones.ts';

/** Rules are expanded by periods, of which most requests need one or two. */
const periodMs = 64 * dayMs;
/** More often than anyone meets and often enough to stall a server, or never. */
const refusedParts = /\b(FREQ=(SECONDLY|MINUTELY)|BYMINUTE=|BYSECOND=|(COUNT|INTERVAL)=0+\b)/;
/** A rule with a count is expanded from its beginning. */
const mostCounted = 2000;
/** Enough for February 29 among the days of eight years. */
const maxIterations = 5000;
const untilPattern = /\bUNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?/;
const farthestMs = 120 * 366 * dayMs;

type Repeating = Pick<EventRecord, 'zone' | 'allDay'>;

interface Expansion {
  readonly rule: RRuleTemporal;
  readonly periods: Map<number, readonly LocalTime[]>;
}

const expansions = new WeakMap<Recurrence, Expansion>();

/** Whether a rule can be expanded. */
export function isReadableRule(rrule: string): boolean {
  if (refusedParts.test(rrule) || Number(/\bCOUNT=(\d+)/.exec(rrule)?.[1]) > mostCounted)
    return false;
  try {
    ruleFrom({ rrule, start: 0, length: 0 }, { zone: 'UTC', allDay: false });
    return true;
  } catch {
    return false;
  }
}

/** The local times at which occurrences begin, from one time to before another, in order. */
export function occurrenceStarts(
  recurrence: Recurrence,
  event: Repeating,
  from: LocalTime,
  to: LocalTime,
): LocalTime[] {
  const found: LocalTime[] = [];
  const first = Math.floor(Math.max(from, recurrence.start) / periodMs);
  for (let period = first; period * periodMs < to; period += 1) {
    for (const start of startsIn(period, recurrence, event)) {
      if (start >= from && start < to) found.push(start);
    }
  }
  return found;
}

/** The first local time at or after another at which an occurrence begins; undefined if there is none. */
export function nextStart(
  recurrence: Recurrence,
  event: Repeating,
  from: LocalTime,
): LocalTime | undefined {
  const { rule } = expansionFor(recurrence, event);
  const earliest = Math.max(from, recurrence.start);
  const next = foundOr(null, () => rule.next(new Date(earliest), true));
  const time = next?.epochMilliseconds;
  return time !== undefined && time < earliest + farthestMs ? time : undefined;
}

/** The library gives up on rules that hardly ever have an occurrence. */
function foundOr<None, Found>(none: None, find: () => Found): Found | None {
  try {
    return find();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Maximum iterations')) return none;
    throw error;
  }
}

/** How many occurrences begin before a local time. */
export function countBefore(recurrence: Recurrence, event: Repeating, to: LocalTime): number {
  return occurrenceStarts(recurrence, event, recurrence.start, to).length;
}

function startsIn(period: number, recurrence: Recurrence, event: Repeating): readonly LocalTime[] {
  const { rule, periods } = expansionFor(recurrence, event);
  const known = periods.get(period);
  if (known) return known;
  const from = period * periodMs;
  const found = foundOr([], () =>
    rule.between(new Date(from), new Date(from + periodMs - 1), true),
  );
  const starts = found.map(({ epochMilliseconds }) => epochMilliseconds);
  periods.set(period, starts);
  return starts;
}

function expansionFor(recurrence: Recurrence, event: Repeating): Expansion {
  const known = expansions.get(recurrence);
  if (known) return known;
  const made = { rule: ruleFrom(recurrence, event), periods: new Map() };
  expansions.set(recurrence, made);
  return made;
}

/**
 * The rule by the clock on the wall, as if the zone were UTC. The library leaves out local times that do not exist, but
 * here they move forward.
 */
function ruleFrom({ rrule, start }: Recurrence, { zone, allDay }: Repeating): RRuleTemporal {
  return new RRuleTemporal({
    maxIterations,
    rruleString: `DTSTART;TZID=UTC:${basicText(start)}\nRRULE:${withLocalUntil(rrule, allDay ? undefined : knownZone(zone))}`,
  });
}

/** `UNTIL` is an instant, and here a local time. */
function withLocalUntil(rrule: string, zone: Zone | undefined): string {
  return withUntil(
    rrule,
    (until, isInstant) => `${basicText(isInstant && zone ? zone.toLocal(until) : until)}Z`,
  );
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
