import { describe, expect, it } from 'vitest';
import { icsText } from '#mocks/handlers/calendar/exchange/ics-text.ts';
import { writtenEvents } from '#mocks/handlers/calendar/exchange/written-events.ts';
import type { EventRecord, Permission } from '#mocks/seed/calendar/records.ts';
import { createViewer } from '#mocks/world/calendar/event-view.ts';
import { dayRange } from '#mocks/world/calendar/occurrences.ts';
import { eventsInRange } from '#mocks/world/calendar/range-events.ts';
import {
  calendarState,
  eventRecord,
  local,
  storyNow,
  visitor,
  zurich,
} from '../../../world/calendar/calendar-records.ts';

/** The file with events of a visitor with a role, by default one who sees everything. */
function writeFile(records: readonly EventRecord[], role: Permission = 'admin'): string {
  const access = visitor(calendarState(records), role);
  const viewer = createViewer(access, zurich, storyNow);
  const days = dayRange(local('2026-03-01'), local('2026-04-01'), zurich);
  const { events = [] } = eventsInRange(records, days, viewer);
  return icsText(writtenEvents(events, viewer, { reserved: 'Reserved' }), 101);
}

/** The lines of a file with events, and without the lines that continue others. */
function listLines(...records: readonly EventRecord[]): string[] {
  return writeFile(records).replaceAll('\r\n ', '').split('\r\n');
}

const find = (lines: readonly string[], ...names: readonly string[]) =>
  lines.filter((line) => names.some((name) => line.startsWith(name)));

