import type { components } from '#generated/calendar/types.ts';
import type { Share } from '../../seed/calendar/sharing.ts';
import { parseOccurrenceId } from '../../world/calendar/occurrences.ts';
import { isOn, withoutPlace } from '../../world/calendar/places.ts';
import { listFiles } from '../../world/calendar/series.ts';
import { keyShare } from '../../world/calendar/sharing.ts';
import type { CalendarCall } from './calendar-call.ts';
import { allMembers } from './members.ts';

/** Everything that depends on a sub-calendar. */
export function subCalendarUsage(
  call: Pick<CalendarCall<'getSubCalendarUsage'>, 'world' | 'access'>,
  id: number,
): components['schemas']['SubCalendarUsage'] {
  const { world, access } = call;
  const { state, calendar } = access;
  const records = state.events.list().filter((record) => isOn(record, id));
  const lost = records.filter((record) => !withoutPlace(record, id));
  const lostIds = new Set(lost.map((record) => record.id));
  const isOnly = ({ role, subCalendarRoles }: Share) =>
    role === 'mixed' && listReadable(subCalendarRoles, call).join() === String(id);
  const members = allMembers(call).filter(({ role, sub_calendar_roles: subCalendarRoles }) =>
    isOnly({ role, subCalendarRoles }),
  );
  return {
    events: lost.filter(({ recurrence }) => recurrence === null).length,
    series: lost.filter(({ recurrence }) => recurrence !== null).length,
    shared_events: records.length - lost.length,
    comments: countTalk(state.comments, lostIds),
    signups: countTalk(state.signups, lostIds),
    attachments: lost.reduce((sum, record) => sum + listFiles(record).length, 0),
    keys: calendar.keys
      .filter((entry) => isOnly(keyShare(world, entry)))
      .map((entry) => ({ id: entry.id, name: entry.label })),
    members: members.map((member) => ({ id: member.id, name: member.name, email: member.email })),
  };
}

/** The sub-calendars that still exist and that a share shows. */
function listReadable(
  roles: Share['subCalendarRoles'],
  { access: { state } }: Pick<CalendarCall<'getSubCalendarUsage'>, 'access'>,
): number[] {
  return roles.flatMap(({ sub_calendar_id: id, role }) =>
    role !== 'no_access' && state.subCalendars.some((subCalendar) => subCalendar.id === id)
      ? [id]
      : [],
  );
}

function countTalk(
  lists: ReadonlyMap<string, readonly unknown[]>,
  rootIds: ReadonlySet<string>,
): number {
  return [...lists]
    .filter(([id]) => rootIds.has(parseOccurrenceId(id)?.rootId ?? id))
    .reduce((sum, [, list]) => sum + list.length, 0);
}
