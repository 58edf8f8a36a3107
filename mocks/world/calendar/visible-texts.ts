import type { EventTexts } from '../../seed/calendar/records.ts';
import type { EventAccess } from './event-access.ts';
import type { FieldAccess } from './field-access.ts';

/**
 * Leaves out the texts that a visitor may not know: fields that are not shown to them are as good as empty. Null if
 * they may not see details. Every response takes texts from here, whatever its format.
 */
export function visibleTexts(
  texts: EventTexts,
  { seesDetails, mayChange, subCalendarIds }: EventAccess,
  fields: FieldAccess,
): EventTexts | null {
  if (!seesDetails) return null;
  const shown = (type: 'who' | 'location' | 'notes') =>
    fields.shows(type, mayChange) ? texts[type] : '';
  return {
    title: texts.title,
    who: shown('who'),
    location: shown('location'),
    notes: shown('notes'),
    custom: fields.visibleValues(texts.custom, mayChange),
    subCalendarIds,
    signup: fields.shows('signup', mayChange) ? texts.signup : null,
    attachments: fields.shows('attachments', mayChange) ? texts.attachments : [],
  };
}
