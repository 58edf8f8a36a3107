import type { components } from '#generated/calendar/types.ts';
import { clockMinute } from '#src/calendar/model/event.ts';
import {
  isCustom,
  isMarkdown,
  readIds,
  readText,
  writeValue,
} from '#src/calendar/model/field-types.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { useFormats } from '#src/i18n/use-formats.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import { shownFileName } from '#src/util/file-names.ts';
import type { CalendarFormats } from './calendar-formats.ts';
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

/** The members that people write; the values of comments are not among an event's. */
type MemberName = Exclude<keyof Schemas['EventContents'], 'custom'> | 'attachments';

interface MemberWriter {
  readonly write: (value: unknown, words: FieldWords, start: string) => string;
  readonly isMarkdown?: boolean;
}

const members: Readonly<Record<MemberName, MemberWriter>> = {
  title: { write: readText },
  tz: { write: readText },
  who: { write: readText },
  location: { write: readText },
  notes: { write: readText, isMarkdown: true },
  start: { write: timeText },
  end: { write: timeText },
  all_day: { write: (value, { t }) => (value === true ? t('calendar:Yes') : t('calendar:No')) },
  sub_calendar_ids: { write: calendarNames },
  rrule: {
    write: (value, { t, formats, zone }, start) =>
      typeof value === 'string' ? recurrenceText(t, formats, value, { start, zone }) : '',
  },
  signup: { write: signupText },
  attachments: { write: (value, { formats }) => formats.list(texts(value).map(shownFileName)) },
};

/**
 * Finds the writer that puts an event field's values into words, empty for none; null for a field that this client
 * does not know. The values can be anything, so each is written only if it fits its field.
 * @param field its name in the contract's lists of changes.
 * @param start of the event, on which the words of a rule depend.
 */
export function findWriter(field: string, start: string, words: FieldWords): FieldWriter | null {
  const custom = words.fields.filter(isCustom).find(({ id }) => field === `custom.${id}`);
  if (custom) {
    const write = (value: unknown) => writeValue(custom, value, words);
    return { write, isMarkdown: isMarkdown(custom) };
  }
  if (!isMember(field)) return null;
  const { write, ...format } = members[field];
  return { ...format, write: (value) => write(value, words, start) };
}

function isMember(field: string): field is MemberName {
  return Object.hasOwn(members, field);
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** "Saturday, March 14, 2026, 9:00 AM", or the day alone. */
export function timeText(
  value: unknown,
  { t, formats }: Pick<EventWords, 't' | 'formats'>,
): string {
  if (typeof value !== 'string') return '';
  const minute = clockMinute(value);
  if (Number.isNaN(minute)) return value;
  const day = formats.fullDay(dayOfMinute(minute));
  return value.length <= 10
    ? day
    : t('calendar:%day%, %time%', { day, time: formats.time(minute) });
}

/** The names with their folders: the same name may be in several. */
export function calendarNames(
  value: unknown,
  { subCalendars, formats }: Pick<EventWords, 'subCalendars' | 'formats'>,
): string {
  const names = readIds(value).flatMap(
    (id) => subCalendars.find((subCalendar) => subCalendar.id === id)?.name ?? [],
  );
  return formats.list(names);
}
