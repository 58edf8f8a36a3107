import type { ReactNode } from 'react';
import { type CalendarEvent, compareSpans, type EventSpan } from '#src/calendar/model/event.ts';
import {
  type EventField,
  type EventFieldType,
  isCustom,
  readNumber,
  type ValueWords,
  writeValue,
} from '#src/calendar/model/field-types.ts';
import { nameField } from '#src/calendar/model/name-field.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { Column } from '#src/ui/data/table-columns.ts';
import { writePlainText } from '#src/ui/markdown/markdown-text.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import type { ViewProps } from '../../grid/view-props.ts';

/** A column of events, which can be sorted and, if it has numbers, summed. */
export interface EventColumn extends Column<EventSpan> {
  readonly compare: (a: EventSpan, b: EventSpan) => number;
  readonly number?: (span: EventSpan) => number | null;
}

interface ColumnSource
  extends Pick<ViewProps, 'configuration' | 'formats' | 'eventLook'>,
    Pick<ValueWords, 'number'> {
  t: Translate;
  /** Orders texts as the reader's language does. */
  collator: Intl.Collator;
  drawTitle: (span: EventSpan) => ReactNode;
  /** Draws the way to where an event is. */
  drawWay: (place: string) => ReactNode;
}

/** Creates a column of texts. */
type CreateColumn = (
  key: string,
  label: string,
  write: (span: EventSpan) => string,
  columnOptions?: Partial<EventColumn>,
) => EventColumn;

/** The key of the first column. */
export const titleKey = 'title';

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
    text(titleKey, t('calendar:Title'), ({ event }) => eventLook.title(event), {
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

type ReadEvent<Value> = (event: CalendarEvent) => Value;

/** Creates the column of a field. */
interface FieldColumns {
  /** Sorts by the words. */
  readonly texts: (write: ReadEvent<string>) => EventColumn;
  readonly places: (write: ReadEvent<string>) => EventColumn;
  readonly markdown: (write: ReadEvent<string>) => EventColumn;
  readonly numbers: (read: ReadEvent<number | null>) => EventColumn;
  /** Reads the value of the calendar's own field, also in words. */
  readonly readOwn: ReadEvent<unknown>;
  readonly writeOwn: ReadEvent<string>;
}

/** The columns of the types of fields; null for what is no value. */
const columnTypes: Readonly<
  Record<EventFieldType, ((columns: FieldColumns) => EventColumn) | null>
> = {
  who: ({ texts }) => texts(({ who = '' }) => who),
  location: ({ places }) => places(({ location = '' }) => location),
  notes: ({ markdown }) => markdown(({ notes = '' }) => notes),
  signup: ({ numbers }) => numbers(({ signup }) => signup?.count ?? null),
  comments: null,
  attachments: null,
  text: ({ texts, writeOwn }) => texts(writeOwn),
  rich_text: ({ markdown, writeOwn }) => markdown(writeOwn),
  number: ({ numbers, readOwn }) => numbers((event) => readNumber(readOwn(event))),
  choice: ({ texts, writeOwn }) => texts(writeOwn),
};

function createFieldColumn(
  field: EventField,
  source: ColumnSource,
  createText: CreateColumn,
): EventColumn | undefined {
  const { id, type } = field;
  const key = isCustom(field) ? `field-${id}` : type;
  const label = field.name ?? nameField(source.t, type, []) ?? '';
  const text = (write: ReadEvent<string>, columnOptions: Partial<EventColumn> = {}) =>
    createText(key, label, ({ event }) => write(event), columnOptions);
  const plainTexts = new Map<string, string>();
  const writePlain = (markdown: string) => {
    // Comparing reads each text many times.
    const plain = plainTexts.get(markdown) ?? writePlainText(markdown);
    plainTexts.set(markdown, plain);
    return plain;
  };
  const readOwn: ReadEvent<unknown> = ({ custom }) => custom?.[id];
  // A newer server may have other types.
  return columnTypes[type]?.({
    texts: text,
    places: (write) => text(write, { mark: ({ event }) => source.drawWay(write(event)) }),
    // Files keep what was typed, with the addresses of links.
    markdown: (write) =>
      text((event) => writePlain(write(event)), {
        exported: [{ label, text: ({ event }) => write(event) }],
      }),
    numbers: (read) =>
      text((event) => writeIfAny(read(event), source.number), {
        kind: 'number',
        number: ({ event }) => read(event),
        compare: (a, b) => (read(a.event) ?? 0) - (read(b.event) ?? 0),
      }),
    readOwn,
    writeOwn: (event) => writeValue(field, readOwn(event), source),
  });
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
