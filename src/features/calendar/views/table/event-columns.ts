import type { ReactNode } from 'react';
import { compareSpans, type EventSpan } from '#src/calendar/model/event.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { Column } from '#src/ui/data/table-columns.ts';
import { writePlainText } from '#src/ui/markdown/markdown-text.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import { type EventField, writeFieldValue } from '../../event/field-text.ts';
import type { ViewProps } from '../../grid/view-props.ts';

/** A column of events, which can be sorted and, if it has numbers, summed. */
export interface EventColumn extends Column<EventSpan> {
  readonly compare: (a: EventSpan, b: EventSpan) => number;
  readonly number?: (span: EventSpan) => number | null;
}

interface ColumnSource extends Pick<ViewProps, 'configuration' | 'formats' | 'eventLook'> {
  t: Translate;
  /** Orders texts as the reader's language does. */
  collator: Intl.Collator;
  writeNumber: (value: number) => string;
  drawTitle: (span: EventSpan) => ReactNode;
}

/** Creates a column of texts. */
type CreateColumn = (
  key: string,
  label: string,
  write: (span: EventSpan) => string,
  columnOptions?: Partial<EventColumn>,
) => EventColumn;

/** Title, times and sub-calendars, and a column for each of the calendar's fields, in their order. */
export function createEventColumns(source: ColumnSource): readonly [EventColumn, ...EventColumn[]] {
  const { t, configuration, formats, eventLook } = source;
  const text: CreateColumn = (key, label, write, columnOptions = {}) => ({
    key,
    label,
    canSort: true,
    cell: write,
    text: write,
    compare: (a, b) => source.collator.compare(write(a), write(b)),
    ...columnOptions,
  });
  const moment = (date: string, minute: number, { event }: EventSpan) =>
    event.all_day ? date : t('calendar:%day%, %time%', { day: date, time: formats.time(minute) });
  // The heading says the year.
  const writeMoment = (day: number, minute: number, span: EventSpan) =>
    moment(formats.shortDay(day), minute, span);
  const writeFullMoment = (day: number, minute: number, span: EventSpan) =>
    moment(formats.shortDayAndYear(day), minute, span);
  return [
    text('title', t('calendar:Title'), ({ event }) => eventLook.title(event), {
      share: 4,
      cell: source.drawTitle,
    }),
    text(
      'start',
      t('calendar:Start'),
      (span) => writeFullMoment(span.days.first, span.start, span),
      {
        kind: 'short',
        cell: (span) => writeMoment(span.days.first, span.start, span),
        compare: compareSpans,
      },
    ),
    text('end', t('calendar:End'), (span) => writeFullMoment(endDay(span), span.end, span), {
      kind: 'short',
      // The day is next to it.
      cell: (span) =>
        span.days.first < span.days.last || span.event.all_day
          ? writeMoment(endDay(span), span.end, span)
          : formats.time(span.end),
      compare: (a, b) => a.end - b.end,
    }),
    text('calendars', t('calendar:Calendars'), ({ event }) =>
      formats.join(eventLook.calendars(event)),
    ),
    ...configuration.event_fields
      .filter(({ active }) => active)
      .flatMap((field) => createFieldColumn(field, source, text) ?? []),
  ];
}

/** The day on whose clock an event ends, which it does not touch if that is at midnight. */
function endDay({ event, days, end }: EventSpan): number {
  return event.all_day ? days.last : dayOfMinute(end);
}

function createFieldColumn(
  field: EventField,
  { t, writeNumber }: ColumnSource,
  text: CreateColumn,
): EventColumn | null {
  const { id, type, name } = field;
  const numbers = (key: string, label: string, number: (span: EventSpan) => number | null) =>
    text(key, label, (span) => writeIfAny(number(span), writeNumber), {
      kind: 'number',
      number,
      compare: (a, b) => (number(a) ?? 0) - (number(b) ?? 0),
    });
  const plainTexts = new Map<string, string>();
  const writePlain = (markdown: string) => {
    // Comparing reads each text many times.
    const plain = plainTexts.get(markdown) ?? writePlainText(markdown);
    plainTexts.set(markdown, plain);
    return plain;
  };
  // Files keep what was typed, with the addresses of links.
  const notes = (key: string, label: string, write: (span: EventSpan) => string) =>
    text(key, label, (span) => writePlain(write(span)), { exported: [{ label, text: write }] });
  const writeValue = ({ event }: EventSpan) => {
    const value = event.custom?.[id];
    return value === undefined ? '' : writeFieldValue(field, value, writeNumber);
  };
  switch (type) {
    case 'who':
      return text(type, name ?? t('calendar:Who'), ({ event }) => event.who ?? '');
    case 'location':
      return text(type, name ?? t('calendar:Where'), ({ event }) => event.location ?? '');
    case 'notes':
      return notes(type, name ?? t('calendar:Notes'), ({ event }) => event.notes ?? '');
    case 'signup':
      return numbers(
        type,
        name ?? t('calendar:Sign-ups'),
        ({ event }) => event.signup?.count ?? null,
      );
    case 'number':
      return numbers(`field-${id}`, name ?? '', ({ event }) => {
        const value = event.custom?.[id];
        return typeof value === 'number' ? value : null;
      });
    case 'text':
    case 'choice':
      return text(`field-${id}`, name ?? '', writeValue);
    case 'rich_text':
      return notes(`field-${id}`, name ?? '', writeValue);
    default:
      // Comments and attachments are no values; a newer server may have other fields.
      return null;
  }
}

function writeIfAny(value: number | null, write: (value: number) => string): string {
  return value === null ? '' : write(value);
}

/** The keys of the columns in which an event has something. */
export function listFilledColumns(
  columns: readonly EventColumn[],
  spans: readonly EventSpan[],
): string[] {
  return columns
    .filter(({ text }) => spans.some((span) => text?.(span) !== ''))
    .map(({ key }) => key);
}

/** The columns with these keys, and the first one, which names the event. */
export function pickColumns(
  [first, ...otherColumns]: readonly [EventColumn, ...EventColumn[]],
  keys: readonly string[],
): readonly [EventColumn, ...EventColumn[]] {
  return [first, ...otherColumns.filter(({ key }) => keys.includes(key))];
}

/** Sums the columns with numbers; those of which no event has one are left out. */
export function sumColumns(
  columns: readonly EventColumn[],
  spans: readonly EventSpan[],
): { key: string; label: string; sum: number }[] {
  return columns.flatMap(({ key, label, number }) => {
    if (!number) return [];
    const values = spans.flatMap((span) => number(span) ?? []);
    return values.length > 0
      ? { key, label, sum: values.reduce((sum, value) => sum + value, 0) }
      : [];
  });
}

/** Sorts events by a column; by their start where it does not decide. Those without its number come last. */
export function sortSpans(
  spans: readonly EventSpan[],
  column: EventColumn | undefined,
  order: 'asc' | 'desc',
): readonly EventSpan[] {
  if (!column) return spans;
  const sign = order === 'asc' ? 1 : -1;
  const isMissing = (span: EventSpan) => column.number?.(span) === null;
  return [...spans].sort(
    (a, b) =>
      Number(isMissing(a)) - Number(isMissing(b)) ||
      sign * column.compare(a, b) ||
      compareSpans(a, b),
  );
}
