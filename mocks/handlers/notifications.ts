import type { components } from '#generated/app/types.ts';
import { errorBody } from '../http/errors.ts';
import type { UserRecord } from '../seed/user-record.ts';
import type { ListedCalendar } from '../world/dashboard-calendars.ts';
import { listedCalendars } from './calendars.ts';
import type { Handler, Handlers } from './handler.ts';

type CalendarNotifications = components['schemas']['CalendarNotifications'];

const getNotificationSettings: Handler<'getNotificationSettings', UserRecord> = (call) =>
  settingsAnswer(call.account, listedCalendars(call));

const updateNotificationSettings: Handler<'updateNotificationSettings', UserRecord> = (call) => {
  const { account, world } = call;
  const { time_zone, daily_hour, calendars: changes = [] } = call.body;
  const calendars = listedCalendars(call);
  const titles = new Map(calendars.map(({ id, title }) => [id, title]));
  if (changes.some(({ calendar_id }) => !titles.has(calendar_id))) {
    return { status: 404, body: errorBody('not_found') };
  }
  const chosen = changes.map((change) => {
    const title = titles.get(change.calendar_id) ?? '';
    return [change.calendar_id, { ...change, title }] as const;
  });
  const user = world.changeUser(account.id, {
    timeZone: time_zone ?? account.timeZone,
    dailyHour: daily_hour ?? account.dailyHour,
    notifications: new Map([...account.notifications, ...chosen]),
  });
  return settingsAnswer(user, calendars);
};

const unsubscribeFromAll: Handler<'unsubscribeFromAll', UserRecord> = (call) => {
  const { account, world } = call;
  const calendars = listedCalendars(call);
  const ended = calendars.map((calendar) => {
    const before = notificationsOf(account, calendar);
    return [calendar.id, { ...before, changes: 'none', agenda_days: 0, reminders: false }] as const;
  });
  const notifications = new Map([...account.notifications, ...ended]);
  return settingsAnswer(world.changeUser(account.id, { notifications }), calendars);
};

function settingsAnswer(user: UserRecord, calendars: readonly ListedCalendar[]) {
  return {
    status: 200,
    body: {
      time_zone: user.timeZone,
      daily_hour: user.dailyHour,
      calendars: calendars.map((calendar) => notificationsOf(user, calendar)),
    },
  } as const;
}

/** A user's notification settings for a calendar. */
function notificationsOf(
  { notifications }: UserRecord,
  { id, title }: ListedCalendar,
): CalendarNotifications {
  const chosen = notifications.get(id);
  if (chosen) return { ...chosen, title };
  return {
    calendar_id: id,
    title,
    changes: 'important',
    delivery: 'at_once',
    agenda_days: 1,
    reminders: true,
  };
}

export const notificationCalls = {
  getNotificationSettings,
  updateNotificationSettings,
  unsubscribeFromAll,
} satisfies Handlers<UserRecord>;
