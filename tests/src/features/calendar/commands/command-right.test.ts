import { expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { createEventCalls } from '#src/calendar/store/event-calls.ts';
import { EventStore } from '#src/calendar/store/event-store.ts';
import { findDenial, type WantedCommand } from '#src/features/calendar/commands/command-right.ts';
import { createEvent } from '#tests/src/calendar/spans.ts';

const subCalendar = { name: 'Boats', color: 'blue', active: true, allows_overlap: true } as const;
const { access, ...configuration } = fixture('CalendarConfiguration', {
  sub_calendars: [
    { ...subCalendar, id: 1, role: 'modify' },
    { ...subCalendar, id: 2, role: 'read_only' },
    { ...subCalendar, id: 3, role: 'modify', active: false },
  ],
});
const events = new EventStore(createEventCalls('boats', undefined));

/** Why the visitor may not do something, in a calendar to which they may add events. */
function deny(wanted: WantedCommand | readonly WantedCommand[], mayAdd = true) {
  const may = { ...access.may, add: mayAdd };
  const calendar = { configuration: { ...configuration, access: { ...access, may } }, events };
  const denial = findDenial(wanted, calendar);
  return denial !== null && typeof denial === 'object' ? denial.key : denial;
}

const free = { change: true, delete: true, comment: true, signup: false, until: null } as const;
const own = createEvent({ id: 'own', rights: free });
const foreign = createEvent({ id: 'foreign', rights: { ...free, change: false, delete: false } });
const past = createEvent({ id: 'past', rights: { ...free, until: '2020-01-01T00:00:00Z' } });
const reserved = createEvent({ id: 'reserved', is_reserved: true });
const update = (event: CalendarEvent) => ({ kind: 'update', event }) as const;
const copy = (event: CalendarEvent, place?: number) =>
  ({ kind: 'create', event, ...(place && { changes: { sub_calendar_ids: [place] } }) }) as const;
const addTo = (id: number) => ({ kind: 'create', body: { sub_calendar_ids: [id] } }) as const;

const noChange = 'calendar:You may not change this event.';
const viewOnly = 'calendar:You may only view this calendar. To add events, ask %owner%.';
const noPlace = 'calendar:You may not add events to this calendar.';

it('an event is changed and deleted by those who have the right to it, as long as they have', () => {
  expect(deny(update(own))).toBeNull();
  expect(deny(update(foreign))).toBe(noChange);
  expect(deny(update(past))).toBe(noChange);
  expect(deny({ kind: 'delete', event: past })).toBe(noChange);
  const kept = createEvent({ rights: { ...free, delete: false } });
  expect(deny({ kind: 'delete', event: kept })).toBe(noChange);
  expect(deny(update(kept))).toBeNull();
});

it('some of several events are enough, and none are told about in the plural', () => {
  expect(deny([update(foreign), update(own)])).toBeNull();
  expect(deny([update(foreign), update(past)])).toBe('calendar:You may not change these events.');
  expect(deny([update(foreign)])).toBe(noChange);
});

it('an event is added to an active sub-calendar whose role allows it', () => {
  expect(deny(addTo(1))).toBeNull();
  expect(deny(addTo(2))).toBe(noPlace);
  expect(deny(addTo(3))).toBe(noPlace);
  expect(deny({ kind: 'create' })).toBeNull();
  expect(deny({ kind: 'create' }, false)).toBe(viewOnly);
});

it('a copy needs a place once that is known, and an event that is not reserved', () => {
  expect(deny(copy(foreign))).toBeNull();
  expect(deny(copy(own, 1))).toBeNull();
  expect(deny(copy(own, 2))).toBe(noPlace);
  expect(deny({ kind: 'create', event: own, changes: {} })).toBeNull();
  expect(deny(copy(reserved))).toBe('calendar:A reserved event cannot be copied.');
  expect(deny(copy(own), false)).toBe(viewOnly);
});
