import { dayMs } from '#src/util/dates.ts';
import type { EventRecord } from '../../seed/calendar/records.ts';
import type { Zone } from '../../time/zones.ts';
import type { CalendarState } from './calendar-state.ts';
import { type Interval, Intervals } from './intervals.ts';
import { dayRange, type Occurrence, occurrencesIn, textsAt } from './occurrences.ts';

/** Events are expanded by so many days, as most are in the way soon or not at all. */
const periodDays = 7;

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
  /** By sub-calendar and day. */
  readonly #days = new Map<number, Map<number, Intervals<Booking>>>();
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

  /** The bookings on the same sub-calendars as an occurrence during some time, in the order of days. */
  *during(occurrence: Occurrence, time: Interval): Generator<Booking> {
    const ids = textsAt(occurrence).subCalendarIds.filter((id) => this.#strict.has(id));
    for (let day = Math.floor(time.start / dayMs); day <= Math.floor(time.end / dayMs); day += 1) {
      const bookings = ids.flatMap((id) => this.#on(id, day)?.during(time) ?? []);
      yield* ids.length > 1 ? bookings.sort((a, b) => a.start - b.start) : bookings;
    }
  }

  #on(id: number, day: number): Intervals<Booking> | undefined {
    const period = Math.floor(day / periodDays);
    const periods = valueAt(this.#periods, id, () => new Set<number>());
    if (!periods.has(period)) {
      periods.add(period);
      const recordsOn = () => this.#records.filter((record) => listPlaces(record).includes(id));
      this.#expand(id, period, valueAt(this.#recordsOn, id, recordsOn));
    }
    return this.#days.get(id)?.get(day);
  }

  #expand(id: number, period: number, records: readonly EventRecord[]) {
    const days = valueAt(this.#days, id, () => new Map<number, Intervals<Booking>>());
    const first = period * periodDays;
    const last = first + periodDays - 1;
    // Days of the zone begin and end up to a day earlier or later.
    const range = dayRange((first - 1) * dayMs, (last + 2) * dayMs, this.zone);
    const bookings = records
      .flatMap((record) => occurrencesIn(record, range))
      .filter((occurrence) => textsAt(occurrence).subCalendarIds.includes(id))
      .map((occurrence) => ({ occurrence, ...this.toInterval(occurrence) }))
      .toSorted((a, b) => a.start - b.start);
    for (const booking of bookings) {
      const end = Math.min(last, Math.floor(booking.end / dayMs));
      for (let day = Math.max(first, Math.floor(booking.start / dayMs)); day <= end; day += 1) {
        valueAt(days, day, () => new Intervals<Booking>()).add(booking);
      }
    }
  }
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
