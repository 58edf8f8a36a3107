import { dayMs } from '#src/util/dates.ts';
import type { EventFieldRecord } from '../../../seed/calendar/records.ts';
import { dateText, timeText } from '../../../time/local-time.ts';
import { mayIn } from '../../../world/calendar/access.ts';
import type { SeenOccurrence, Viewer } from '../../../world/calendar/event-view.ts';
import { isFieldShown } from '../../../world/calendar/field-access.ts';
import { isCustom, valueTexts } from '../../../world/calendar/field-types.ts';

const headings = [
  'Title',
  'Start date',
  'Start time',
  'End date',
  'End time',
  'All day',
  'Sub-calendar',
  'Who',
  'Location',
  'Notes',
];

/** Events as a spreadsheet: a line for each event or occurrence. */
export function csvText(
  events: readonly SeenOccurrence[],
  viewer: Viewer,
  reservedText: string,
): string {
  const { subCalendars, fields } = viewer.access.state;
  const names = new Map(subCalendars.map(({ id, name }) => [id, name]));
  const mayChange = mayIn(viewer.access, 'change');
  const own = fields.filter((field) => isCustom(field) && isFieldShown(field, mayChange));
  const lines = events.map((event) => [
    event.texts ? event.texts.title : reservedText,
    ...spanCells(event, viewer),
    event.seen.subCalendarIds.map((id) => names.get(id) ?? '').join(' | '),
    ...[event.texts?.who, event.texts?.location, event.texts?.notes].map((text) => text ?? ''),
    ...own.map((field) => valueCell(event, field)),
  ]);
  return [[...headings, ...own.map(({ name }) => name ?? '')], ...lines]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}

function spanCells({ allDay, start, end }: SeenOccurrence, { zone }: Viewer): string[] {
  if (allDay) return [dateText(start), '', dateText(end - dayMs), '', 'yes'];
  const times = [start, end].flatMap((time) => {
    const local = zone.toLocal(time);
    return [dateText(local), timeText(local).slice(11, 16)];
  });
  return [...times, 'no'];
}

function valueCell({ texts }: SeenOccurrence, field: EventFieldRecord): string {
  const value = texts?.custom[field.id];
  return value === undefined ? '' : valueTexts(value, field).join(' | ');
}

/**
 * Where a spreadsheet would begin a formula, in half or full width: at the start of a cell, and after anything at which
 * one that expects another separator would split it. Such a spreadsheet does not respect the quotes, either.
 */
const formulaStart = /(?<=^|[,;\t\r\n])(?=["\s]*[=+\-@＝＋－＠])|^(?=\s*[\t\r])/gu;

function cell(text: string): string {
  const harmless = /^-?\d+(\.\d+)?$/.test(text) ? text : text.replace(formulaStart, "'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
