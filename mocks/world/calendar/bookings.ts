import IntervalTree from '@flatten-js/interval-tree';
import { dayMs } from '#src/util/dates.ts';
import type { EventRecord } from '../../seed/calendar/records.ts';
import type { Zone } from '../../time/zones.ts';
import type { CalendarState } from './calendar-state.ts';
import { dayRange, type Occurrence, occurrencesIn, textsAt } from './occurrences.ts';

/** Events are expanded by so many days, as most are in the way soon or not at all. */
const periodDays = 7;
const periodMs = periodDays * dayMs;

/** Instants, also of whole days. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** An occurrence on a sub-calendar that allows only one at a time. */
export interface Booking extends Interval {
  readonly occurrence: Occurrence;
}

/** When the sub-calendars that allow only one event at a time are taken. Expands only the days that are asked about. */
export class Bookings {
  readonly zone: Zone;
  readonly #strict: ReadonlySet<number>;
  readonly #records: EventRecord[];
  /** By sub-calendar. */
  readonly #recordsOn = new Map<number, EventRecord[]>();
  /** By sub-calendar. */
  readonly #trees = new Map<number, IntervalTree<Booking>>();
  /** By sub-calendar: which occurrences its tree has, as one may be in several periods. */
  readonly #known = new Map<number, Set<string>>();
  /** By sub-calendar: the periods that have been expanded. */
  readonly #periods = new Map<number, Set<number>>();

  constructor(
    { subCalendars }: Pick<CalendarState, 'subCalendars'>,
    records: readonly EventRecord[],
    zone: Zone,
  ) {
    this.zone = zone;
    const strict = subCalendars.filter((subCalendar) => !subCalendar.allows_overlap);
    this.#strict = new Set(strict.map(({ id }) => id));
    this.#records = [...records];
  }

  /** The sub-calendars of an event that allow only one at a time, also those of its occurrences. */
  strictIds(record: EventRecord): number[] {
    return listPlaces(record).filter((id) => this.#strict.has(id));
  }

  add(record: EventRecord) {
    this.#records.push(record);
    for (const id of this.strictIds(record)) {
      this.#recordsOn.get(id)?.push(record);
      for (const period of this.#periods.get(id) ?? []) this.#expand(id, period, [record]);
    }
  }

  /** When something takes place, on the time line. Whole days begin and end at midnight in the calendar's zone. */
  toInterval({ allDay, start, end }: Pick<Occurrence, 'allDay' | 'start' | 'end'>): Interval {
    if (!allDay) return { start, end };
    return { start: this.zone.resolve(start).instant, end: this.zone.resolve(end).instant };
  }

  /** Where an occurrence takes place, as far as only one at a time may be there. */
  strictIdsAt(occurrence: Occurrence): number[] {
    return textsAt(occurrence).subCalendarIds.filter((id) => this.#strict.has(id));
  }

  /** The bookings on a sub-calendar during some time, in order. */
  during(id: number, interval: Interval): Booking[] {
    for (const period of listPeriods(interval)) this.#treeAt(id, period);
    return this.#search(id, interval, interval);
  }

  /** The same by periods, for those who look until they have enough: one that is in several periods comes several times. */
  *byPeriods(id: number, interval: Interval): Generator<Booking> {
    for (const period of listPeriods(interval)) {
      this.#treeAt(id, period);
      const start = Math.max(interval.start, period * periodMs);
      const end = Math.min(interval.end, (period + 1) * periodMs);
      yield* this.#search(id, { start, end }, interval);
    }
  }

  /** Those of a part of an interval. */
  #search(id: number, part: Interval, interval: Interval): Booking[] {
    const bookings = this.#findTree(id).search([part.start, part.end]);
    // Those that only touch the time are found, too.
    return bookings
      .filter((booking) => overlaps(booking, interval))
      .toSorted((a, b) => a.start - b.start);
  }

  /** Returns whether there is a booking on a sub-calendar during some time, without looking at all of them. */
  isTaken(id: number, { start, end }: Interval): boolean {
    return listPeriods({ start, end }).some((period) =>
      // A moment less at both ends leaves out those that only touch the time.
      this.#treeAt(id, period).intersect_any([start + 1, end - 1]),
    );
  }

  /** The tree of a sub-calendar, once a period is in it. */
  #treeAt(id: number, period: number): IntervalTree<Booking> {
    const periods = valueAt(this.#periods, id, () => new Set<number>());
    if (!periods.has(period)) {
      periods.add(period);
      const recordsOn = () => this.#records.filter((record) => listPlaces(record).includes(id));
      this.#expand(id, period, valueAt(this.#recordsOn, id, recordsOn));
    }
    return this.#findTree(id);
  }

  #findTree(id: number): IntervalTree<Booking> {
    return valueAt(this.#trees, id, () => new IntervalTree<Booking>());
  }

  #expand(id: number, period: number, records: readonly EventRecord[]) {
    const tree = this.#findTree(id);
    const known = valueAt(this.#known, id, () => new Set<string>());
    const first = period * periodDays;
    // Days of the zone begin and end up to a day earlier or later.
    const range = dayRange((first - 1) * dayMs, (first + periodDays + 1) * dayMs, this.zone);
    for (const record of records) {
      for (const occurrence of occurrencesIn(record, range)) {
        const key = `${record.id} ${occurrence.original}`;
        if (known.has(key) || !textsAt(occurrence).subCalendarIds.includes(id)) continue;
        known.add(key);
        const booking = { occurrence, ...this.toInterval(occurrence) };
        tree.insert([booking.start, booking.end], booking);
      }
    }
  }
}

/** The periods that an interval touches. */
function listPeriods({ start, end }: Interval): number[] {
  const first = Math.floor(start / periodMs);
  return Array.from(
    { length: Math.floor(end / periodMs) - first + 1 },
    (_, index) => first + index,
  );
}

/** Returns whether two intervals share some time. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

const placesOfSeries = new WeakMap<EventRecord, readonly number[]>();

/** The sub-calendars of an event and of its occurrences. */
function listPlaces(record: EventRecord): readonly number[] {
  const { subCalendarIds, exceptions } = record;
  if (exceptions.size === 0) return subCalendarIds;
  const knownPlaces = placesOfSeries.get(record);
  if (knownPlaces) return knownPlaces;
  const moved = [...exceptions.values()].flatMap(({ changes }) => changes?.subCalendarIds ?? []);
  const places = [...new Set([...subCalendarIds, ...moved])];
  placesOfSeries.set(record, places);
  return places;
}

function valueAt<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
