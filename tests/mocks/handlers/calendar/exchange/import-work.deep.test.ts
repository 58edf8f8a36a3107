import { describe, expect, it } from 'vitest';
import {
  emptyEvent,
  type FileEvent,
  type FileTime,
} from '#mocks/handlers/calendar/exchange/file-event.ts';
import { subCalendars } from '#mocks/seed/calendar/story-calendar.ts';
import { createViewer } from '#mocks/world/calendar/event-view.ts';
import { World } from '#mocks/world/world.ts';
import { dayMs } from '#src/util/dates.ts';
import { countSteps, importCounted } from '#tests/setup/step-counter.ts';
import {
  calendarState,
  eventRecord,
  local,
  storyNow,
  visitor,
  zurich,
} from '../../../world/calendar/calendar-records.ts';

const takeSteps = countSteps(/\/mocks\/|\/node_modules\/(ical\.js|htmlparser2)\//);
/** Three times as many as needed. */
const stepsPerEvent = { single: 800, series: 2700, different: 4600 } as const;
const room = 10101;
const firstMorning = local('2026-03-05T07:00');
const hourMs = 3_600_000;

function time(at: number): FileTime {
  return { allDay: false, time: at, zone: zurich };
}

/** An event of an hour. */
function fileEvent(at: number, more: Partial<FileEvent> = {}): FileEvent {
  return {
    ...{ ...emptyEvent, title: 'Sculling' },
    ...{ start: time(at), end: time(at + hourMs) },
    ...more,
  };
}

/** Mornings, from the first one on. */
function listMornings(count: number): number[] {
  return Array.from({ length: count }, (_, index) => firstMorning + index * dayMs);
}

/** Imports events into a calendar where one at a time may be, or several. */
async function importSteps(events: readonly FileEvent[], allows_overlap: boolean, booked = 0) {
  const { importedEvents } = await importCounted(
    () => import('#mocks/handlers/calendar/exchange/imported-events.ts'),
  );
  const rooms = subCalendars(101, [{ name: 'Room', color: 'blue', allows_overlap }]);
  const records = Array.from({ length: booked }, (_, index) =>
    eventRecord({ id: `b-${index}`, from: '2026-03-05T06:00', to: '2026-03-05T18:00' }),
  );
  const state = calendarState(records, { subCalendars: rooms });
  const access = visitor(state);
  const call = {
    ...{ access, now: storyNow, language: 'en' as const, world: new World() },
    viewer: createViewer(access, zurich, storyNow),
  };
  takeSteps();
  const { rows } = await importedEvents(call, events, { zone: zurich, target: room });
  const steps = takeSteps();
  return { steps, accepted: rows.filter(({ outcome }) => outcome === 'new').length };
}

describe('a spreadsheet made to keep others waiting', () => {
  /** Three times as many as the most laborious file takes. */
  const stepsPerCharacter = 100;
  const size = 40_000;
  const repeat = (piece: string, length = size) => piece.repeat(length / piece.length);

  it.each([
    ['carriage returns', repeat('\r')],
    ['a carriage return after a long cell', `${repeat('a')}\ra`],
    ['quotes', repeat('"')],
    ['quotes that are never closed', repeat('"a\n')],
    ['separators', repeat(',')],
    ['many columns and rows', `${repeat('a,', size / 10)}\n${repeat('b\n', size / 10)}`],
  ])('is read in steps in proportion to its length: %s', async (_, text) => {
    const { readCsv } = await importCounted(
      () => import('#mocks/handlers/calendar/exchange/read-csv.ts'),
    );
    takeSteps();
    await readCsv(`Title,Start date\n${text}`, zurich, {}, size);
    await readCsv(text, zurich, {}, size);
    const steps = takeSteps();
    expect(steps).toBeGreaterThan(100);
    expect(steps / text.length).toBeLessThan(stepsPerCharacter);
  });
});

describe('a calendar file made to keep others waiting', () => {
  /** A few more than the most laborious file takes. */
  const stepsPerByte = 10;
  const size = 400_000;
  const event = 'BEGIN:VEVENT\nDTSTART:20260101T100000Z\n';
  const fill = (head: string, piece: string) => head + piece.repeat(size / piece.length);

  it.each([
    ['one line', fill(`${event}SUMMARY:`, 'x')],
    ['a folded line', fill(`${event}DESCRIPTION:`, ' \n')],
    ['a quoted line', fill(`${event}SUMMARY;ENCODING=QUOTED-PRINTABLE:`, '=C3=BC=\n')],
    ['exceptions', fill(`${event}RRULE:FREQ=DAILY\nEXDATE:`, '20260101T100000Z,')],
    ['lines of exceptions', fill(`${event}RRULE:FREQ=DAILY\n`, 'EXDATE:20260101T100000Z\n')],
    ['categories', fill(event, `CATEGORIES:${','.repeat(7000)}\n`)],
    ['parameters', fill(event, `SUMMARY${';A=b'.repeat(1800)}:x\n`)],
    ['quotes', fill(`${event}SUMMARY;X="`, '";"')],
    ['tags', fill('', `${event}DESCRIPTION:${'<b>'.repeat(40_000)}\nEND:VEVENT\n`)],
    ['components in components', fill('', 'BEGIN:X\n')],
    ['events without an end', fill('', event)],
    ['titles', fill(event, 'SUMMARY:x\n')],
    ['rules', fill('', `${event}RRULE:FREQ=SECONDLY\nEND:VEVENT\n`)],
  ])('is read in steps in proportion to its length: %s', async (_, text) => {
    const { readIcs } = await importCounted(
      () => import('#mocks/handlers/calendar/exchange/read-ics.ts'),
    );
    takeSteps();
    await readIcs(Buffer.from(`BEGIN:VCALENDAR\n${text}`), zurich, 10_000);
    expect(takeSteps() / text.length).toBeLessThan(stepsPerByte);
  });

  it('has no more searches for zones than a few, however many it defines', async () => {
    const { readIcs } = await importCounted(
      () => import('#mocks/handlers/calendar/exchange/read-ics.ts'),
    );
    const steps = async (count: number) => {
      const zones = Array.from({ length: count }, (_, index) =>
        [
          ...['BEGIN:VTIMEZONE', `TZID:z${index}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
          ...['TZOFFSETFROM:+0017', `TZOFFSETTO:+00${10 + (index % 50)}`],
          ...['END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT'],
          ...[`DTSTART;TZID=z${index}:20${10 + (index % 90)}0101T100000`, 'END:VEVENT'],
        ].join('\n'),
      );
      takeSteps();
      await readIcs(Buffer.from(`BEGIN:VCALENDAR\n${zones.join('\n')}`), zurich, 10_000);
      return takeSteps();
    };
    await steps(3);
    expect(await steps(90)).toBeLessThan(30 * (await steps(3)));
  });
});

describe('the work of an import is in proportion to the size of its file', () => {
  it.each([
    ['which it does not have', 9 * hourMs, 0],
    ['which it has', 0, 400],
  ])('however many series and changed occurrences have one UID, %s', async (_, shift, changed) => {
    const size = 400;
    const parts = listMornings(size).map((at) =>
      fileEvent(at, { uid: 'a', original: time(at + shift) }),
    );
    const series = Array.from({ length: size }, () =>
      fileEvent(firstMorning, { uid: 'a', rrule: 'FREQ=DAILY' }),
    );
    const { steps, accepted } = await importSteps([...series, ...parts], true);
    expect(accepted).toBe(1 + changed);
    expect(steps / size / 2).toBeLessThan(stepsPerEvent.series);
  });

  it.each([
    ['several may be', true],
    ['one may be', false],
  ])('however many occurrences are canceled or changed, where %s at a time', async (_, allows) => {
    const [size, count] = [20, 400];
    const minuteMs = hourMs / 60;
    const events = Array.from({ length: size }, (_, index) => {
      const mornings = listMornings(count).map((at) => at + index * minuteMs);
      const span = (at: number) => ({ uid: `${index}`, start: time(at), end: time(at + minuteMs) });
      const series = fileEvent(firstMorning, {
        ...{ ...span(firstMorning + index * minuteMs), rrule: 'FREQ=DAILY' },
        canceled: mornings.map((at) => time(at)),
      });
      const parts = mornings.map((at) =>
        fileEvent(at, { ...span(at + hourMs), original: time(at + count * dayMs) }),
      );
      return [series, ...parts];
    }).flat();
    const { steps, accepted } = await importSteps(events, allows);
    expect(accepted).toBe(events.length);
    expect(steps / events.length).toBeLessThan(stepsPerEvent.different);
  });

  it('however many of its events are in the way of others', async () => {
    const size = 1000;
    const events = Array.from({ length: size }, () => fileEvent(firstMorning));
    const { steps, accepted } = await importSteps(events, false, size);
    expect(accepted).toBe(0);
    expect(steps / size).toBeLessThan(stepsPerEvent.single);
  });
});
