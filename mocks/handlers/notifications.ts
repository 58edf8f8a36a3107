import { errorBody } from '../http/errors.ts';
import type { Account } from '../world/accounts.ts';
import type { Calendar } from '../world/dashboard-calendars.ts';
import { type AccountCall, detailsOf } from './account-call.ts';
import { listedCalendars } from './calendars.ts';
import type { Handler, Handlers } from './handler.ts';

const loadNotificationSettings: Handler<'loadNotificationSettings', Account> = (call) =>
  settingsAnswer(call, listedCalendars(call));

const saveNotificationSettings: Handler<'saveNotificationSettings', Account> = (call) => {
  const { time_zone, daily_hour, calendars: changes = [] } = call.body;
  const details = detailsOf(call);
  const calendars = listedCalendars(call);
  const titles = new Map(calendars.map(({ id, title }) => [id, title]));
  if (changes.some(({ calendar_id }) => !titles.has(calendar_id))) {
    return { status: 404, body: errorBody('not_found') };
  }
  details.timeZone = time_zone ?? details.timeZone;
  details.dailyHour = daily_hour ?? details.dailyHour;
  for (const change of changes) {
    const title = titles.get(change.calendar_id) ?? '';
    details.notifications.set(change.calendar_id, { ...change, title });
  }
  return settingsAnswer(call, calendars);
};

function settingsAnswer(call: AccountCall, calendars: readonly Calendar[]) {
  const details = detailsOf(call);
  return {
    status: 200,
    body: {
      time_zone: details.timeZone,
      daily_hour: details.dailyHour,
      calendars: calendars.map((calendar) => details.notificationsOf(calendar)),
    },
  } as const;
}

export const notificationCalls = {
  loadNotificationSettings,
  saveNotificationSettings,
} satisfies Handlers<Account>;
