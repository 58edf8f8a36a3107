import { dayMs } from '#src/util/dates.ts';
import { type LocalTime, partsAt, timeText, weekday } from '../../../time/local-time.ts';
import type { Zone } from '../../../time/zones.ts';
import { weekdays } from '../../../world/calendar/rule-shift.ts';
import type { JsonComponent, JsonProperty } from './json-component.ts';

/** A change of the clocks. */
interface Change {
  readonly year: number;
  /** By the clock that is changed. */
  readonly local: LocalTime;
  readonly before: number;
  readonly after: number;
}

/** So many years in which the clocks change in the same way are a rule, as they have each weekday. */
const sampleYears = 12;
/** Zones without a rule, such as those that follow the moon, have their changes for so many years. */
const listedYears = 40;

/**
 * The definition of a zone: its changes of the clocks from a year before a moment, and the rule of all that follow.
 * @param year the last one of which it must be known how the clocks change.
 */
export function writeZone(zone: Zone, first: number, year: number): JsonComponent {
  const from = Date.UTC(partsAt(first).year - 1, 0);
  const changes = listChanges(zone, from, Date.UTC(year + listedYears, 0));
  const sample = changes.filter(
    (change) => change.year > year && change.year <= year + sampleYears,
  );
  const rules = findRules(sample, changes);
  const start = rules?.from ?? Number.POSITIVE_INFINITY;
  const listed = changes.filter((change) => change.year < start);
  const offset = zone.offsetAt(from);
  const initial = { year: 0, local: from + offset, before: offset, after: offset };
  const groups = Map.groupBy(listed, ({ before, after }) => `${before} ${after}`);
  const observances = [
    observance([initial]),
    ...[...groups.values()].map((group) => observance(group)),
    ...(rules?.rules ?? []).map(({ first: [change], rule }) => observance([change], rule)),
  ];
  return ['vtimezone', [['tzid', {}, 'text', zone.name]], observances];
}

function listChanges(zone: Zone, from: number, to: number): Change[] {
  const changes: Change[] = [];
  // Zones look two years ahead, and some have no change for decades.
  for (let at = from; at < to; ) {
    const next = zone.nextTransition(at);
    if (next === undefined) at += 365 * dayMs;
    else {
      const before = zone.offsetAt(next - 1000);
      const local = next + before;
      changes.push({ year: partsAt(local).year, local, before, after: zone.offsetAt(next) });
      at = next;
    }
  }
  return changes.filter(({ local, before }) => local - before < to);
}

interface Rule {
  readonly first: readonly [Change];
  readonly rule: Readonly<Record<string, string | number | readonly number[]>>;
}

/** The rules of a sample of years, and the year from which on they hold; undefined if there are none. */
function findRules(
  sample: readonly Change[],
  changes: readonly Change[],
): { readonly from: number; readonly rules: readonly Rule[] } | undefined {
  const byMonth = [...Map.groupBy(sample, ({ local }) => partsAt(local).month).values()];
  const [some] = byMonth;
  if (!some) return undefined;
  const found = byMonth.map((group) => ({ group, rule: yearlyRule(group) }));
  if (found.some(({ group, rule }) => group.length !== sampleYears || !rule)) return undefined;
  const isOfRules = (change: Change) =>
    found.some(({ group, rule }) => rule && isOfRule(change, group[0], rule));
  const from = findFirstYear(changes, isOfRules, found.length);
  const rules = found.flatMap(({ group, rule }) => {
    const [like] = group;
    const first = changes.find(
      (change) => change.year === from && rule && like && isOfRule(change, like, rule),
    );
    return first && rule ? [{ first: [first] as const, rule: rule.value }] : [];
  });
  return rules.length === found.length ? { from, rules } : undefined;
}

/** The first year from which on all changes are those of the rules. */
function findFirstYear(
  changes: readonly Change[],
  isOfRules: (change: Change) => boolean,
  perYear: number,
): number {
  const byYear = Map.groupBy(changes, ({ year }) => year);
  const years = [...byYear.keys()].toSorted((a, b) => b - a);
  let first = years[0] ?? 0;
  for (const year of years) {
    const list = byYear.get(year) ?? [];
    if (year < first - 1 || list.length !== perYear || !list.every(isOfRules)) break;
    first = year;
  }
  return first;
}

interface YearlyRule {
  readonly value: Rule['rule'];
  /** The days of the month on which it may be. */
  readonly days: readonly [first: number, last: number];
}

/** The rule of changes that are one in each year; undefined if they follow none. */
function yearlyRule(changes: readonly Change[]): YearlyRule | undefined {
  const [first] = changes;
  if (!first) return undefined;
  const isSame = changes.every(
    (change) =>
      weekday(change.local) === weekday(first.local) &&
      change.local % dayMs === first.local % dayMs &&
      change.before === first.before &&
      change.after === first.after,
  );
  const days = changes.map(({ local }) => partsAt(local).day);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  if (!isSame || most - least > 6) return undefined;
  const { month, year } = partsAt(first.local);
  const name = weekdays[weekday(first.local)] ?? '';
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isLast = changes.every(({ local }) => partsAt(local + 7 * dayMs).month !== month);
  const place = Math.ceil(least / 7);
  const isPlaced = place === Math.ceil(most / 7);
  const value = { freq: 'YEARLY', bymonth: month };
  if (isLast) return { value: { ...value, byday: `-1${name}` }, days: [length - 7, 31] };
  if (isPlaced) {
    return { value: { ...value, byday: `${place}${name}` }, days: [place * 7 - 6, place * 7] };
  }
  // Twelve years have the first and the last of the seven days.
  const window = Array.from({ length: 7 }, (_, index) => least + index);
  return { value: { ...value, byday: name, bymonthday: window }, days: [least, least + 6] };
}

function isOfRule(change: Change, like: Change | undefined, { days }: YearlyRule): boolean {
  const { month, day } = partsAt(change.local);
  return (
    like !== undefined &&
    month === partsAt(like.local).month &&
    day >= days[0] &&
    day <= days[1] &&
    weekday(change.local) === weekday(like.local) &&
    change.local % dayMs === like.local % dayMs &&
    change.before === like.before &&
    change.after === like.after
  );
}

function observance(changes: readonly Change[], rule?: Rule['rule']): JsonComponent {
  const [first] = changes;
  if (!first) throw new Error('There is no change.');
  const kind = first.after > first.before ? 'daylight' : 'standard';
  const properties: JsonProperty[] = [
    ['dtstart', {}, 'date-time', timeText(first.local)],
    ['tzoffsetfrom', {}, 'utc-offset', offsetText(first.before)],
    ['tzoffsetto', {}, 'utc-offset', offsetText(first.after)],
  ];
  if (rule) properties.push(['rrule', {}, 'recur', rule]);
  for (const { local } of changes.length > 1 ? changes : []) {
    properties.push(['rdate', {}, 'date-time', timeText(local)]);
  }
  return [kind, properties, []];
}

/** `+01:00`, or with seconds, as before there were zones. */
function offsetText(milliseconds: number): string {
  const text = timeText(Math.abs(milliseconds)).slice(11);
  return `${milliseconds < 0 ? '-' : '+'}${text.endsWith(':00') ? text.slice(0, 5) : text}`;
}
