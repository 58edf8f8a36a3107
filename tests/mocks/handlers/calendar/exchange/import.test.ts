import { describe, expect, it } from 'vitest';
import { type Browser, openMock, storyClock } from '../../../support.ts';
import { openCalendar, roleKeys, rowingClub } from '../calendar-browser.ts';

function importFile(browser: Browser, file: string, more: Record<string, string> = {}) {
  const form = new FormData();
  const fields = { file, sub_calendar_id: '10101', ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const key = more['sub_calendar_id'] === '10201' ? roleKeys.admin : rowingClub;
  const path = `/calendars/${key}/import`;
  return browser.fetch(path, { method: 'POST', headers, body: form });
}

const csv = [
  'Title;Start date;Start time;End date;End time;All day;Sub-calendar;Notes',
  'Sculling;2026-06-02;18:00;2026-06-02;19:30;no;Training;"Two; lines\nof notes"',
  'Away;2026-06-05;;2026-06-07;;yes;Club > Open days;',
  ';2026-06-02;18:00;;;;;',
  'Backwards;2026-06-02;18:00;2026-06-02;17:00;no;;',
  'Never;2026-02-30;18:00;2026-02-30;19:00;no;;',
].join('\n');

describe('a file of comma-separated values', () => {
  it('is shown before anything changes, each refused event with its line and reason', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const { sync_token: token } = await club.configuration();
    const result = await (await importFile(mock, csv, { dry_run: 'true' })).json();
    expect(result).toMatchObject({
      ...{ format: 'csv', dry_run: true, accepted: 2, refused: 3, undo: null },
    });
    expect(
      result.events.map(({ line, problem }: { line: number; problem: string }) => [line, problem]),
    ).toEqual([
      [2, null],
      [4, null],
      [5, 'There is no title.'],
      [6, 'The end is before the start.'],
      [7, 'The start cannot be read.'],
    ]);
    expect((await club.configuration()).sync_token).toBe(token);
  });

  it('adds the accepted events, and undoing it removes them all', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const titles = async () =>
      (await club.list('2026-06-01', '2026-06-07'))
        .filter(({ series_id }) => series_id === undefined)
        .map(({ title, start, end, notes }) => [title, start, end, notes]);
    const before = await titles();
    const result = await (await importFile(mock, csv)).json();
    expect(await titles()).toEqual([
      [
        'Sculling',
        '2026-06-02T18:00:00+02:00',
        '2026-06-02T19:30:00+02:00',
        'Two; lines\nof notes',
      ],
      ['Away', '2026-06-05', '2026-06-07', undefined],
    ]);
    await club.undo(result);
    expect(await titles()).toEqual(before);
  });

  it('has the columns that the visitor says', async () => {
    const mock = await openMock({ clock: storyClock });
    const file = 'Was,Wann,Um\nRudern,2026-06-02,18:00';
    const columns = JSON.stringify({ Was: 'title', Wann: 'start_date', Um: 'start_time' });
    const result = await (await importFile(mock, file, { columns, dry_run: 'true' })).json();
    expect(result.events).toMatchObject([{ title: 'Rudern', start: '2026-06-02T18:00:00+02:00' }]);
    const wrong = await importFile(mock, file, { columns: '{"Was":"color"}' });
    expect(wrong.status).toBe(422);
  });

  it.each(['', 'just some text', '\u0000\u0001', 'a,b\n1,2'])('is not %j', async (file) => {
    const answer = await importFile(await openMock({ clock: storyClock }), file);
    expect([400, 422]).toContain(answer.status);
  });
});

describe('an iCalendar file', () => {
  const calendar = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

  it('brings series with their exceptions', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const file = calendar(
      ...[
        'BEGIN:VEVENT',
        'UID:a',
        'SUMMARY:Yoga\\, gentle',
        'DTSTART;TZID=Europe/Zurich:20260602T070000',
      ],
      ...['DTEND;TZID=Europe/Zurich:20260602T080000', 'RRULE:FREQ=DAILY;COUNT=4'],
      ...['EXDATE;TZID=Europe/Zurich:20260603T070000', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:a', 'RECURRENCE-ID;TZID=Europe/Zurich:20260604T070000'],
      ...['SUMMARY:Yoga in the park', 'DTSTART;TZID=Europe/Zurich:20260604T090000'],
      ...['DTEND;TZID=Europe/Zurich:20260604T100000', 'END:VEVENT'],
    );
    const result = await (await importFile(mock, file)).json();
    expect([result.format, result.refused]).toEqual(['ics', 0]);
    const events = await club.list('2026-06-02', '2026-06-08');
    const yoga = events.filter(({ title }) => title?.startsWith('Yoga'));
    expect(yoga.map(({ title, start }) => [title, start.slice(8, 16)])).toEqual([
      ['Yoga, gentle', '02T07:00'],
      ['Yoga in the park', '04T09:00'],
      ['Yoga, gentle', '05T07:00'],
    ]);
  });

  it('that was exported brings back the same events', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const range = ['2026-02-01', '2026-04-30'] as const;
    const path = `/export?format=ics&start_date=${range[0]}&end_date=${range[1]}`;
    const file = await (await club.get(path)).text();
    const seen = async () =>
      (await club.list(...range)).map(({ title, start, end, all_day }) => [
        title,
        start,
        end,
        all_day,
      ]);
    const before = await seen();
    const { sub_calendars: all } = await club.configuration();
    for (const { id } of all) {
      await club.send('PATCH', `/sub-calendars/${id}`, { allows_overlap: true });
    }
    const result = await (await importFile(mock, file)).json();
    expect(result.refused).toBe(0);
    const twice = (await seen()).map((one) => JSON.stringify(one)).toSorted();
    expect(twice).toEqual([...before, ...before].map((one) => JSON.stringify(one)).toSorted());
  });

  it('does not book a room twice, also not by itself', async () => {
    const mock = await openMock({ clock: storyClock });
    const file =
      'Title,Start date,Start time,End date,End time\nA,2026-03-12,08:00,2026-03-12,09:00';
    const target = { sub_calendar_id: '10201' };
    const rooms = openCalendar(mock, roleKeys.admin);
    // Every booking needs its number of seats, which files do not have.
    await rooms.send('PATCH', '/event-fields/1011', { required: false });
    const result = await (
      await importFile(mock, `${file}\nB,2026-03-12,08:30,2026-03-12,09:00`, target)
    ).json();
    expect(result).toMatchObject({ accepted: 1, refused: 1 });
    expect(result.events[1].problem).toBe('Another event is in the way.');
  });
});
