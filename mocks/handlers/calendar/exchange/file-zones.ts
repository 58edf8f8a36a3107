import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { dayMs } from '#src/util/dates.ts';
import { type LocalTime, partsAt } from '../../../time/local-time.ts';
import { readRule } from '../../../time/recurrence-rule.ts';
import { findZone, type Zone } from '../../../time/zones.ts';
import { type FileComponent, readProperty } from './ics-components.ts';

/** A time of a file, by the clock of a zone that calendars know. */
export interface ZonedTime {
  readonly time: LocalTime;
  readonly zone: Zone;
  /** True if the zone is like the file's only at this time. */
  readonly isStandIn: boolean;
}

const lastYear = 2205;
const halfMonths = 48;
const hourMs = 3_600_000;
/** Files have few zones without a name, and each search looks at hundreds of zones. */
const mostSearches = 3;

/** The searches in a file, which has several calendars. */
export interface ZoneSearches {
  count: number;
}

/** The zones of a calendar in a file: those that it defines, and those with names. */
export class FileZones {
  readonly #definitions = new Map<string, ICAL.Timezone>();
  /** The zone in the place of a definition in a year; null if no zone is like it. */
  readonly #likeZones = new Map<string, Zone | null>();
  readonly #fallback: Zone;
  readonly #searches: ZoneSearches;
  /** The results of searches, by name. */
  readonly #found = new Map<string, Zone | undefined>();

  /** @param fallback the zone for times of definitions that no zone is like. */
  constructor(components: readonly FileComponent[], fallback: Zone, searches: ZoneSearches) {
    this.#fallback = fallback;
    this.#searches = searches;
    for (const component of components) {
      const definition = readDefinition(component);
      if (definition) this.#definitions.set(definition.tzid, definition);
    }
  }

