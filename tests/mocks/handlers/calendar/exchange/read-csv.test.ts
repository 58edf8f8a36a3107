import { describe, expect, it } from 'vitest';
import type { FileTime } from '#mocks/handlers/calendar/exchange/file-event.ts';
import { readCsv } from '#mocks/handlers/calendar/exchange/read-csv.ts';
import { dateText, timeText } from '#mocks/time/local-time.ts';
import { knownZone } from '#mocks/time/zones.ts';

const zone = knownZone('Europe/Zurich');

async function read(text: string, fields: Parameters<typeof readCsv>[2] = {}) {
  const file = await readCsv(text, zone, fields, 100);
  if (!file.events) throw new Error(file.refusal);
  return file;
}

/** What a person would read in a file with these headings and one row. */
async function readSpan(headings: string, row: string) {
  const [event] = (await read(`${headings}\n${row}`)).events;
  return { start: shown(event?.start), end: shown(event?.end) };
}

function shown(time: FileTime | undefined): string | undefined {
  if (!time) return undefined;
  return time.allDay ? dateText(time.time) : timeText(time.time).slice(0, 16);
}

describe('a spreadsheet', () => {
  it.each([
    [',', 'Subject,Start Date,Location'],
    [';', 'Subject;Start Date;Location'],
    ['\t', 'Subject\tStart Date\tLocation'],
  ])('is separated by %j, whichever its first line has', async (mark, headings) => {
    const row = ['Regatta', '2026-03-07', 'Boathouse'].join(mark);
    const [event] = (await read(`${headings}\r\n${row}\r\n`)).events;
    expect(event).toMatchObject({ title: 'Regatta', location: 'Boathouse', line: 2 });
  });

  it('has cells in quotes, with separators, quotes and lines in them', async () => {
    const { events } = await read(
      'Title,Start date,Notes\n"Oars, ""new""",2026-03-07,"one\r\ntwo"\nNext,2026-03-08,',
    );
    expect(events).toMatchObject([
      { line: 2, title: 'Oars, "new"', notes: 'one\ntwo' },
      { line: 4, title: 'Next', notes: '' },
    ]);
  });

  it('may begin with a byte order mark, and have empty lines', async () => {
    const { columns, events } = await read('\uFEFFTitel;Datum\n\n;\nTraining;7.3.2026\n');
    expect(columns.map(({ field }) => field)).toEqual(['title', 'start_date']);
    expect(events).toMatchObject([{ line: 4, title: 'Training' }]);
  });

  it('shows a sample of each column, the first cell that is not empty', async () => {
    const { columns } = await read('Title,Who\nA,\nB,Nina');
    expect(columns).toEqual([
      { heading: 'Title', field: 'title', sample: 'A' },
      { heading: 'Who', field: 'who', sample: 'Nina' },
    ]);
  });

  it.each([
    ['Titel;Startdatum;Startzeit;Enddatum;Endzeit;Ort;Notizen'],
    ['Titre;Date de début;Heure de début;Date de fin;Heure de fin;Lieu;Description'],
    ['Título;Fecha de inicio;Hora de inicio;Fecha de fin;Hora de fin;Lugar;Notas'],
    ['件名;開始日;開始時刻;終了日;終了時刻;場所;説明'],
  ])('is understood by its headings: %s', async (headings) => {
    expect((await read(`${headings}\n`)).columns.map(({ field }) => field)).toEqual([
      ...['title', 'start_date', 'start_time', 'end_date', 'end_time', 'location', 'notes'],
    ]);
  });

  it('has the fields that a person chose, and ignores columns if wanted', async () => {
    const fields = { Subject: null, Remark: 'title' } as const;
    const file = 'Subject,Remark,Start date\nA,B,2026-03-07';
    const { columns, events } = await read(file, fields);
    expect(columns.map(({ field }) => field)).toEqual([null, 'title', 'start_date']);
    expect(events).toMatchObject([{ title: 'B' }]);
  });

  it.each([
    ['no line', '', 'This is neither iCalendar nor CSV.'],
    ['neither titles nor starts', 'a,b\n1,2', 'This is neither iCalendar nor CSV.'],
    [
      'a page',
      '<!DOCTYPE html>\n<html><body>Log in</body></html>',
      'This is neither iCalendar nor CSV.',
    ],
    ['201 columns', `Title${','.repeat(200)}`, 'The rows of the file are too long.'],
    ['too many events', `Title\n${'x\n'.repeat(101)}`, 'The file has too many events.'],
  ])('is refused with %s', async (_, text, refusal) => {
    expect(await readCsv(text, zone, {}, 100)).toEqual({ refusal });
  });

  it('names several sub-calendars as an export does', async () => {
    const { events } = await read('Title,Sub-calendar\nA,Club > Training | Boats');
    expect(events[0]?.subCalendars).toEqual(['Club > Training', 'Boats']);
  });

  it('may end its lines with carriage returns alone', async () => {
    const { columns, events } = await read('Title,Start date\rA,2026-03-07\r"B\rb",2026-03-08\r');
    expect(columns.map(({ sample }) => sample)).toEqual(['A', '2026-03-07']);
    expect(events).toMatchObject([
      { line: 2, title: 'A' },
      { line: 3, title: 'B\rb' },
    ]);
  });

  it('has all that follows a quote which is never closed', async () => {
    const { events } = await read('Title,Start date\n"A,2026-03-07\nB,2026-03-08');
    expect(events).toMatchObject([{ title: '"A' }, { title: 'B' }]);
  });
});

