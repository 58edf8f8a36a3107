import { describe, expect, it } from 'vitest';
import type { FileTime } from '#mocks/handlers/calendar/exchange/file-event.ts';
import { readIcs } from '#mocks/handlers/calendar/exchange/read-ics.ts';
import { dateText, timeText } from '#mocks/time/local-time.ts';
import { knownZone } from '#mocks/time/zones.ts';

const zone = knownZone('Europe/Zurich');

/** The only event with these lines. */
function readEvent(...lines: readonly string[]) {
  const all = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'];
  const [event, ...more] = readIcs(all.join('\r\n'), zone);
  if (!event || more.length > 0) throw new Error('There is not exactly one event.');
  return event;
}

function shown(time: FileTime | undefined): string | undefined {
  if (!time) return undefined;
  return time.allDay ? dateText(time.time) : `${timeText(time.time)} ${time.zone.name}`;
}

describe('an event of an iCalendar file', () => {
  it('has its texts without their escapes', () => {
    const event = readEvent(
      'UID:a1@example.com',
      String.raw`SUMMARY: Oars\, new\; and \\ old `,
      String.raw`DESCRIPTION:one\ntwo\Nthree`,
      'LOCATION;LANGUAGE=en:Boathouse: left door',
    );
    expect(event).toMatchObject({
      line: 2,
      uid: 'a1@example.com',
      title: String.raw`Oars, new; and \ old`,
      notes: 'one\ntwo\nthree',
      location: 'Boathouse: left door',
    });
  });

  it('belongs to its first category, whose name may have a comma', () => {
    expect(readEvent('CATEGORIES:Training,Youth').subCalendar).toBe('Training');
    expect(readEvent(String.raw`CATEGORIES:Boats\, oars,Youth`).subCalendar).toBe('Boats, oars');
    expect(readEvent('SUMMARY:None').subCalendar).toBe('');
  });

  it('may have lines that continue on the next one', () => {
    expect(readEvent('SUMMARY:Spring', '  regatta', '\t 2026').title).toBe('Spring regatta 2026');
  });

  it('does not have the properties of its alarms', () => {
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Alarm', 'DURATION:PT5M', 'END:VALARM'];
    expect(readEvent(...alarm, 'SUMMARY:Regatta').title).toBe('Regatta');
  });

  it('is one of many, each with the line where it begins', () => {
    const one = 'BEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT';
    expect(readIcs(`${one}\nnonsense\n${one}`, zone).map(({ line }) => line)).toEqual([1, 5]);
  });
});

describe('the times of an event', () => {
  it.each([
    ['DTSTART:20260307T090000Z', '2026-03-07T09:00:00 UTC'],
    ['DTSTART:20260307T090000', '2026-03-07T09:00:00 Europe/Zurich'],
    ['DTSTART;TZID=America/New_York:20260307T090000', '2026-03-07T09:00:00 America/New_York'],
    ['DTSTART;TZID="Europe/Paris":20260307T090000', '2026-03-07T09:00:00 Europe/Paris'],
    ['DTSTART;TZID=Nowhere/Land:20260307T090000', '2026-03-07T09:00:00 Europe/Zurich'],
    ['DTSTART;VALUE=DATE:20260307', '2026-03-07'],
    ['dtstart;value=date:20260307', '2026-03-07'],
    ['DTSTART:20260230T090000', undefined],
    ['DTSTART:20260307T2500', undefined],
    ['SUMMARY:No time', undefined],
  ])('begin as the file says: %s', (line, start) => {
    expect(shown(readEvent(line).start)).toBe(start);
  });

  const timed = 'DTSTART:20260307T090000Z';
  const allDay = 'DTSTART;VALUE=DATE:20260307';

  it.each([
    [timed, 'DTEND:20260307T113000Z', '2026-03-07T11:30:00 UTC'],
    [timed, 'DURATION:PT1H30M', '2026-03-07T10:30:00 UTC'],
    [timed, 'DURATION:P1DT15S', '2026-03-08T09:00:15 UTC'],
    [timed, 'DURATION:an hour', undefined],
    [timed, 'SUMMARY:A moment', '2026-03-07T09:00:00 UTC'],
    [allDay, 'DTEND;VALUE=DATE:20260310', '2026-03-10'],
    [allDay, 'DURATION:P1W', '2026-03-14'],
    [allDay, 'SUMMARY:A day', '2026-03-08'],
    ['SUMMARY:No start', 'DURATION:PT1H', undefined],
  ])('end as %s and %s say', (start, end, expected) => {
    expect(shown(readEvent(start, end).end)).toBe(expected);
  });

  it('repeat, except for some', () => {
    const event = readEvent(
      timed,
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE:20260314T090000Z,20260321T090000Z',
      'EXDATE;TZID=Europe/Paris:20260328T100000',
    );
    expect(event.rrule).toBe('FREQ=WEEKLY;COUNT=4');
    expect(event.canceled.map(shown)).toEqual([
      '2026-03-14T09:00:00 UTC',
      '2026-03-21T09:00:00 UTC',
      '2026-03-28T10:00:00 Europe/Paris',
    ]);
    expect(readEvent(timed)).toMatchObject({ rrule: null, canceled: [], original: undefined });
  });

  it('are those of an occurrence that differs from its series', () => {
    const { original } = readEvent('RECURRENCE-ID:20260314T090000Z', 'DTSTART:20260314T100000Z');
    expect(shown(original)).toBe('2026-03-14T09:00:00 UTC');
  });
});
