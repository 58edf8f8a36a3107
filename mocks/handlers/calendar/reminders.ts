import type { components } from '#generated/calendar/types.ts';
import type { UserRecord } from '../../seed/user-record.ts';
import {
  chooseReminders,
  findReminders,
  type ReminderTarget,
} from '../../world/calendar/reminders.ts';
import { dashboardCalendars } from '../../world/dashboard-calendars.ts';
import { notFound, permissionDenied } from '../admin-support.ts';
import type { OperationId } from '../handler.ts';
import { readNotifications } from '../notifications.ts';
import { visibleSubCalendars } from './calendar.ts';
import {
  type CalendarCall,
  type CalendarContext,
  type CalendarHandlers,
  eventNotFound,
  seenEvent,
} from './calendar-call.ts';

type Schemas = components['schemas'];
type Times = Schemas['ReminderTimes'];

/** The part of a call that reminders depend on. */
type UserContext = Pick<CalendarCall<OperationId, UserRecord>, 'access' | 'account' | 'world'>;

/** The reminder that all events have if a calendar's emails have reminders. */
const usualTimes: Times = [60];

export const reminderCalls = {
  getEventReminders(call) {
    const event = seenEvent(call.path.eventId, call.viewer);
    if (!event) return eventNotFound;
    return { status: 200, body: eventReminders(call, event) };
  },

  setEventReminders(call) {
    const { account, access, body } = call;
    const event = seenEvent(call.path.eventId, call.viewer);
    if (!event) return eventNotFound;
    if (!event.texts) return permissionDenied;
    chooseReminders(access.state, account, { event: event.record.id }, body.minutes);
    return { status: 200, body: eventReminders(call, event) };
  },

  getSubCalendarReminders(call) {
    const id = findVisible(call, call.path.subCalendarId);
    if (id === undefined) return notFound;
    return { status: 200, body: reminders(call, { subCalendar: id }, [id]) };
  },

  setSubCalendarReminders(call) {
    const { account, access, body } = call;
    const id = findVisible(call, call.path.subCalendarId);
    if (id === undefined) return notFound;
    chooseReminders(access.state, account, { subCalendar: id }, body.minutes);
    return { status: 200, body: reminders(call, { subCalendar: id }, [id]) };
  },
} satisfies CalendarHandlers<UserRecord>;

function findVisible(
  call: Pick<CalendarContext, 'access'>,
  subCalendarId: number,
): number | undefined {
  return visibleSubCalendars(call).find(({ id }) => id === subCalendarId)?.id;
}

function eventReminders(
  call: UserContext,
  { record, seen }: NonNullable<ReturnType<typeof seenEvent>>,
): Schemas['Reminders'] {
  const target = { event: record.id };
  const { minutes, inherited } = reminders(call, target, seen.subCalendarIds);
  const chosen = seen.subCalendarIds
    .map((id) => findReminders(call.access.state, call.account, { subCalendar: id }))
    .find((times) => times !== null);
  return { minutes, inherited: [...(chosen ?? inherited)] };
}

/** @param places the sub-calendars whose defaults apply, the first one first. */
function reminders(
  { access: { state, calendar }, account, world }: UserContext,
  target: ReminderTarget,
  places: readonly number[],
): Schemas['Reminders'] {
  const minutes = findReminders(state, account, target);
  const listedCalendar = dashboardCalendars(world, account).find(({ id }) => id === calendar.id);
  const hasUsual = listedCalendar && readNotifications(account, listedCalendar).reminders;
  const [defaultTimes = usualTimes] = places.flatMap((place) => {
    const times = state.subCalendars.find(({ id }) => id === place)?.default_reminders;
    return times ? [times] : [];
  });
  return { minutes: minutes && [...minutes], inherited: hasUsual ? [...defaultTimes] : [] };
}
