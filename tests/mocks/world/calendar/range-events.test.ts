import { describe, expect, it } from 'vitest';
import type { EventRecord, Permission } from '#mocks/seed/calendar/records.ts';
import { eventFields } from '#mocks/seed/calendar/story-calendar.ts';
import { knownZone } from '#mocks/time/zones.ts';
import { createViewer, type Viewer } from '#mocks/world/calendar/event-view.ts';
import { dayRange, occurrenceId, onlyOccurrence } from '#mocks/world/calendar/occurrences.ts';
import { eventsInRange, searchText } from '#mocks/world/calendar/range-events.ts';
import {
  calendarState,
  eventRecord,
  local,
  seenBy,
  storyNow,
  visitor,
  zurich,
} from './calendar-records.ts';

type Roles = Permission | Readonly<Record<number, Permission>>;

const week = dayRange(local('2026-03-02'), local('2026-03-09'), zurich);

function viewerWith(records: readonly EventRecord[], role?: Roles, zone = zurich): Viewer {
  return createViewer(visitor(calendarState(records), role), zone, storyNow);
}

function listIds(records: readonly EventRecord[], role?: Roles, subCalendarIds?: number[]) {
  const { events } = eventsInRange(records, week, viewerWith(records, role), { subCalendarIds });
  return events?.map(occurrenceId);
}

describe('the events of a range', () => {
  it('are the events and occurrences that touch it', () => {
    const records = [
      eventRecord({ id: 'before', from: '2026-02-28T18:00', to: '2026-02-28T19:00' }),
      eventRecord({ id: 'after', from: '2026-03-09T00:00', to: '2026-03-09T01:00' }),
      eventRecord({ id: 'series', rrule: 'FREQ=DAILY;INTERVAL=4' }),
    ];
    expect(listIds(records)).toEqual(['series-20260302T170000Z', 'series-20260306T170000Z']);
  });

  it('are in the order of their starts, the longest first, and then of their ids', () => {
    const records = [
      eventRecord({ id: 'late', from: '2026-03-03T09:00', to: '2026-03-03T10:00' }),
      eventRecord({ id: 'b' }),
      eventRecord({ id: 'a' }),
      eventRecord({ id: 'long', to: '2026-03-02T21:00' }),
      eventRecord({ id: 'days', allDay: true, from: '2026-03-02', to: '2026-03-03' }),
      eventRecord({ id: 'early', from: '2026-03-02T08:00', to: '2026-03-02T09:00' }),
    ];
    expect(listIds(records)).toEqual(['days', 'early', 'long', 'a', 'b', 'late']);
  });

  it('are in the order of the clock on the viewer’s wall', () => {
    const records = [
      // 23:00 on the day before, in New York.
      eventRecord({ id: 'night', from: '2026-03-03T05:00', to: '2026-03-03T06:00' }),
      eventRecord({ id: 'days', allDay: true, from: '2026-03-03', to: '2026-03-04' }),
    ];
    const order = (zone: string) =>
      eventsInRange(records, week, viewerWith(records, 'admin', knownZone(zone))).events?.map(
        ({ record }) => record.id,
      );
    expect(order('Europe/Zurich')).toEqual(['days', 'night']);
    expect(order('America/New_York')).toEqual(['night', 'days']);
  });

  it('are those on sub-calendars that the visitor sees and has chosen', () => {
    const records = [10101, 10102, 10103].map((id) =>
      eventRecord({ id: String(id), subCalendarIds: [id] }),
    );
    expect(listIds(records, { 10101: 'read_only', 10102: 'read_only' })).toEqual([
      ...['10101', '10102'],
    ]);
    expect(listIds(records, 'admin', [10102, 10103])).toEqual(['10102', '10103']);
    const both = [eventRecord({ subCalendarIds: [10101, 10103] })];
    // What the visitor does not see cannot be chosen.
    expect(listIds(both, { 10101: 'read_only' }, [10103])).toEqual([]);
    expect(listIds(both, 'admin', [])).toEqual([]);
  });
});

describe('the text that a search reads', () => {
  const options = [{ id: 21, name: 'Beginners', color: null }];
  const fields = eventFields([
    { id: 1, type: 'number', name: 'Crew' },
    { id: 2, type: 'choice', name: 'Level', options },
  ]);
  const record = eventRecord({
    ...{ title: 'Sculling', who: 'Nina', location: 'Slip', notes: 'Oars' },
    custom: { 1: 8, 2: [21, 99] },
  });

  function read(role: Permission, shown = fields) {
    const access = visitor(calendarState([record], { fields: shown }), role);
    const viewer = createViewer(access, zurich, storyNow);
    return searchText(seenBy(access, onlyOccurrence(record)), viewer);
  }

  it('has each field on a line of its own, and the names of options', () => {
    expect(read('read_only')).toBe('Sculling\nNina\nSlip\nOars\n8\nBeginners\n');
  });

  it('is empty without the details', () => {
    expect(read('read_only_without_details')).toBe('');
  });

  it('leaves out fields that the visitor does not see', () => {
    const hidden = fields.map((field) => ({
      ...field,
      visibility: 'users_with_modify_permission' as const,
    }));
    expect(read('read_only', hidden).trim()).toBe('Sculling');
    expect(read('modify', hidden)).toContain('Beginners');
  });
});
