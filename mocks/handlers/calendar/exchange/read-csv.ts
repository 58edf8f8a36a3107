import type { components } from '#generated/calendar/types.ts';
import { dayMs } from '#src/util/dates.ts';
import { hourMs, parseLocal } from '../../../time/local-time.ts';
import type { Zone } from '../../../time/zones.ts';
import type { ServerText } from '../../../translations/server-texts.ts';
import { emptyEvent, type FileEvent, type FileTime } from './file-event.ts';
import { takeTurns } from './turns.ts';

type ImportField = components['schemas']['ImportField'];
export type Column = components['schemas']['ImportColumn'];

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The names that people use for the columns, in a few languages. */
const headings: Readonly<Record<ImportField, RegExp>> = {
  title: /^(title|subject|summary|betreff|titel|titre|objet|título|asunto|件名|タイトル)$/i,
  start_date:
    /^(start date|date|start|startdatum|beginnt am|datum|von|date de début|fecha de inicio|開始日)$/i,
  start_time:
    /^(start time|time|startzeit|beginnt um|beginn|heure de début|hora de inicio|開始時刻)$/i,
  end_date: /^(end date|end|enddatum|endet am|bis|date de fin|fecha de fin|終了日)$/i,
  end_time: /^(end time|endzeit|endet um|ende|heure de fin|hora de fin|終了時刻)$/i,
  all_day: /^(all day( event)?|ganztägig(es ereignis)?|toute la journée|todo el día|終日)$/i,
  sub_calendar:
    /^(sub-?calendar|calendar|category|categories|kalender|kategorien|calendrier|calendario)$/i,
  who: /^(who|attendees|wer|teilnehmer|qui|quién|participants)$/i,
  location: /^(location|where|ort|wo|lieu|lugar|場所)$/i,
  notes: /^(notes|description|notizen|beschreibung|description|notas|descripción|説明)$/i,
};

/** The contents of a CSV file, or why it is not read. */
export type CsvFile =
  | { readonly columns: readonly Column[]; readonly events: readonly FileEvent[] }
  | { readonly events?: undefined; readonly refusal: ServerText };

const mostColumns = 200;
/** More than notes may have. */
const longestCell = 100_000;
/** In characters. */
const turn = 50_000;

/**
 * The events of a spreadsheet with headings in its first line.
 * @param givenFields the fields of some columns, by heading; others are guessed.
 */
export async function readCsv(
  text: string,
  zone: Zone,
  givenFields: Readonly<Record<string, ImportField | null>>,
  mostEvents: number,
): Promise<CsvFile> {
  const allRows = parseRows(text);
  const head: Row | undefined = allRows.next().value;
  if (head && isTooLarge(head)) return { refusal: 'The rows of the file are too long.' };
  const fields = (head?.cells ?? []).map((heading) =>
    Object.hasOwn(givenFields, heading) ? (givenFields[heading] ?? null) : guessedField(heading),
  );
  // Other files are not read to their end.
  if (!fields.includes('title') && !fields.includes('start_date')) {
    return { refusal: 'This is neither iCalendar nor CSV.' };
  }
  // Of several columns for a field, the first one counts.
  const places = new Map(fields.map((field, index) => [field, index] as const).toReversed());
  const rows: Row[] = [];
  const events: FileEvent[] = [];
  await takeTurns(
    upTo(allRows, mostEvents + 1),
    turn,
    (row) => {
      rows.push(row);
      events.push(fileEvent(row, places, zone));
    },
    ({ cells }) => cells.reduce((sum, cell) => sum + cell.length, 200),
  );
  if (rows.some(isTooLarge)) return { refusal: 'The rows of the file are too long.' };
  if (events.length > mostEvents) return { refusal: 'The file has too many events.' };
  const samples = firstTexts(rows);
  const columns = fields.map((field, index) => ({
    heading: head?.cells[index] ?? '',
    field,
    sample: samples[index] ?? '',
  }));
  return { columns, events };
}

function* upTo(rows: Iterable<Row>, most: number): Generator<Row> {
  let count = 0;
  for (const row of rows) {
    yield row;
    count += 1;
    if (count === most || isTooLarge(row)) return;
  }
}

/** The first cell of each column that is not empty. */
function firstTexts(rows: readonly Row[]): string[] {
  const texts: string[] = [];
  for (const { cells } of rows) {
    for (const [index, cell] of cells.entries()) {
      if (cell !== '') texts[index] ??= cell;
    }
  }
  return texts;
}

function guessedField(heading: string): ImportField | null {
  const names = Object.keys(headings) as ImportField[];
  return names.find((name) => headings[name].test(heading.trim())) ?? null;
}

/** As in files of every system, an old one's too. */
const lineBreak = /\r\n?|\n/;

/** Comma, semicolon or tab: whichever the first line has most of. */
function separatorIn(text: string): string {
  const [first = ''] = text.split(lineBreak, 1);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}

/** Returns whether a row is none that people write. */
function isTooLarge({ cells }: Row): boolean {
  return cells.length > mostColumns || (cells.at(-1)?.length ?? 0) > longestCell;
}

