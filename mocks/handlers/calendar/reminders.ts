import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import type { UserRecord } from '../../seed/user-record.ts';
import {
  chooseReminders,
  findReminders,
  type ReminderTarget,
} from '../../world/calendar/reminders.ts';
import { dashboardCalendars } from '../../world/dashboard-calendars.ts';
import { notFound, permissionDenied } from '../admin-support.ts';
import { visibleSubCalendars } from './calendar.ts';
import {
  type CalendarContext,
  type CalendarHandlers,
  eventNotFound,
  seenEvent,
} from './calendar-call.ts';

type Schemas = components['schemas'];
type Times = Schemas['ReminderTimes'];

const loginRequired = { status: 401, body: errorBody('login_required') } as const;

/** The reminder that all events have if a calendar's emails have reminders. */
const usualTimes: Times = [60];

export const reminderCalls = {
  getEventReminders(call) {
    const { account } = call;
    if (!account) return loginRequired;
    const event = seenEvent(call.path.eventId, call.viewer);
    if (!event) return eventNotFound;
    return { status: 200, body: eventReminders(call, account, event) };
  },

  setEventReminders(call) {
    const { account, access, body } = call;
    if (!account) return loginRequired;
    const event = seenEvent(call.path.eventId, call.viewer);
    if (!event) return eventNotFound;
    if (!event.texts) return permissionDenied;
    chooseReminders(access.state, account, { event: event.record.id }, body.minutes);
    return { status: 200, body: eventReminders(call, account, event) };
  },

  getSubCalendarReminders(call) {
    const { account } = call;
    if (!account) return loginRequired;
    const id = findVisible(call, call.path.subCalendarId);
    if (id === undefined) return notFound;
    return { status: 200, body: reminders(call, account, { subCalendar: id }) };
  },

  setSubCalendarReminders(call) {
    const { account, access, body } = call;
    if (!account) return loginRequired;
    const id = findVisible(call, call.path.subCalendarId);
    if (id === undefined) return notFound;
    chooseReminders(access.state, account, { subCalendar: id }, body.minutes);
    return { status: 200, body: reminders(call, account, { subCalendar: id }) };
  },
} satisfies CalendarHandlers;

function findVisible(call: CalendarContext, subCalendarId: number): number | undefined {
  return visibleSubCalendars(call).find(({ id }) => id === subCalendarId)?.id;
}

function eventReminders(
  call: CalendarContext,
  account: UserRecord,
  { record, seen }: NonNullable<ReturnType<typeof seenEvent>>,
): Schemas['Reminders'] {
  const { minutes, inherited } = reminders(call, account, { event: record.id });
  const chosen = seen.subCalendarIds
    .map((id) => findReminders(call.access.state, account, { subCalendar: id }))
    .find((times) => times !== null);
  return { minutes, inherited: [...(chosen ?? inherited)] };
}

function reminders(
  { access: { state, calendar }, world }: CalendarContext,
  account: UserRecord,
  target: ReminderTarget,
): Schemas['Reminders'] {
  const minutes = findReminders(state, account, target);
  const isListed = dashboardCalendars(world, account).some(({ id }) => id === calendar.id);
  const hasUsual = isListed && (account.notifications.get(calendar.id)?.reminders ?? true);
  return { minutes: minutes && [...minutes], inherited: hasUsual ? usualTimes : [] };
}
