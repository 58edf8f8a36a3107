import fc from 'fast-check';
import { minuteMs } from '#mocks/time/local-time.ts';
import { findZone, type Zone } from '#mocks/time/zones.ts';
import { timeView } from '#mocks/world/calendar/event-view.ts';
import { randomCases } from '#scripts/testing/depth.ts';
import { type CalendarEvent, type EventSpan, eventSpan } from '#src/calendar/model/event.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';

/** How many days the properties of the layout are tested on. */
export const manyDays = {
  numRuns: randomCases({ few: 200, many: 50_000 }),
};

/** Zones with the days on which their clocks change: Lord Howe's by half an hour, and Apia's skipped a day. */
const zoneChanges = [
  { name: 'Europe/Zurich', days: ['2026-03-29', '2026-10-25'] },
  { name: 'America/New_York', days: ['2026-03-08', '2026-11-01'] },
  { name: 'Australia/Lord_Howe', days: ['2026-04-05', '2026-10-04'] },
  { name: 'Pacific/Apia', days: ['2011-12-30'] },
].flatMap(({ name, days }) => {
  const zone = findZone(name);
  if (!zone) throw new Error(`There is no zone ${name}.`);
  return days.map((day) => ({ zone, day: dayNumber(day) }));
});

/** The days on which clocks change somewhere, or that a zone skipped. */
export const clockChanges = zoneChanges.map(({ day }) => day);

/** An event as the server returns it, in a zone with the offset +01:00. */
export function createEvent({ id = '1', ...changes }: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id,
    version: '1',
    title: `Event ${id}`,
    start: '2026-03-02T17:30:00+01:00',
    end: '2026-03-02T19:00:00+01:00',
    all_day: false,
    sub_calendar_ids: [1],
    is_reserved: false,
    rights: { change: false, delete: false, comment: false, signup: false, until: null },
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...changes,
  };
}

/** An event at times that can be read. */
export function createSpan(changes: Partial<CalendarEvent> = {}): EventSpan {
  const span = eventSpan(createEvent(changes));
  if (!span) throw new Error('The event has no readable times.');
  return span;
}

/** A local time in an answer. */
export function localTime(minute: number): string {
  const day = Math.floor(minute / minutesPerDay);
  const ofDay = minute - day * minutesPerDay;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${dayAt(day)}T${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}:00+01:00`;
}

/** A day of a zone: any of four years, often one on which the zone's clocks change. */
const anyZoneDay = fc.oneof(
  fc.record({
    zone: fc.constantFrom(...zoneChanges.map(({ zone }) => zone)),
    day: fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2027-12-31') }),
  }),
  fc.constantFrom(...zoneChanges),
);

export const anyDay = anyZoneDay.map(({ day }) => day);

/**
 * Events around a day of a zone: all-day and timed ones, some over several days or midnight, some without duration, that end
 * before they start, or with the same id. Timed ones are moments that the zone's clocks show, as the server writes them.
 */
function spansAround(day: number, zone: Zone): fc.Arbitrary<EventSpan[]> {
  const near = { min: (day - 9) * minutesPerDay, max: (day + 9) * minutesPerDay };
  const sameDay = { min: day * minutesPerDay, max: (day + 1) * minutesPerDay };
  const start = fc.oneof(fc.integer(near), fc.integer(sameDay));
  const minutes = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 300 }) },
    { weight: 2, arbitrary: fc.integer({ min: -90, max: 5 * minutesPerDay }) },
  );
  const span = fc
    .record({ id: fc.nat({ max: 60 }), start, minutes, allDay: fc.boolean() })
    .map((one) => {
      const instant = zone.resolve(one.start * minuteMs).instant;
      const write = (time: number) => timeView(time, false, zone);
      return createSpan({
        id: String(one.id),
        all_day: one.allDay,
        start: one.allDay ? localTime(one.start).slice(0, 10) : write(instant),
        end: one.allDay
          ? localTime(one.start + one.minutes).slice(0, 10)
          : write(instant + one.minutes * minuteMs),
      });
    });
  return fc.array(span, { maxLength: 40 });
}

/** A day, and events around it. */
export const dayWithSpans = anyZoneDay.chain(({ day, zone }) =>
  spansAround(day, zone).map((spans) => ({ day, spans })),
);

/** The same without events of the same id. */
export const dayWithUniqueSpans = dayWithSpans.map(({ day, spans }) => ({
  day,
  spans: [...new Map(spans.map((span) => [span.event.id, span])).values()],
}));
