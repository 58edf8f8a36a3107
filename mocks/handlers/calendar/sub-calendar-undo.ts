import { errorBody } from '../../http/errors.ts';
import { type Access, mayIn } from '../../world/calendar/access.ts';
import type { EventChange } from '../../world/calendar/commit.ts';
import { isOn } from '../../world/calendar/places.ts';
import { conflict, permissionDenied } from '../admin-support.ts';

/** The refusal of a change that removes a sub-calendar again or brings it back. */
export function refusalOfSubCalendar({ subCalendar, edits }: EventChange, access: Access) {
  if (!subCalendar) return undefined;
  if (!mayIn(access, 'administer')) return permissionDenied;
  const { state, calendar } = access;
  const { id, name } = subCalendar.record;
  const otherCalendars = state.subCalendars.filter((other) => other.id !== id);
  if (subCalendar.kind === 'return') {
    if (otherCalendars.some((other) => other.name === name)) return conflict;
    const hasRoom = otherCalendars.length < calendar.license.features.max_sub_calendars;
    return hasRoom
      ? undefined
      : ({ status: 409, body: errorBody('license_limit_reached') } as const);
  }
  if (!otherCalendars.some(({ active }) => active)) return conflict;
  const hasOtherEvents = state.events
    .list()
    .some((record) => isOn(record, id) && edits.every(({ rootId }) => rootId !== record.id));
  return hasOtherEvents
    ? ({ status: 409, body: errorBody('event_changed_since') } as const)
    : undefined;
}
