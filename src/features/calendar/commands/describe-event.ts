import { type CalendarEvent, eventSpan } from '#src/calendar/model/event.ts';
import { nameField } from '#src/calendar/model/name-field.ts';
import { type FieldWords, findWriter } from '#src/calendar/words/field-writer.ts';
import { eventTime } from '../formats/event-name.ts';

interface FieldText {
  /** Its name in the contract's lists of changes, or `time` for all of its times. */
  readonly field: string;
  readonly name: string;
  readonly value: string;
  readonly isMarkdown?: boolean;
}

/**
 * The fields of an event in words, in the order of its form; empty ones, too, so that events can be compared.
 * @param conflicts the fields that are among them even if the calendar no longer uses them.
 */
function describeEvent(
  event: CalendarEvent,
  words: FieldWords,
  conflicts: readonly string[],
): readonly FieldText[] {
  const { t, formats, fields } = words;
  const span = eventSpan(event);
  const describe = (field: string, value: unknown): FieldText[] => {
    const name = nameField(t, field, fields);
    const writer = findWriter(field, event.start, words);
    if (name === null || !writer) return [];
    const { write, ...format } = writer;
    return [{ field, name, value: write(value), ...format }];
  };
  return [
    ...describe('title', event.title ?? t('calendar:Reserved')),
    {
      field: 'time',
      name: t('calendar:Time'),
      value: span ? eventTime(t, formats, span) : event.start,
    },
    ...(['sub_calendar_ids', 'rrule', 'location', 'who', 'notes', 'signup'] as const).flatMap(
      (field) => describe(field, event[field]),
    ),
    ...describe(
      'attachments',
      event.attachments?.map(({ name }) => name),
    ),
    ...fields
      .filter(({ id, active }) => active || conflicts.includes(`custom.${id}`))
      .flatMap(({ id }) => describe(`custom.${id}`, event.custom?.[id])),
  ];
}

/** A field that differs between what somebody else has saved and what the visitor wants. */
export interface FieldDifference extends Pick<FieldText, 'field'> {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
  /** True if both are Markdown. */
  readonly isMarkdown: boolean;
}

/**
 * Compares two versions of an event field by field.
 * @param seen the version that the visitor started from.
 * @param mine that with the visitor's changes; null if the visitor deletes the event.
 * @param conflicts the fields about which the visitor has to decide, even if both versions read the same.
 */
export function compareVersions(
  versions: { seen: CalendarEvent; mine: CalendarEvent | null; theirs: CalendarEvent },
  words: FieldWords,
  conflicts: readonly string[] = [],
): readonly FieldDifference[] {
  const mine = describeEvent(versions.mine ?? versions.seen, words, conflicts);
  return describeEvent(versions.theirs, words, conflicts).flatMap(
    ({ field, name, value: theirs, isMarkdown = false }, index) => {
      const own = mine[index]?.value ?? '';
      return own === theirs && !conflicts.includes(field)
        ? []
        : [{ field, name, mine: own, theirs, isMarkdown }];
    },
  );
}
