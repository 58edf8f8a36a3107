import type { Control } from './control.ts';
import { FieldError } from './fields.ts';

/** A calendar's password, or null, because no page asks for it. */
export const showCalendarPassword: Control = ({ context: { world } }, _request, url) => {
  const calendar = world.calendars.get(Number(url.searchParams.get('id')));
  if (!calendar) throw new FieldError([{ field: 'id', message: 'Must be the id of a calendar.' }]);
  return Response.json({ password: world.calendarExtras.get(calendar.id).password });
};
