import fc from 'fast-check';
import { type CalendarEvent, type EventSpan, eventSpan } from '#src/calendar/model/event.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';

/** The days on which clocks change somewhere, or that a zone skipped. */
export const clockChanges = [
  // Zurich, New York, Lord Howe by half an hour, and Apia's missing day.
  ...['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01'],
  ...['2026-04-05', '2026-10-04', '2011-12-30'],
].map(dayNumber);

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

/** A day: any of four years, often one on which clocks change. */
export const anyDay = fc.oneof(
  fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2027-12-31') }),
  fc.constantFrom(...clockChanges),
);

/**
 * Events around a day: all-day and timed ones, some over several days or midnight, some without duration, that end before
 * they start, or with the same id.
 */
export function spansAround(day: number): fc.Arbitrary<EventSpan[]> {
  const start = fc.integer({ min: (day - 9) * minutesPerDay, max: (day + 9) * minutesPerDay });
  const minutes = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 300 }) },
    { weight: 2, arbitrary: fc.integer({ min: -90, max: 5 * minutesPerDay }) },
  );
  const span = fc
    .record({ id: fc.nat({ max: 60 }), start, minutes, allDay: fc.boolean() })
    .map((one) => {
      const end = one.start + one.minutes;
      return createSpan({
        id: String(one.id),
        all_day: one.allDay,
        start: one.allDay ? localTime(one.start).slice(0, 10) : localTime(one.start),
        end: one.allDay ? localTime(end).slice(0, 10) : localTime(end),
      });
    });
  return fc.array(span, { maxLength: 40 });
}

/** A day, and events around it. */
export const dayWithSpans = anyDay.chain((day) =>
  spansAround(day).map((spans) => ({ day, spans })),
);
