import type { components } from '#generated/calendar/types.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { BuiltInFieldType, EventField } from './field-types.ts';

type MemberName =
  | Exclude<keyof components['schemas']['EventContents'], 'custom'>
  | BuiltInFieldType;

/** The names of what events have; of built-in fields the usual ones. */
const names: Readonly<Record<MemberName, (t: Translate) => string>> = {
  title: (t) => t('calendar:Title'),
  start: (t) => t('calendar:Start'),
  end: (t) => t('calendar:End'),
  all_day: (t) => t('calendar:All day'),
  sub_calendar_ids: (t) => t('calendar:Calendars'),
  tz: (t) => t('calendar:Time zone'),
  rrule: (t) => t('calendar:Repeats'),
  who: (t) => t('calendar:Who'),
  location: (t) => t('calendar:Where'),
  notes: (t) => t('calendar:Notes'),
  signup: (t) => t('calendar:Sign-ups'),
  attachments: (t) => t('calendar:Attachments'),
  comments: (t) => t('calendar:Comments'),
};

/**
 * The name of an event's field, as the contract's lists of changes name fields; null for one that this client does not
 * know.
 * @param fields those of the calendar.
 */
export function nameField(
  t: Translate,
  field: string,
  fields: readonly EventField[],
): string | null {
  // The list of sign-ups belongs to the field of that name.
  const member = field === 'signups' ? 'signup' : field;
  if (isMember(member)) return nameMember(t, member, fields);
  return fields.find(({ id }) => field === `custom.${id}`)?.name ?? null;
}

/** The name that a calendar gives what its events have, or the usual one. */
export function nameMember(
  t: Translate,
  member: MemberName,
  fields: readonly EventField[],
): string {
  return fields.find(({ type }) => type === member)?.name ?? names[member](t);
}

function isMember(field: string): field is MemberName {
  return Object.hasOwn(names, field);
}
