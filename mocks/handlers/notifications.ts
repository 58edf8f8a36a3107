import { errorBody } from '../errors.ts';
import type { Account } from '../world/accounts.ts';
import type { Calendar } from '../world/dashboard-calendars.ts';
import { listedCalendars } from './calendars.ts';
import type { Call, Handler, Handlers, OperationId } from './handler.ts';

type AccountCall = Pick<Call<OperationId, Account>, 'world' | 'account' | 'now'>;

const loadNotificationSettings: Handler<'loadNotificationSettings', Account> = (call) =>
  settingsAnswer(call, listedCalendars(call));

const saveNotificationSettings: Handler<'saveNotificationSettings', Account> = (call) => {
  const { time_zone, daily_hour, calendars: changes = [] } = call.body;
  const pages = call.world.pages(call.account, call.now);
  const calendars = listedCalendars(call);
  const titles = new Map(calendars.map(({ id, title }) => [id, title]));
  if (changes.some(({ calendar_id }) => !titles.has(calendar_id))) {
    return { status: 404, body: errorBody('not_found') };
  }
  pages.timeZone = time_zone ?? pages.timeZone;
  pages.dailyHour = daily_hour ?? pages.dailyHour;
  for (const change of changes) {
    const title = titles.get(change.calendar_id) ?? '';
    pages.notifications.set(change.calendar_id, { ...change, title });
  }
  return settingsAnswer(call, calendars);
};

function settingsAnswer({ world, account, now }: AccountCall, calendars: readonly Calendar[]) {
  const pages = world.pages(account, now);
  return {
    status: 200,
    body: {
      time_zone: pages.timeZone,
      daily_hour: pages.dailyHour,
      calendars: calendars.map((calendar) => pages.notificationsOf(calendar)),
    },
  } as const;
}

export const notificationCalls = {
  loadNotificationSettings,
  saveNotificationSettings,
} satisfies Handlers<Account>;