  /** A local time in the zone of a name; undefined if there is no such zone. */
  resolve(name: string, time: LocalTime): ZonedTime | undefined {
    const definition = this.#definitions.get(name);
    const named = findNamedZone(name);
    if (!definition) return named && { time, zone: named, isStandIn: false };
    const instant = time - offsetAt(definition, time);
    // Software often writes only the changes of the clocks around its events, and means the whole zone.
    if (findZone(name)?.resolve(time).instant === instant) {
      return { time, zone: findZone(name) ?? this.#fallback, isStandIn: false };
    }
    const zone = this.#zoneLike(name, definition, time);
    if (zone) return { time, zone, isStandIn: false };
    return { time: this.#fallback.toLocal(instant), zone: this.#fallback, isStandIn: true };
  }

  /** The zone whose clocks change as a definition says, in two years. */
  #zoneLike(name: string, definition: ICAL.Timezone, time: LocalTime): Zone | undefined {
    const { year } = partsAt(time);
    const key = `${year} ${name}`;
    const known = this.#likeZones.get(key);
    if (known !== undefined) return known ?? undefined;
    const samples = sampleTimes(year).map((at) => ({ at, offset: offsetAt(definition, at) }));
    const isLike = (zone: Zone | undefined) =>
      samples.every(({ at, offset }) => zone?.resolve(at).instant === at - offset);
    const [first] = samples;
    const named = findNamedZone(name);
    const likely = [named, this.#fallback, this.#found.get(name), fixedZone(first?.offset ?? 0)];
    const zone = likely.find(isLike) ?? this.#searchAll(name, isLike);
    this.#likeZones.set(key, zone ?? null);
    return zone;
  }

  /** Looks at all zones, once for each name. */
  #searchAll(name: string, isLike: (zone: Zone | undefined) => boolean): Zone | undefined {
    if (this.#found.has(name) || this.#searches.count === mostSearches) return undefined;
    this.#searches.count += 1;
    const names = Intl.supportedValuesOf('timeZone');
    const found = names.find((candidate) => isLike(findZone(candidate)));
    const zone = found === undefined ? undefined : findZone(found);
    this.#found.set(name, zone);
    return zone;
  }
}

function sampleTimes(year: number): LocalTime[] {
  return Array.from({ length: halfMonths }, (_, index) =>
    Date.UTC(year, Math.floor(index / 2), index % 2 === 0 ? 1 : 15, 12),
  );
}

/** The zone with the same time all year, if there is one. */
function fixedZone(offset: number): Zone | undefined {
  const hours = offset / hourMs;
  const name = hours === 0 ? 'UTC' : `GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
  return findZone(`Etc/${name}`);
}

/** The zone of an IANA name, of a Windows name, or of the last parts of a name with a prefix. */
export function findNamedZone(name: string): Zone | undefined {
  const plain = name.trim();
  const known = findZone(plain) ?? findWindowsZone(plain);
  if (known) return known;
  const parts = plain.split('/').slice(-3);
  return [parts, parts.slice(-2), parts.slice(-1)]
    .filter((tail) => tail.length < plain.split('/').length)
    .map((tail) => findZone(tail.join('/')))
    .find((zone) => zone !== undefined);
}

function findWindowsZone(name: string): Zone | undefined {
  const [main] = findIana(name, '001');
  return main === undefined ? undefined : findZone(main);
}

/** The definition of a zone; undefined if it cannot be read. */
function readDefinition({ lines, parts }: FileComponent): ICAL.Timezone | undefined {
  const name = lines.map(readProperty).find((read) => read.name === 'TZID');
  const observances = parts.flatMap((part) => readObservance(part) ?? []);
  const [first] = observances.toSorted((a, b) => a.start.localeCompare(b.start));
  if (!name?.property || !first) return undefined;
  const text = [
    'BEGIN:VTIMEZONE',
    // The library takes times before the first observance for UTC.
    ...observanceLines({ ...first, start: '18000101T000000', to: first.from, more: [] }),
    ...observances.flatMap(observanceLines),
    'END:VTIMEZONE',
  ].join('\r\n');
  const component = new ICAL.Component(ICAL.parse(text));
  const definition = new ICAL.Timezone({ component, tzid: name.raw.trim() });
  // All years at once, as the library would work each of them out from the first one.
  offsetAt(definition, Date.UTC(lastYear, 0));
  return definition;
}

interface Observance {
  readonly kind: string;
  readonly start: string;
  readonly from: string;
  readonly to: string;
  /** Lines that say when it begins again. */
  readonly more: readonly string[];
}

function observanceLines({ kind, start, from, to, more }: Observance): string[] {
  const lines = [`DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...more];
  return [`BEGIN:${kind}`, ...lines, `END:${kind}`];
}

const mostDates = 500;
/** Rules begin with the first zones at the earliest, and not in 1601 as in files of Windows. */
const firstYear = '1880';

/** A period of standard time or of daylight saving time; undefined if it cannot be read. */
function readObservance({ kind, lines }: FileComponent): Observance | undefined {
  if (kind !== 'STANDARD' && kind !== 'DAYLIGHT') return undefined;
  const values = Map.groupBy(lines.map(readProperty), ({ name }) => name);
  const find = (name: string, pattern: RegExp) =>
    (values.get(name) ?? []).map(({ raw = '' }) => pattern.exec(raw)?.[0]).find(Boolean);
  const start = find('DTSTART', /^\d{8}T\d{6}/);
  const from = find('TZOFFSETFROM', /^[+-]\d{4}(?:\d\d)?$/);
  const to = find('TZOFFSETTO', /^[+-]\d{4}(?:\d\d)?$/);
  const rule = values.get('RRULE')?.[0];
  const yearly = rule && yearlyRule(rule.raw ?? '');
  if (!start || !from || !to || (rule && !yearly)) return undefined;
  const dates = (values.get('RDATE') ?? [])
    .flatMap(({ raw = '' }) => raw.split(','))
    .filter((date) => /^\d{8}T\d{6}Z?$/.test(date));
  const isEarly = yearly !== undefined && start < firstYear;
  return {
    kind,
    from,
    to,
    start: isEarly ? firstYear + start.slice(4) : start,
    more: [
      ...(yearly ? [`RRULE:${yearly}`] : []),
      ...dates.slice(0, mostDates).map((date) => `RDATE:${date}`),
    ],
  };
}

/** A rule that takes little work; undefined for others, which no zone has. */
function yearlyRule(text: string): string | undefined {
  const { rule } = readRule(text);
  return rule !== undefined &&
    /^(?:(?:FREQ=YEARLY|(?:UNTIL|COUNT|INTERVAL|BYMONTH|BYDAY|BYMONTHDAY|WKST)=[^;]+)(?:;|$))+$/.test(
      rule,
    )
    ? rule
    : undefined;
}

function offsetAt(definition: ICAL.Timezone, local: LocalTime): number {
  const { year, month, day } = partsAt(local);
  const seconds = Math.floor((((local % dayMs) + dayMs) % dayMs) / 1000);
  const time = ICAL.Time.fromData({
    year,
    month,
    day,
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  });
  return definition.utcOffset(time) * 1000;
}
