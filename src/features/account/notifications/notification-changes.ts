import type {
  CalendarNotifications,
  NotificationChanges,
  NotificationSettings,
} from './notifications-loader.ts';

/** The choices for one calendar. */
export type Choices = Omit<CalendarNotifications, 'calendar_id' | 'title'>;

/** The choices of "everything on": the default for new calendars, plus all changes. */
export const everything: Choices = {
  changes: 'all',
  delivery: 'at_once',
  agenda_days: 1,
  reminders: true,
};

/** The choices that `unsubscribeFromAll` sets. */
export const nothing: Omit<Choices, 'delivery'> = {
  changes: 'none',
  agenda_days: 0,
  reminders: false,
};

/** The change that sets these choices for these calendars. */
export function createChange(
  calendars: readonly CalendarNotifications[],
  choices: Partial<Choices>,
): NotificationChanges {
  return { calendars: calendars.map((calendar) => withoutTitle({ ...calendar, ...choices })) };
}

/** The settings with a change applied. */
export function applyChange(
  settings: NotificationSettings,
  { calendars = [], ...others }: NotificationChanges,
): NotificationSettings {
  const byId = new Map(calendars.map((calendar) => [calendar.calendar_id, calendar]));
  return {
    ...settings,
    ...others,
    calendars: settings.calendars.map((calendar) => {
      const change = byId.get(calendar.calendar_id);
      return change ? { ...calendar, ...change } : calendar;
    }),
  };
}

/** The change that undoes another one. */
export function invertChange(
  settings: NotificationSettings,
  change: NotificationChanges,
): NotificationChanges {
  const ids = new Set(change.calendars?.map(({ calendar_id }) => calendar_id));
  const calendars = settings.calendars.filter(({ calendar_id }) => ids.has(calendar_id));
  return {
    ...(change.time_zone !== undefined && { time_zone: settings.time_zone }),
    ...(change.daily_hour !== undefined && { daily_hour: settings.daily_hour }),
    ...(change.calendars && { calendars: calendars.map(withoutTitle) }),
  };
}

function withoutTitle({
  calendar_id,
  changes,
  delivery,
  agenda_days,
  reminders,
}: CalendarNotifications) {
  return { calendar_id, changes, delivery, agenda_days, reminders };
}