describe('the times of a row', () => {
  const dates = 'Start date,Start time,End date,End time,All day';

  it.each([
    ['2026-03-07', '2026-03-07'],
    ['7.3.2026', '2026-03-07'],
    ['3/7/2026', '2026-03-07'],
    ['2026-02-30', undefined],
    ['soon', undefined],
  ])('are whole days without a time: %s', async (date, start) => {
    expect((await readSpan('Start date', date)).start).toBe(start);
  });

  it.each([
    ['17:30', '2026-03-07T17:30'],
    ['5:30 pm', '2026-03-07T17:30'],
    ['12:05 a.m.', '2026-03-07T00:05'],
    ['12 pm', '2026-03-07T12:00'],
    ['17h30', '2026-03-07T17:30'],
    ['17.30', '2026-03-07T17:30'],
    ['17:30:45', '2026-03-07T17:30'],
    ['17:75', undefined],
    ['25:00', undefined],
    ['noon', undefined],
  ])('are read as people write them: %s', async (time, start) => {
    expect((await readSpan('Start date,Start time', `2026-03-07,${time}`)).start).toBe(start);
  });

  it.each([
    ['an hour later', '2026-03-07,09:00,,,', '2026-03-07T10:00'],
    ['at the time of the same day', '2026-03-07,09:00,,11:15,', '2026-03-07T11:15'],
    ['after midnight', '2026-03-07,22:00,,01:00,', '2026-03-08T01:00'],
    ['at the end of a later day', '2026-03-07,22:00,2026-03-08,,', '2026-03-09T00:00'],
    ['at midnight', '2026-03-07,22:00,2026-03-07,24:00,', '2026-03-08T00:00'],
    ['at the midnight after their day', '2026-03-07,22:00,2026-03-07,00:00,', '2026-03-08T00:00'],
    [
      'at the midnight after, also in twelve hours',
      '3/7/2026,10 pm,3/7/2026,12 am,',
      '2026-03-08T00:00',
    ],
    ['at midnight, without a date', '2026-03-07,22:00,,00:00,', '2026-03-08T00:00'],
    ['after a whole day from midnight to midnight', '2026-03-07,00:00,,00:00,', '2026-03-08T00:00'],
    [
      'at the midnight before the day of their end',
      '2026-03-07,22:00,2026-03-08,00:00,',
      '2026-03-08T00:00',
    ],
    [
      'before they begin, for the import to refuse',
      '2026-03-07,22:00,2026-03-07,21:00,',
      '2026-03-07T21:00',
    ],
    ['with the last whole day', '2026-03-07,,2026-03-09,,', '2026-03-10'],
    ['with the day, if it is marked', '2026-03-07,09:00,,10:00,yes', '2026-03-08'],
    ['nowhere, if the date is none', '2026-03-07,,2026-02-30,,', undefined],
  ])('end %s', async (_, row, end) => {
    expect((await readSpan(dates, row)).end).toBe(end);
  });
});
