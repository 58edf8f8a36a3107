import type { components } from '#generated/app/types.ts';
import type { Query } from '../contract/operation-types.ts';
import { errorBody } from '../http/errors.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { type ServerText, serverText } from '../translations/server-texts.ts';
import type { ListedCalendar } from '../world/dashboard-calendars.ts';
import { invalidField } from './admin-support.ts';
import { listedCalendars } from './calendars.ts';
import type { Handlers, Operations } from './handler.ts';

type CalendarNotifications = components['schemas']['CalendarNotifications'];

export const notificationCalls = {
  getNotificationSample(call) {
    const { language, query } = call;
    const title = listedCalendars(call)[0]?.title ?? serverText('Your calendar', language);
    const { subject, text } = samples[query.kind];
    const translate = (english: ServerText) =>
      serverText(english, language).replaceAll('%title%', () => title);
    return {
      status: 200,
      body: {
        sender: 'Shared Calendar <no-reply@calendar.example>',
        subject: translate(subject),
        text: [text, 'You get this email because “%title%” is among your calendars.' as const]
          .map(translate)
          .join('\n\n'),
      },
    };
  },

  getNotificationSettings: (call) => settingsAnswer(call.account, listedCalendars(call)),

  updateNotificationSettings(call) {
    const { account, world } = call;
    const { time_zone, daily_hour, quiet_hours, calendars: changes = [] } = call.body;
    if (quiet_hours && quiet_hours.from === quiet_hours.to) {
      return invalidField('quiet_hours.to', 'Must differ from the start.');
    }
    const calendars = listedCalendars(call);
    const ids = new Set(calendars.map(({ id }) => id));
    if (changes.some(({ calendar_id }) => !ids.has(calendar_id))) {
      return { status: 404, body: errorBody('not_found') };
    }
    const chosenNotifications = changes.map((change) => [change.calendar_id, change] as const);
    const user = world.changeUser(account.id, {
      timeZone: time_zone ?? account.timeZone,
      dailyHour: daily_hour ?? account.dailyHour,
      quietHours: quiet_hours === undefined ? account.quietHours : quiet_hours,
      notifications: new Map([...account.notifications, ...chosenNotifications]),
    });
    return settingsAnswer(user, calendars);
  },

  unsubscribeFromAll(call) {
    const { account, world } = call;
    const calendars = listedCalendars(call);
    const endedNotifications = calendars.map((calendar) => {
      const before = readNotifications(account, calendar);
      return [
        calendar.id,
        { ...before, changes: 'none', agenda_days: 0, reminders: false },
      ] as const;
    });
    const notifications = new Map([...account.notifications, ...endedNotifications]);
    return settingsAnswer(world.changeUser(account.id, { notifications }), calendars);
  },
} satisfies Handlers<UserRecord>;

const samples: Readonly<
  Record<Query<Operations['getNotificationSample']>['kind'], Record<'subject' | 'text', ServerText>>
> = {
  change: {
    subject: '%title%: one change',
    text: '“Training on the river” was moved from 17:30 to 18:00.',
  },
  daily_summary: {
    subject: '%title%: what changed today',
    text: 'Two events are new, and “Training on the river” was moved from 17:30 to 18:00.',
  },
  agenda: {
    subject: '%title%: today’s agenda',
    text: '17:30 Training on the river\n19:00 Committee meeting',
  },
  reminder: {
    subject: 'Reminder: Training on the river',
    text: '“Training on the river” begins in one hour, at 17:30.',
  },
};

export function settingsAnswer(user: UserRecord, calendars: readonly ListedCalendar[]) {
  return {
    status: 200,
    body: {
      time_zone: user.timeZone,
      daily_hour: user.dailyHour,
      quiet_hours: user.quietHours,
      calendars: calendars.map((calendar) => readNotifications(user, calendar)),
    },
  } as const;
}

/** A user's notification settings for a calendar. */
export function readNotifications(
  { notifications }: UserRecord,
  { id, title, active }: ListedCalendar,
): CalendarNotifications {
  const chosenSettings = notifications.get(id) ?? {
    calendar_id: id,
    changes: 'important',
    delivery: 'at_once',
    agenda_days: 1,
    reminders: true,
  };
  return { ...chosenSettings, title, active };
}
