import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { writeIcs } from '#mocks/handlers/calendar/exchange/write-ics.ts';
import { writtenEvents } from '#mocks/handlers/calendar/exchange/written-events.ts';
import type { EventRecord, Permission } from '#mocks/seed/calendar/records.ts';
import { knownZone } from '#mocks/time/zones.ts';
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
function writeFile(records: readonly EventRecord[], role: Permission = 'admin'): Promise<string> {
  const access = visitor(calendarState(records), role);
  const viewer = createViewer(access, zurich, storyNow);
  const days = dayRange(local('2026-03-01'), local('2026-04-01'), zurich);
  const { events = [] } = eventsInRange(records, days, viewer);
  const written = writtenEvents(events, viewer, { reserved: 'Reserved' });
  return writeIcs(written, { title: 'Rowing; \rclub', now: storyNow });
}

/** The lines of the first event of a file, and of all behind it. */
const eventsIn = (lines: readonly string[]) => lines.slice(lines.indexOf('BEGIN:VEVENT'));

/** The lines of a file with events, and without the lines that continue others. */
async function listLines(...records: readonly EventRecord[]): Promise<string[]> {
  return (await writeFile(records)).replaceAll('\r\n ', '').split('\r\n');
}

const find = (lines: readonly string[], ...names: readonly string[]) =>
  lines.filter((line) => names.some((name) => line.startsWith(name)));

