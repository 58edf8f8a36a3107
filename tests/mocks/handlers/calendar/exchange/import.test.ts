import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Browser, openMock, storyClock } from '../../../support.ts';
import { openCalendar, roleKeys, rowingClub, training } from '../calendar-browser.ts';

function importFile(
  browser: Browser,
  file: string,
  more: Record<string, string> = {},
  calendar = more['sub_calendar_id'] === '10201' ? roleKeys.admin : rowingClub,
) {
  const form = new FormData();
  const fields = { file, sub_calendar_id: '10101', ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const path = `/calendars/${calendar}/import`;
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

  it('that was exported comes back without doubles', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const range = ['2026-02-01', '2026-04-30'] as const;
    const path = `/export?format=ics&start_date=${range[0]}&end_date=${range[1]}`;
    const file = await (await club.get(path)).text();
    const before = await club.list(...range);
    const { counts, undo } = await (await importFile(mock, file)).json();
    expect([counts.same > 10, counts.new, counts.changed, counts.refused, undo]).toEqual([
      ...[true, 0, 0, 0, null],
    ]);
    expect(await club.list(...range)).toEqual(before);
  });

  it('that was exported comes back without doubles to those who may not see details, too', async () => {
    const mock = await openMock({ clock: storyClock });
    const share = { name: 'Others', role: 'add_only_without_details' };
    const { key } = await (await openCalendar(mock, rowingClub).post('/keys', share)).json();
    const file = await (await openCalendar(mock, key).get('/export?format=ics')).text();
    expect(file).toContain('SUMMARY:Reserved');
    const { counts } = await (await importFile(mock, file, {}, key)).json();
    expect([counts.same > 10, counts.new, counts.changed]).toEqual([true, 0, 0]);
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

describe('an event that is imported again', () => {
  const file = (...lines: string[]) =>
    [
      ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:sauna@example.com', 'SUMMARY:Sauna'],
      ...['DTSTART:20260602T160000Z', 'DTEND:20260602T173000Z', ...lines],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n');

  async function open(...lines: string[]) {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const run = async (...more: string[]) => (await importFile(mock, file(...more))).json();
    const list = async () =>
      (await club.list('2026-06-02', '2026-06-03')).filter(({ uid }) => uid !== undefined);
    const first = await run(...lines);
    return { mock, club, run, list, first };
  }

  it('keeps its identity, and everything that files do not have', async () => {
    const { club, run, list, first } = await open('SEQUENCE:1');
    expect(first.counts).toMatchObject({ new: 1 });
    const [event] = await list();
    expect(event?.uid).toBe('sauna@example.com');
    await club.post(`/events/${event?.id}/comments`, { message: 'Bring towels' });
    const { counts } = await run('SEQUENCE:2', 'SUMMARY:Sauna', 'LOCATION:Cellar');
    expect(counts).toMatchObject({ new: 0, changed: 1 });
    const { created_at: created, comments_count: count, location, id } = (await list())[0] ?? {};
    expect([id, created, count, location]).toEqual([event?.id, event?.created_at, 1, 'Cellar']);
  });

  it.each([
    ['an older revision', ['SEQUENCE:2'], ['SEQUENCE:1', 'LOCATION:Cellar'], 'same'],
    ['the same revision', ['SEQUENCE:2'], ['SEQUENCE:2', 'LOCATION:Cellar'], 'same'],
    [
      'the same revision, changed later',
      ['LAST-MODIFIED:20260101T000000Z'],
      ['LAST-MODIFIED:20260102T000000Z', 'LOCATION:Cellar'],
      'changed',
    ],
    [
      'an earlier change',
      ['LAST-MODIFIED:20260102T000000Z'],
      ['LAST-MODIFIED:20260101T000000Z', 'LOCATION:Cellar'],
      'same',
    ],
    ['a newer revision of the same', ['SEQUENCE:1'], ['SEQUENCE:2'], 'same'],
  ])('with %s', async (_, lines, again, outcome) => {
    const { run } = await open(...lines);
    const result = await run(...again);
    expect(result.events).toMatchObject([{ outcome, problem: null }]);
    expect(result.undo === null).toBe(outcome === 'same');
  });

  it('gives way to what was changed here since', async () => {
    const { club, run, list } = await open('SEQUENCE:1');
    const [event] = await list();
    const version = event?.version;
    await club.update(event?.id ?? '', { version, title: 'Steam bath' });
    expect((await run('SEQUENCE:2', 'LOCATION:Cellar')).counts).toMatchObject({ same: 1 });
    expect((await run('SEQUENCE:3', 'LOCATION:Cellar')).counts).toMatchObject({ changed: 1 });
  });

  it('may get other texts where it is in the way of another already', async () => {
    const { mock, run } = await open('SEQUENCE:1');
    const club = openCalendar(mock, rowingClub);
    await club.create({ ...training, sub_calendar_ids: [10101] });
    await club.send('PATCH', '/sub-calendars/10101', { allows_overlap: false });
    expect((await run('SEQUENCE:2', 'LOCATION:Cellar')).events).toMatchObject([
      { outcome: 'changed', problem: null },
    ]);
    const moved = ['SEQUENCE:3', 'RRULE:FREQ=DAILY;COUNT=2'];
    expect((await run(...moved)).events).toMatchObject([{ outcome: 'refused' }]);
  });

  it('has a history, and so have the series that follow it', async () => {
    const series = 'RRULE:FREQ=DAILY;COUNT=4';
    const following = (sequence: number, title: string) => [
      ...[`SEQUENCE:${sequence}`, series, 'END:VEVENT', 'BEGIN:VEVENT', 'UID:sauna@example.com'],
      ...['RECURRENCE-ID;RANGE=THISANDFUTURE:20260604T160000Z', `SUMMARY:${title}`],
      ...['DTSTART:20260604T170000Z', 'DTEND:20260604T180000Z', `SEQUENCE:${sequence}`],
    ];
    const { club, run } = await open(...following(1, 'Late'));
    const { counts } = await run(...following(2, 'Later'));
    expect(counts).toMatchObject({ changed: 2, new: 0 });
    const events = await club.list('2026-06-02', '2026-06-05');
    const titles = events.flatMap(({ title, uid }) => (uid === undefined ? [] : title));
    expect(titles).toEqual(['Sauna', 'Sauna', 'Later', 'Later']);
    const { id } = events.find(({ title }) => title === 'Later') ?? {};
    const { results } = await (await club.get(`/events/${id}/history`)).json();
    expect(results.map(({ kind }: { kind: string }) => kind)).toEqual(['updated', 'created']);
  });

  it('is as it was when the import is undone', async () => {
    const { club, run, list } = await open('SEQUENCE:1');
    const before = await list();
    const result = await run('SEQUENCE:2', 'SUMMARY:Other', 'LOCATION:Cellar');
    await club.undo(result);
    expect(await list()).toEqual(before);
    expect((await run('SEQUENCE:2', 'LOCATION:Cellar')).counts).toMatchObject({ same: 1 });
  });

  it('is refused if the visitor may not change it', async () => {
    const { mock, club } = await open('SEQUENCE:1');
    const { key } = await (await club.post('/keys', { name: 'Adders', role: 'add_only' })).json();
    await mock.post('/__mock__/clock', { now: '2026-03-02T10:00:00Z' });
    const form = new FormData();
    form.append('file', file('SEQUENCE:2', 'LOCATION:Cellar'));
    form.append('sub_calendar_id', '10101');
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const path = `/calendars/${key}/import`;
    const result = await (
      await mock.beside().fetch(path, { method: 'POST', headers, body: form })
    ).json();
    expect(result.events).toMatchObject([
      { outcome: 'refused', problem: 'You may not change this event.' },
    ]);
  });

  it('loses its identity to none of the two series into which it is split', async () => {
    const { club, list, run } = await open('RRULE:FREQ=DAILY;COUNT=4');
    const [, second] = await list();
    const { id = '', version } = second ?? {};
    await club.update(id, { version, scope: 'following', title: 'Late' });
    const uids = (await club.list('2026-06-02', '2026-06-05')).flatMap(({ uid }) => uid ?? []);
    expect(uids).toEqual(['sauna@example.com']);
    expect((await run('RRULE:FREQ=DAILY;COUNT=4')).counts).toMatchObject({ same: 1 });
  });

  it('comes once from a spreadsheet, as often as there are rows for it', async () => {
    const mock = await openMock({ clock: storyClock });
    const rows = 'Title,Start date\nA,2026-06-02\nA,2026-06-02';
    expect((await (await importFile(mock, rows)).json()).counts).toMatchObject({ new: 2 });
    const again = await importFile(mock, `${rows}\nA,2026-06-02`);
    expect((await again.json()).counts).toMatchObject({ new: 1, same: 2 });
  });
});

describe('the answer to an import', () => {
  const file = 'Title,Start date,Start time\nA,2026-06-02,18:00';

  it('says in which zone times without one are, and where events go', async () => {
    const mock = await openMock({ clock: storyClock });
    const result = async (more = {}) =>
      (await importFile(mock, file, { dry_run: 'true', ...more })).json();
    expect(await result()).toMatchObject({ tz: 'Europe/Zurich', sub_calendar_id: 10101 });
    const elsewhere = await result({ tz: 'Asia/Tokyo' });
    expect(elsewhere.tz).toBe('Asia/Tokyo');
    expect(elsewhere.events[0].start).toBe('2026-06-02T11:00:00+02:00');
    expect((await importFile(mock, file, { tz: 'Mars/Olympus' })).status).toBe(422);
  });

  it('has the times of the visitor, which change no event', async () => {
    const mock = await openMock({ clock: storyClock });
    const form = new FormData();
    form.append('file', file);
    form.append('sub_calendar_id', '10101');
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const path = `/calendars/${rowingClub}/import?tz=Asia/Tokyo`;
    const result = await (await mock.fetch(path, { method: 'POST', headers, body: form })).json();
    expect(result.events[0].start).toBe('2026-06-03T01:00:00+09:00');
    const [event] = await openCalendar(mock, rowingClub).list('2026-06-02', '2026-06-02');
    expect(event?.start).toBe('2026-06-02T18:00:00+02:00');
  });

  it.each([
    ['BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'There are no events in this file.'],
    ['BEGIN:VCALENDAR', 'There are no events in this file.'],
    ['Title,Start date', 'There are no events in this file.'],
    ['<!DOCTYPE html>\n<html></html>', 'This is neither iCalendar nor CSV.'],
    ['Title\n'.padEnd(500_100, '\n'), 'The file has too many lines.'],
    [`Title,Start date\n${'x\n'.repeat(10_001)}`, 'The file has too many events.'],
  ])('says what is wrong with the whole file', async (text, message) => {
    const answer = await importFile(await openMock({ clock: storyClock }), text);
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.details).toEqual([{ field: 'file', message }]);
  });

  it('reads files in UTF-16', async () => {
    const mock = await openMock({ clock: storyClock });
    const form = new FormData();
    const text = `\uFEFF${file.replace('A,', 'Zürich,')}`;
    form.append('file', new Blob([Buffer.from(text, 'utf16le')]));
    form.append('sub_calendar_id', '10101');
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const path = `/calendars/${rowingClub}/import`;
    const result = await (await mock.fetch(path, { method: 'POST', headers, body: form })).json();
    expect([result.encoding, result.events[0].title]).toEqual(['utf-16', 'Zürich']);
  });
});

describe('a large file', () => {
  it('brings 10,000 events at once, which one undo takes back, and lets other calls go on meanwhile', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const { sync_token: token } = await club.configuration();
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `E${index},2026-09-0${1 + (index % 9)}`,
    );
    let isDone = false;
    const running = importFile(mock, ['Title,Start date', ...rows].join('\n')).finally(() => {
      isDone = true;
    });
    let calls = 0;
    while (!isDone) {
      await club.configuration();
      await setImmediate();
      calls += 1;
    }
    const result = await (await running).json();
    expect(result.counts).toMatchObject({ new: 10_000, refused: 0 });
    expect(calls).toBeGreaterThan(20);
    await club.undo(result);
    const { results } = await (await club.get('/event-search?query=E9999')).json();
    expect(results).toEqual([]);
    expect((await club.configuration()).sync_token).not.toBe(token);
  });
});