describe('an iCalendar file', () => {
  it('has one event that happens once, in UTC', () => {
    const subCalendarIds = [10101, 10102];
    const record = eventRecord({ location: 'Slip', notes: 'Oars', subCalendarIds });
    expect(listLines(record)).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Shared Calendar//EN', 'BEGIN:VEVENT'],
      ...['UID:7001@101.calendar.example', 'DTSTAMP:20260101T080000Z'],
      ...['DTSTART:20260302T170000Z', 'DTEND:20260302T183000Z', 'SUMMARY:Training'],
      ...['LOCATION:Slip', 'DESCRIPTION:Oars', 'CATEGORIES:Eights,Fours'],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('leaves out texts that an event does not have', () => {
    expect(find(listLines(eventRecord()), 'LOCATION', 'DESCRIPTION')).toEqual([]);
  });

  it('has dates of whole days, and the day after the last one', () => {
    const record = eventRecord({ allDay: true, from: '2026-03-05', to: '2026-03-07' });
    expect(find(listLines(record), 'DT')).toEqual([
      ...['DTSTAMP:20260101T080000Z', 'DTSTART;VALUE=DATE:20260305', 'DTEND;VALUE=DATE:20260307'],
    ]);
  });

  it('tells nothing of an event whose details are reserved but its times', () => {
    const record = eventRecord({ title: 'Secret', location: 'Secret', notes: 'Secret' });
    const lines = writeFile([record], 'read_only_without_details').split('\r\n');
    expect(find(lines, 'SUMMARY', 'CATEGORIES')).toEqual(['SUMMARY:Reserved']);
    expect(lines.join('\n')).not.toContain('Secret');
  });

  it('escapes what would end a text', () => {
    const record = eventRecord({ title: 'a;b,c\\d', notes: 'one\r\ntwo\nthree' });
    expect(find(listLines(record), 'SUMMARY', 'DESCRIPTION')).toEqual([
      String.raw`SUMMARY:a\;b\,c\\d`,
      String.raw`DESCRIPTION:one\ntwo\nthree`,
    ]);
  });

  it('has no line of its own from a carriage return or another control character in a text', () => {
    const lines = listLines(eventRecord({ title: 'a\rX-EVIL:1', notes: 'n\u0000\rEND:VEVENT' }));
    expect(find(lines, 'SUMMARY', 'DESCRIPTION')).toEqual([
      String.raw`SUMMARY:a\nX-EVIL:1`,
      String.raw`DESCRIPTION:n\nEND:VEVENT`,
    ]);
  });

  it('has lines of at most 75 bytes, and no character in pieces', () => {
    const title = '🚣'.repeat(60);
    const text = writeFile([eventRecord({ title })]);
    const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });
});

describe('a series in an iCalendar file', () => {
  const series = eventRecord({
    ...{ rrule: 'FREQ=DAILY;COUNT=4', location: 'Slip' },
    exceptions: {
      '2026-03-03T17:00Z': null,
      '2026-03-04T17:00Z': { title: 'Technique' },
      '2026-03-05T17:00Z': {
        ...{ start: Date.parse('2026-03-05T06:00Z'), end: Date.parse('2026-03-05T07:00Z') },
      },
    },
  });

  it('keeps its rule, and the local times of its zone', () => {
    const lines = listLines(series);
    expect(find(lines, 'RRULE', 'EXDATE', 'DTSTART;', 'DTEND;').slice(0, 4)).toEqual([
      'DTSTART;TZID=Europe/Zurich:20260302T180000',
      'DTEND;TZID=Europe/Zurich:20260302T193000',
      'RRULE:FREQ=DAILY;COUNT=4',
      'EXDATE;TZID=Europe/Zurich:20260303T180000',
    ]);
  });

  it('has the occurrences that differ as events of their own', () => {
    const lines = listLines(series);
    const names = ['RECURRENCE-ID', 'DTSTART;', 'DTEND;', 'SUMMARY', 'LOCATION', 'UID'];
    expect(find(lines, ...names).slice(5)).toEqual([
      'UID:7001@101.calendar.example',
      'RECURRENCE-ID;TZID=Europe/Zurich:20260304T180000',
      'DTSTART;TZID=Europe/Zurich:20260304T180000',
      'DTEND;TZID=Europe/Zurich:20260304T193000',
      ...['SUMMARY:Technique', 'LOCATION:Slip', 'UID:7001@101.calendar.example'],
      'RECURRENCE-ID;TZID=Europe/Zurich:20260305T180000',
      'DTSTART;TZID=Europe/Zurich:20260305T070000',
      'DTEND;TZID=Europe/Zurich:20260305T080000',
      ...['SUMMARY:Training', 'LOCATION:Slip'],
    ]);
  });

  it('keeps the local length of an occurrence that differs, when clocks change', () => {
    const nights = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=2', from: '2026-03-27T22:00', to: '2026-03-28T06:00' },
      exceptions: { '2026-03-28T21:00Z': { title: 'Short' } },
    });
    expect(find(listLines(nights), 'DTEND').at(-1)).toBe(
      'DTEND;TZID=Europe/Zurich:20260329T060000',
    );
  });

  it('of whole days has dates, and needs no zone', () => {
    const days = eventRecord({
      ...{ allDay: true, from: '2026-03-05', to: '2026-03-06', rrule: 'FREQ=DAILY;COUNT=3' },
      exceptions: { '2026-03-06': null },
    });
    const lines = listLines(days);
    expect(find(lines, 'EXDATE')).toEqual(['EXDATE;VALUE=DATE:20260306']);
    expect(find(lines, 'BEGIN:VTIMEZONE')).toEqual([]);
  });
});

describe('the zone of a series', () => {
  const observances = (lines: readonly string[]) =>
    lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));

  it('is described with its changes of the clocks, from a year before', () => {
    const record = eventRecord({ rrule: 'FREQ=DAILY' });
    const lines = observances(listLines(record));
    expect(lines.slice(0, 17)).toEqual([
      ...['BEGIN:VTIMEZONE', 'TZID:Europe/Zurich', 'BEGIN:STANDARD', 'DTSTART:20250301T180000'],
      ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100', 'END:STANDARD', 'BEGIN:DAYLIGHT'],
      ...['DTSTART:20250330T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:DAYLIGHT'],
      ...['BEGIN:STANDARD', 'DTSTART:20251026T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
      'END:STANDARD',
    ]);
  });

  it('may be behind UTC, by half an hour, and comes once for several series', () => {
    const inZone = { rrule: 'FREQ=DAILY', zone: 'America/St_Johns' };
    const [one, two] = [eventRecord(inZone), eventRecord({ ...inZone, id: '7002' })];
    const lines = listLines(one, two);
    expect(find(lines, 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(find(lines, 'TZOFFSETTO')[0]).toBe('TZOFFSETTO:-0330');
  });
});
