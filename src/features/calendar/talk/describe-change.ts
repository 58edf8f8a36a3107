import type { components } from '#generated/calendar/types.ts';
import { clockMinute } from '#src/calendar/model/event.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import type { useFormats } from '#src/i18n/use-formats.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import { writeFieldValue } from '../event/field-text.ts';
import { nameField } from '../event/name-field.ts';
import { recurrenceText } from '../event/recurrence-text.ts';
import { signupText } from '../event/signup-text.ts';
import type { EventWords } from '../writes/describe-event.ts';

type FieldChange = components['schemas']['FieldChange'];

/** What is needed to write the values of a history as people read them. */
export type HistoryWords = EventWords & Pick<ReturnType<typeof useFormats>, 'number' | 'exact'>;

/** A field that has changed; the values are empty if there are none. */
export interface ChangeText {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Whether the values are Markdown. */
  readonly isMarkdown: boolean;
}

/**
 * Writes a change of an event's field in words; null for a field that this client does not know. The values can be
 * anything, so each is written only if it is what its field has.
 * @param start of the event after the change, on which the words of a rule depend.
 */
export function describeChange(
  { field, before, after }: FieldChange,
  start: string,
  words: HistoryWords,
): ChangeText | null {
  const name = nameField(words.t, field, words.fields);
  const writer = findWriter(field, start, words);
  if (name === null || !writer) return null;
  const { write, isMarkdown = false } = writer;
  return { name, before: write(before), after: write(after), isMarkdown };
}

interface FieldWriter {
  readonly write: (value: unknown) => string;
  readonly isMarkdown?: boolean;
}

function findWriter(field: string, start: string, words: HistoryWords): FieldWriter | null {
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
      return { write: (value) => texts(value).join(', ') };
    default:
      return null;
  }
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function ids(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}

/** "Saturday, March 14, 2026, 9:00 AM", or the day alone. */
function timeText(value: unknown, { t, formats }: HistoryWords): string {
  if (typeof value !== 'string') return '';
  const minute = clockMinute(value);
  if (Number.isNaN(minute)) return value;
  const day = formats.fullDay(dayOfMinute(minute));
  return value.length <= 10
    ? day
    : t('calendar:%day%, %time%', { day, time: formats.time(minute) });
}

function calendarNames(value: unknown, { subCalendars, formats }: HistoryWords): string {
  const names = ids(value).flatMap((id) => subCalendars.find((one) => one.id === id)?.name ?? []);
  return formats.list(names.map((name) => splitName(name).own));
}

function customText(field: HistoryWords['fields'][number], value: unknown, words: HistoryWords) {
  const isText = typeof value === 'string' || typeof value === 'number';
  return writeFieldValue(field, isText ? value : ids(value), words.number);
}
