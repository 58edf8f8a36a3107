import type { components } from '#generated/calendar/types.ts';
import { type CalendarEvent, eventSpan } from '#src/calendar/model/event.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { useFormats } from '#src/i18n/use-formats.ts';
import { writeFieldValue } from '../event/field-text.ts';
import { recurrenceText } from '../event/recurrence-text.ts';
import { signupText } from '../event/signup-text.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import { eventTime } from '../formats/event-name.ts';

type Schemas = components['schemas'];

/** What is needed to write the fields of an event as people read them. */
export interface EventWords {
  readonly t: Translate;
  readonly formats: CalendarFormats;
  readonly subCalendars: readonly Schemas['SubCalendar'][];
  readonly fields: readonly Schemas['EventField'][];
  /** The zone of all times; null is the device's. */
  readonly zone: string | null;
}

/** The same, with numbers. */
type ComparedWords = EventWords & Pick<ReturnType<typeof useFormats>, 'number'>;

interface FieldText {
  readonly name: string;
  readonly value: string;
  readonly isMarkdown?: boolean;
}

/** The fields of an event in words, in the order of its form; empty ones, too, so that events can be compared. */
export function describeEvent(
  event: CalendarEvent,
  { t, formats, number, subCalendars, fields, zone }: ComparedWords,
): readonly FieldText[] {
  const span = eventSpan(event);
  const {
    title,
    sub_calendar_ids,
    rrule,
    location = '',
    who = '',
    notes = '',
    custom = {},
    signup,
    attachments = [],
  } = event;
  const calendars = sub_calendar_ids.flatMap(
    (id) => subCalendars.find((one) => one.id === id) ?? [],
  );
  return [
    { name: t('calendar:Title'), value: title ?? t('calendar:Reserved') },
    { name: t('calendar:Time'), value: span ? eventTime(t, formats, span) : event.start },
    {
      name: t('calendar:Calendars'),
      value: calendars.map(({ name }) => splitName(name).own).join(', '),
    },
    {
      name: t('calendar:Repeats'),
      value:
        rrule === undefined ? '' : recurrenceText(t, formats, rrule, { start: event.start, zone }),
    },
    { name: t('calendar:Where'), value: location },
    { name: t('calendar:Who'), value: who },
    { name: t('calendar:Notes'), value: notes, isMarkdown: true },
    { name: t('calendar:Sign-ups'), value: signupText(signup, { t, formats, zone }) },
    {
      name: t('calendar:Attachments'),
      value: formats.list(attachments.map(({ name }) => name)),
    },
    ...fields
      .filter(({ active, name }) => active && name !== null)
      .map((field) => ({
        name: field.name ?? '',
        value: writeFieldValue(field, custom[field.id] ?? '', number),
        isMarkdown: field.type === 'rich_text',
      })),
  ];
}

/** A field that differs between what somebody else has saved and what the visitor wants. */
export interface FieldDifference {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
  /** Whether the visitor has changed it, too. */
  readonly isChanged: boolean;
  /** Whether both are Markdown. */
  readonly isMarkdown: boolean;
}

/**
 * Compares two versions of an event field by field.
 * @param seen the version that the visitor started from.
 * @param mine that with the visitor's changes; null if the visitor deletes the event.
 */
export function compareVersions(
  versions: { seen: CalendarEvent; mine: CalendarEvent | null; theirs: CalendarEvent },
  words: ComparedWords,
): readonly FieldDifference[] {
  const seen = describeEvent(versions.seen, words);
  const mine = describeEvent(versions.mine ?? versions.seen, words);
  return describeEvent(versions.theirs, words).flatMap(
    ({ name, value: theirs, isMarkdown = false }, index) => {
      const before = seen[index]?.value ?? '';
      const own = mine[index]?.value ?? '';
      return own === theirs || (before === own && before === theirs)
        ? []
        : [{ name, mine: own, theirs, isChanged: own !== before, isMarkdown }];
    },
  );
}
