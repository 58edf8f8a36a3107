import IntervalTree from '@flatten-js/interval-tree';
import { dayMs } from '#src/util/dates.ts';
import type { EventRecord } from '../../seed/calendar/records.ts';
import type { Zone } from '../../time/zones.ts';
import type { CalendarState } from './calendar-state.ts';
import { dayRange, type Occurrence, occurrencesIn, textsAt } from './occurrences.ts';

/** Events are expanded by so many days, as most are in the way soon or not at all. */
const periodDays = 7;

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
  /** By sub-calendar. One that is in several periods may be there several times. */
  readonly #trees = new Map<number, IntervalTree<Booking>>();
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

  /**
   * The bookings on the same sub-calendars as an occurrence during some time, in the order of days. One that lasts longer
   * than a day may come several times.
   */
  *during(occurrence: Occurrence, { start, end }: Interval): Generator<Booking> {
    const ids = textsAt(occurrence).subCalendarIds.filter((id) => this.#strict.has(id));
    for (let day = Math.floor(start / dayMs); day <= Math.floor(end / dayMs); day += 1) {
      const ofDay = { start: Math.max(start, day * dayMs), end: Math.min(end, (day + 1) * dayMs) };
      const bookings = ids.flatMap((id) => this.#treeAt(id, day).search([ofDay.start, ofDay.end]));
      // Those that only touch the time are found, too.
      const inTime = bookings.filter((booking) => overlaps(booking, { start, end }));
      yield* inTime.toSorted((a, b) => a.start - b.start);
    }
  }

  /** The tree of a sub-calendar, once a day is in it. */
  #treeAt(id: number, day: number): IntervalTree<Booking> {
    const period = Math.floor(day / periodDays);
    const periods = valueAt(this.#periods, id, () => new Set<number>());
    if (!periods.has(period)) {
      periods.add(period);
      const recordsOn = () => this.#records.filter((record) => listPlaces(record).includes(id));
      this.#expand(id, period, valueAt(this.#recordsOn, id, recordsOn));
    }
    return valueAt(this.#trees, id, () => new IntervalTree<Booking>());
  }

  #expand(id: number, period: number, records: readonly EventRecord[]) {
    const tree = valueAt(this.#trees, id, () => new IntervalTree<Booking>());
    const first = period * periodDays;
    // Days of the zone begin and end up to a day earlier or later.
    const range = dayRange((first - 1) * dayMs, (first + periodDays + 1) * dayMs, this.zone);
    for (const record of records) {
      for (const occurrence of occurrencesIn(record, range)) {
        if (!textsAt(occurrence).subCalendarIds.includes(id)) continue;
        const booking = { occurrence, ...this.toInterval(occurrence) };
        tree.insert([booking.start, booking.end], booking);
      }
    }
  }
}

/** Returns whether two intervals share some time. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

function listPlaces({ subCalendarIds, exceptions }: EventRecord): readonly number[] {
  if (exceptions.size === 0) return subCalendarIds;
  const moved = [...exceptions.values()].flatMap(({ changes }) => changes?.subCalendarIds ?? []);
  return [...new Set([...subCalendarIds, ...moved])];
}

function valueAt<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