/** Reads each character once, because files come from strangers. */
function* parseRows(text: string): Generator<Row, undefined> {
  const separator = separatorIn(text);
  const lastQuote = text.lastIndexOf('"');
  let line = 1;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const row: { line: number; cells: string[] } = { line, cells: [] };
    let mark: string | undefined = separator;
    while (mark === separator) {
      const { cell, end } = readCell(text, at, { separator, lastQuote });
      row.cells.push(cell);
      // Nothing behind a row that is refused is read.
      if (isTooLarge(row)) yield row;
      line += text.slice(at, end).split(lineBreak).length - 1;
      mark = text[end];
      at = end + 1;
    }
    if (mark === '\r' && text[at] === '\n') at += 1;
    line += 1;
    if (row.cells.some((cell) => cell.trim() !== '')) yield row;
  }
  return undefined;
}

interface Marks {
  readonly separator: string;
  /** The place of the last quote: there is no cell in quotes from there on. */
  readonly lastQuote: number;
}

/** A cell, in quotes or not, and the place of what ends it. */
function readCell(text: string, from: number, marks: Marks): { cell: string; end: number } {
  if (text[from] !== '"' || from >= marks.lastQuote) {
    const end = endOfCell(text, from, marks);
    return { cell: text.slice(from, end), end };
  }
  const pieces: string[] = [];
  let at = from + 1;
  while (at < text.length && at - from <= 2 * longestCell) {
    const quote = text.indexOf('"', at);
    const end = quote < 0 ? text.length : quote;
    pieces.push(text.slice(at, end));
    at = end + 1;
    if (text[at] !== '"') break;
    at += 1;
  }
  // What follows the quotes of a cell is left out.
  return { cell: pieces.join('"'), end: endOfCell(text, at, marks) };
}

function endOfCell(text: string, from: number, { separator }: Marks): number {
  let at = from;
  while (at < text.length && !isMark(text[at], separator)) at += 1;
  return at;
}

function isMark(character: string | undefined, separator: string): boolean {
  return character === separator || character === '\r' || character === '\n';
}

function fileEvent(
  { line, cells }: Row,
  places: ReadonlyMap<ImportField | null, number>,
  zone: Zone,
): FileEvent {
  const cell = (field: ImportField) => (cells[places.get(field) ?? -1] ?? '').trim();
  const isAllDay = /^(yes|true|1|ja|oui|sí|はい|wahr)$/i.test(cell('all_day'));
  const date = parseDay(cell('start_date'));
  const time = isAllDay ? '' : cell('start_time');
  const start = fileTime(date, time, zone);
  const isDateAbsent = cell('end_date') === '';
  const endDate = isDateAbsent ? date : parseDay(cell('end_date'));
  return {
    ...emptyEvent,
    line,
    title: cell('title'),
    start,
    end: start && readEnd(start, endDate, cell('end_time'), { zone, isDateAbsent }),
    subCalendars: cell('sub_calendar').split(' | '),
    who: cell('who'),
    location: cell('location'),
    notes: cell('notes').split(lineBreak).join('\n'),
  };
}

function readEnd(
  start: FileTime,
  date: number | undefined,
  time: string,
  { zone, isDateAbsent }: { readonly zone: Zone; readonly isDateAbsent: boolean },
): FileTime | undefined {
  if (start.allDay) return date === undefined ? undefined : { ...start, time: date + dayMs };
  if (time === '' && date === Math.floor(start.time / dayMs) * dayMs) {
    return { ...start, time: start.time + hourMs };
  }
  const end = fileTime(date, time === '' ? '24:00' : time, zone);
  return end && isOfNextDay(start.time, end.time, isDateAbsent)
    ? { ...end, time: end.time + dayMs }
    : end;
}

/**
 * Without a date of its own, an end before the start is on the next day. Midnight as an end is the one after the day, as
 * far as the one before would be no end.
 */
function isOfNextDay(start: number, end: number, isDateAbsent: boolean): boolean {
  const isMidnight = end % dayMs === 0;
  if (isDateAbsent) return end < start || (isMidnight && end === start);
  return isMidnight && end === Math.floor(start / dayMs) * dayMs && end < start;
}

function fileTime(date: number | undefined, time: string, zone: Zone): FileTime | undefined {
  if (date === undefined) return undefined;
  if (time === '') return { allDay: true, time: date, zone };
  const ofDay = parseTimeOfDay(time);
  return ofDay === undefined ? undefined : { allDay: false, time: date + ofDay, zone };
}

/** `2026-03-07`, `7.3.2026` or `3/7/2026`. */
function parseDay(text: string): number | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const [, usMonth, usDay, usYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const parts = [isoYear ?? year ?? usYear, isoMonth ?? month ?? usMonth, isoDay ?? day ?? usDay];
  const [fullYear = '', ...otherParts] = parts.map((part) => part ?? '');
  return parseLocal([fullYear, ...otherParts.map((part) => part.padStart(2, '0'))].join('-'))?.time;
}

/** `17:30`, `5:30 pm` or `24:00`. */
function parseTimeOfDay(text: string): number | undefined {
  const [whole, hours, minutes = '0', half] =
    /^(\d{1,2})(?:[:.h](\d\d))?(?::\d\d)?\s*([ap]\.?m\.?)?$/i.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const isAfternoon = /^p/i.test(half ?? '');
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  const time = hour * hourMs + Number(minutes) * 60_000;
  return Number(minutes) < 60 && time <= dayMs ? time : undefined;
}
