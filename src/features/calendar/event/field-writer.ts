import type { components } from '#generated/calendar/types.ts';
import { clockMinute } from '#src/calendar/model/event.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { useFormats } from '#src/i18n/use-formats.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import { writeFieldValue } from './field-text.ts';
import { recurrenceText } from './recurrence-text.ts';
import { signupText } from './signup-text.ts';

type Schemas = components['schemas'];

/** The context needed to write the fields of an event as people read them. */
export interface EventWords {
  readonly t: Translate;
  readonly formats: CalendarFormats;
  readonly subCalendars: readonly Schemas['SubCalendar'][];
  readonly fields: readonly Schemas['EventField'][];
  /** The zone of all times; null is the device's. */
  readonly zone: string | null;
}

/** The same, with numbers. */
export type FieldWords = EventWords & Pick<ReturnType<typeof useFormats>, 'number'>;

interface FieldWriter {
  readonly write: (value: unknown) => string;
  readonly isMarkdown?: boolean;
}

/**
 * Finds the writer that puts an event field's values into words, empty for none; null for a field that this client
 * does not know. The values can be anything, so each is written only if it fits its field.
 * @param field its name in the contract's lists of changes.
 * @param start of the event, on which the words of a rule depend.
 */
export function findWriter(field: string, start: string, words: FieldWords): FieldWriter | null {
  const { t, zone, formats } = words;
  const custom = words.fields.find(({ id }) => field === `custom.${id}`);
  if (custom) {
    const write = (value: unknown) => customText(custom, value, words);
    return { write, isMarkdown: custom.type === 'rich_text' };
  }
  switch (field) {
    case 'title':
    case 'tz':
    case 'who':
    case 'location':
      return { write: plainText };
    case 'notes':
      return { write: plainText, isMarkdown: true };
    case 'start':
    case 'end':
      return { write: (value) => timeText(value, words) };
    case 'all_day':
      return { write: (value) => (value === true ? t('calendar:Yes') : t('calendar:No')) };
    case 'sub_calendar_ids':
      return { write: (value) => calendarNames(value, words) };
    case 'rrule':
      return {
        write: (value) =>
          typeof value === 'string' ? recurrenceText(t, formats, value, { start, zone }) : '',
      };
    case 'signup':
      return { write: (value) => signupText(value, words) };
    case 'attachments':
      return { write: (value) => formats.list(texts(value)) };
    default:
      return null;
  }
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function ids(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

/** "Saturday, March 14, 2026, 9:00 AM", or the day alone. */
function timeText(value: unknown, { t, formats }: FieldWords): string {
  if (typeof value !== 'string') return '';
  const minute = clockMinute(value);
  if (Number.isNaN(minute)) return value;
  const day = formats.fullDay(dayOfMinute(minute));
  return value.length <= 10
    ? day
    : t('calendar:%day%, %time%', { day, time: formats.time(minute) });
}

function calendarNames(value: unknown, { subCalendars, formats }: FieldWords): string {
  const names = ids(value).flatMap(
    (id) => subCalendars.find((subCalendar) => subCalendar.id === id)?.name ?? [],
  );
  return formats.list(names.map((name) => splitName(name).own));
}

function customText(field: FieldWords['fields'][number], value: unknown, words: FieldWords) {
  const isText = typeof value === 'string' || typeof value === 'number';
  return writeFieldValue(field, isText ? value : ids(value), words.number);
}