describe('an iCalendar file', () => {
  it('has one event that happens once, in UTC', async () => {
    const subCalendarIds = [10101, 10102];
    const record = eventRecord({ location: 'Slip', notes: 'Oars', subCalendarIds });
    expect(await listLines(record)).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Shared Calendar//EN'],
      ...[String.raw`NAME:Rowing\; \nclub`, String.raw`X-WR-CALNAME:Rowing\; \nclub`],
      ...['BEGIN:VEVENT', 'UID:7001@101.calendar.example', 'DTSTAMP:20260101T080000Z'],
      ...['CREATED:20260101T080000Z', 'LAST-MODIFIED:20260101T080000Z', 'SEQUENCE:0'],
      ...['DTSTART:20260302T170000Z', 'DTEND:20260302T183000Z', 'SUMMARY:Training'],
      ...['LOCATION:Slip', 'DESCRIPTION:Oars', 'CATEGORIES:Eights,Fours'],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('leaves out texts that an event does not have', async () => {
    expect(find(await listLines(eventRecord()), 'LOCATION', 'DESCRIPTION')).toEqual([]);
  });

  it('has dates of whole days, and the day after the last one', async () => {
    const record = eventRecord({ allDay: true, from: '2026-03-05', to: '2026-03-07' });
    expect(find(await listLines(record), 'DT')).toEqual([
      ...['DTSTAMP:20260101T080000Z', 'DTSTART;VALUE=DATE:20260305', 'DTEND;VALUE=DATE:20260307'],
    ]);
  });

  it('tells nothing of an event whose details are reserved but its times', async () => {
    const record = eventRecord({ title: 'Secret', location: 'Secret', notes: 'Secret' });
    const lines = (await writeFile([record], 'read_only_without_details')).split('\r\n');
    expect(find(lines, 'SUMMARY', 'CATEGORIES')).toEqual(['SUMMARY:Reserved']);
    expect(lines.join('\n')).not.toContain('Secret');
  });

  it('escapes what would end a text', async () => {
    const record = eventRecord({ title: 'a;b,c\\d', notes: 'one\r\ntwo\nthree' });
    expect(find(await listLines(record), 'SUMMARY', 'DESCRIPTION')).toEqual([
      String.raw`SUMMARY:a\;b\,c\\d`,
      String.raw`DESCRIPTION:one\ntwo\nthree`,
    ]);
  });

  it('has no line of its own from a carriage return or another control character in a text', async () => {
    const lines = await listLines(
      eventRecord({ title: 'a\rX-EVIL:1', notes: 'n\u0000\rEND:VEVENT' }),
    );
    expect(find(lines, 'SUMMARY', 'DESCRIPTION')).toEqual([
      String.raw`SUMMARY:a\nX-EVIL:1`,
      String.raw`DESCRIPTION:n\nEND:VEVENT`,
    ]);
  });

  it('has lines of at most 75 bytes, and no character in pieces', async () => {
    const title = '🚣'.repeat(60);
    const text = await writeFile([eventRecord({ title })]);
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

  it('keeps its rule, and the local times of its zone', async () => {
    const lines = await listLines(series);
    expect(find(eventsIn(lines), 'RRULE', 'EXDATE', 'DTSTART;', 'DTEND;').slice(0, 4)).toEqual([
      'DTSTART;TZID=Europe/Zurich:20260302T180000',
      'DTEND;TZID=Europe/Zurich:20260302T193000',
      'RRULE:FREQ=DAILY;COUNT=4',
      'EXDATE;TZID=Europe/Zurich:20260303T180000',
    ]);
  });

  it('has the occurrences that differ as events of their own', async () => {
    const lines = await listLines(series);
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

  it('keeps the local length of an occurrence that differs, when clocks change', async () => {
    const nights = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=2', from: '2026-03-27T22:00', to: '2026-03-28T06:00' },
      exceptions: { '2026-03-28T21:00Z': { title: 'Short' } },
    });
    expect(find(await listLines(nights), 'DTEND').at(-1)).toBe(
      'DTEND;TZID=Europe/Zurich:20260329T060000',
    );
  });

  it('of whole days has dates, and needs no zone', async () => {
    const days = eventRecord({
      ...{ allDay: true, from: '2026-03-05', to: '2026-03-06', rrule: 'FREQ=DAILY;COUNT=3' },
      exceptions: { '2026-03-06': null },
    });
    const lines = await listLines(days);
    expect(find(lines, 'EXDATE')).toEqual(['EXDATE;VALUE=DATE:20260306']);
    expect(find(lines, 'BEGIN:VTIMEZONE')).toEqual([]);
  });

  it('names its occurrences by days or by times as it begins, also those that take another kind', async () => {
    const change = { allDay: true, start: local('2026-03-03'), end: local('2026-03-04') };
    const timed = eventRecord({
      rrule: 'FREQ=DAILY;COUNT=2',
      exceptions: { '2026-03-03T17:00Z': change },
    });
    expect(find(await listLines(timed), 'RECURRENCE-ID', 'DTSTART;VALUE')).toEqual([
      ...['RECURRENCE-ID;TZID=Europe/Zurich:20260303T180000', 'DTSTART;VALUE=DATE:20260303'],
    ]);
  });

  it.each([
    ['UNTIL=20260331', 'UNTIL=20260331T215959Z', false],
    ['UNTIL=20260331T180000', 'UNTIL=20260331T160000Z', false],
    ['UNTIL=20260331T160000Z', 'UNTIL=20260331T160000Z', false],
    ['UNTIL=20260331T160000Z', 'UNTIL=20260331', true],
    ['UNTIL=20260331', 'UNTIL=20260331', true],
  ])('has an end of the kind of its start: %s', async (until, written, allDay) => {
    const span = allDay ? { from: '2026-03-02', to: '2026-03-03' } : {};
    const days = eventRecord({ ...span, allDay, rrule: `FREQ=DAILY;${until}` });
    expect(find(eventsIn(await listLines(days)), 'RRULE')).toEqual([`RRULE:FREQ=DAILY;${written}`]);
  });

  it('keeps parts of its rule that only other software knows', async () => {
    const rrule = 'FREQ=MONTHLY;BYDAY=1MO,-1FR;WKST=SU;X-NOTE=A';
    expect(find(eventsIn(await listLines(eventRecord({ rrule }))), 'RRULE')).toEqual([
      `RRULE:${rrule}`,
    ]);
  });
});

describe('an event that was imported', () => {
  it('has its own identity again, and the revision that it had', async () => {
    const changedAt = Date.parse('2025-05-01T10:00Z');
    const source = { uid: 'a1@example.com', sequence: 4, changedAt, changes: 0 };
    const lines = await listLines(eventRecord({ source }));
    expect(find(lines, 'UID', 'LAST-MODIFIED', 'SEQUENCE')).toEqual([
      ...['UID:a1@example.com', 'LAST-MODIFIED:20250501T100000Z', 'SEQUENCE:4'],
    ]);
  });

  it('does not tell it to those who may not see its details', async () => {
    const source = { uid: 'a1@example.com', sequence: 4, changedAt: 0, changes: 0 };
    const text = await writeFile([eventRecord({ source })], 'read_only_without_details');
    expect(text).toContain('UID:7001@101.calendar.example');
    expect(text).not.toMatch(/a1@|SEQUENCE|LAST-MODIFIED|CREATED/);
  });
});

describe('the zone of a series', () => {
  const readZone = async (zone: string, from = '2026-03-02T18:00', to = '2026-03-02T19:00') => {
    const text = await writeFile([eventRecord({ rrule: 'FREQ=DAILY', zone, from, to })]);
    const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone');
    if (!component) throw new Error('There is no zone.');
    const definition = new ICAL.Timezone({ component, tzid: zone });
    /** The offsets at noon, twice a month. */
    return (years: number) =>
      Array.from({ length: years * 24 }, (_, index) => {
        const [year, month, day] = [
          2025 + Math.floor(index / 24),
          (index >> 1) % 12,
          index % 2 ? 20 : 6,
        ];
        const time = { year, month: month + 1, day, hour: 12, minute: 0, second: 0 };
        const at = Date.UTC(year, month, day, 12);
        const clock = knownZone(zone);
        return {
          at: new Date(at).toISOString().slice(0, 10),
          written: definition.utcOffset(ICAL.Time.fromData(time)) * 1000,
          right: at - clock.resolve(at).instant,
        };
      }).filter(({ written, right }) => written !== right);
  };

  it.each([
    ...['Europe/Zurich', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Jerusalem'],
    ...[
      'America/Santiago',
      'America/Nuuk',
      'Europe/Dublin',
      'America/Asuncion',
      'America/St_Johns',
    ],
    ...['America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Asia/Beirut', 'America/Havana'],
  ])('is described for ever by rules: %s', async (zone) => {
    expect((await readZone(zone))(60)).toEqual([]);
  });

  it.each([
    ['that follow the moon', 'Africa/Casablanca'],
    ['in one month or the next', 'Africa/Cairo'],
  ])('is described for 40 years if it has changes %s', async (_, zone) => {
    expect((await readZone(zone))(35)).toEqual([]);
  });

  it('is described with its old changes, too', async () => {
    const differences = await readZone('Europe/Zurich', '1985-03-04T18:00', '1985-03-04T19:00');
    expect(differences(30)).toEqual([]);
  });

  it('has one rule for each change of the clocks', async () => {
    const lines = await listLines(eventRecord({ rrule: 'FREQ=DAILY' }));
    expect(find(lines, 'RRULE:FREQ=YEARLY')).toEqual([
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    ]);
  });

  it('may be behind UTC, by half an hour, and comes once for several series', async () => {
    const inZone = { rrule: 'FREQ=DAILY', zone: 'America/St_Johns' };
    const [one, two] = [eventRecord(inZone), eventRecord({ ...inZone, id: '7002' })];
    const lines = await listLines(one, two);
    expect(find(lines, 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(find(lines, 'TZOFFSETTO')[0]).toBe('TZOFFSETTO:-0330');
  });
});
