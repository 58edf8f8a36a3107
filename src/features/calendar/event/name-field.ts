import type { components } from '#generated/calendar/types.ts';
import type { Translate } from '#src/i18n/i18n.ts';

/**
 * The name of an event's field, as the contract's lists of changes name fields; null for one that this client does not
 * know.
 * @param fields those of the calendar.
 */
export function nameField(
  t: Translate,
  field: string,
  fields: readonly components['schemas']['EventField'][],
): string | null {
  const custom = fields.find(({ id }) => field === `custom.${id}`);
  if (custom) return custom.name;
  switch (field) {
    case 'title':
      return t('calendar:Title');
    case 'start':
      return t('calendar:Start');
    case 'end':
      return t('calendar:End');
    case 'all_day':
      return t('calendar:All day');
    case 'sub_calendar_ids':
      return t('calendar:Calendars');
    case 'tz':
      return t('calendar:Time zone');
    case 'rrule':
      return t('calendar:Repeats');
    case 'who':
      return t('calendar:Who');
    case 'location':
      return t('calendar:Where');
    case 'notes':
      return t('calendar:Notes');
    case 'signup':
    case 'signups':
      return t('calendar:Sign-ups');
    case 'attachments':
      return t('calendar:Attachments');
    case 'comments':
      return t('calendar:Comments');
    default:
      return null;
  }
}
