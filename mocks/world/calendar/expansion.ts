import { RRuleTemporal } from 'rrule-temporal';
import { dayMs } from '#src/util/dates.ts';
import type { EventRecord, Recurrence } from '../../seed/calendar/records.ts';
import { type LocalTime, parseLocal, partsAt, timeText, weekday } from '../../time/local-time.ts';
import { standardParts } from '../../time/recurrence-rule.ts';
import { knownZone, type Zone } from '../../time/zones.ts';
import { weekdays } from './rule-shift.ts';

/** Rules are expanded by periods, of which most requests need one or two: of so many days, or yearly ones by years. */
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
  readonly isYearly: boolean;
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
  const expansion = expansionFor(recurrence, event);
  const first = periodAt(Math.max(from, recurrence.start), expansion);
  for (let period = first; periodStart(period, expansion) < end; period += 1) {
    for (const start of startsIn(period, expansion)) {
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
  const rrule = libraryRule(recurrence);
  const { start } = recurrence;
  return (
    !isCountedFromFirst(rrule) &&
    !laboriousRules.some((pattern) => pattern.test(rrule)) &&
    occurrenceStarts(recurrence, event, start, start + periodMs).length > 0
  );
}

/** Rules for which the library takes milliseconds for each year. */
const laboriousRules = [
  /BY(WEEKNO|YEARDAY)=(?:[^,;]+,){7}/,
  /FREQ=WEEKLY.*BYSETPOS|BYSETPOS.*FREQ=WEEKLY/,
];

/** Returns whether the library would look at all days or weeks from the first one at each call. */
function isCountedFromFirst(rrule: string): boolean {
  return [/FREQ=(DAILY|WEEKLY)/, /COUNT=/, /BY(MONTH|MONTHDAY|SETPOS)=/].every((part) =>
    part.test(rrule),
  );
}

const allDaysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1).join();

/**
 * The same rule in the form in which the library has less work: it looks at each day of one that is daily or weekly, but
 * only at the days of a monthly one that the rule names.
 */
function libraryRule({ rrule, start }: Recurrence): string {
  const parts = new Map(
    standardParts(rrule)
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  );
  const frequency = parts.get('FREQ');
  const isFiltered = parts.has('BYMONTH') || parts.has('BYMONTHDAY');
  const isEach = (parts.get('INTERVAL') ?? '1') === '1';
  const isOfWeek = frequency === 'WEEKLY' && !parts.has('BYSETPOS');
  if (!isFiltered || !isEach || !(isOfWeek || frequency === 'DAILY')) return standardParts(rrule);
  parts.set('FREQ', 'MONTHLY');
  // The set of a day has only itself.
  parts.delete('BYSETPOS');
  parts.delete('WKST');
  if (!parts.has('BYDAY')) {
    if (isOfWeek) parts.set('BYDAY', weekdays[weekday(start)] ?? '');
    else if (!parts.has('BYMONTHDAY')) parts.set('BYMONTHDAY', allDaysOfMonth);
  }
  return [...parts].map(([name, value]) => `${name}=${value}`).join(';');
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

function startsIn(period: number, expansion: Expansion): readonly LocalTime[] {
  const { rule, periods, counted } = expansion;
  const knownStarts = periods.get(period);
  if (knownStarts) return knownStarts;
  const [from, to] = [periodStart(period, expansion), periodStart(period + 1, expansion)];
  if (counted) return counted.filter((start) => start >= from && start < to);
  const foundDates = foundOr([], () => rule.between(new Date(from), new Date(to - 1), true));
  const starts = foundDates.map(({ epochMilliseconds }) => epochMilliseconds);
  periods.set(period, starts);
  return starts;
}

function periodAt(time: LocalTime, { isYearly }: Expansion): number {
  return isYearly ? partsAt(time).year : Math.floor(time / periodMs);
}

function periodStart(period: number, { isYearly }: Expansion): LocalTime {
  return isYearly ? Date.UTC(period, 0) : period * periodMs;
}

function expansionFor(recurrence: Recurrence, event: Repeating): Expansion {
  const knownExpansion = expansions.get(recurrence);
  if (knownExpansion) return knownExpansion;
  const { rrule } = recurrence;
  const rule = ruleFrom(recurrence, event);
  const counted = isCountedFromFirst(libraryRule(recurrence)) ? countedStarts(rule) : undefined;
  const made = { rule, isYearly: rrule.includes('FREQ=YEARLY'), periods: new Map(), counted };
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
function ruleFrom(recurrence: Recurrence, { zone, allDay }: Repeating): RRuleTemporal {
  return new RRuleTemporal({
    maxIterations,
    rruleString: `DTSTART;TZID=UTC:${basicText(recurrence.start)}\nRRULE:${boundedRule(libraryRule(recurrence), allDay ? undefined : knownZone(zone))}`,
  });
}

/** `UNTIL` is an instant, and here a local time. Without it, rules with long intervals would run out of dates. */
function boundedRule(rrule: string, zone: Zone | undefined): string {
  const bounded = withUntil(rrule, (until, isInstant) => {
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
