import { pickSame } from '#src/util/pick-same.ts';
import type {
  CalendarNotifications,
  NotificationChanges,
  NotificationSettings,
} from './notifications-loader.ts';

/** The choices for one calendar. */
export type Choices = Omit<CalendarNotifications, 'calendar_id' | 'title' | 'active'>;

/** A change to the settings, also to single choices for a calendar. Omitted ones stay as they are. */
export type SettingsChange = Omit<NotificationChanges, 'calendars'> & {
  calendars?: readonly (Pick<CalendarNotifications, 'calendar_id'> & Partial<Choices>)[];
};

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
): SettingsChange {
  return { calendars: calendars.map(({ calendar_id }) => ({ calendar_id, ...choices })) };
}

/** The request that makes a change. It contains all choices for its calendars; the others are those of the settings. */
export function toRequest(
  settings: NotificationSettings,
  change: SettingsChange,
): NotificationChanges {
  const { calendars, ...others } = change;
  if (!calendars) return others;
  const ids = new Set(calendars.map(({ calendar_id }) => calendar_id));
  const after = applyChange(settings, change).calendars;
  return {
    ...others,
    calendars: after.filter(({ calendar_id }) => ids.has(calendar_id)).map(readChoices),
  };
}

/** The settings with a change applied. */
export function applyChange(
  settings: NotificationSettings,
  { calendars = [], ...others }: SettingsChange,
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
  change: SettingsChange,
): SettingsChange {
  const byId = new Map(settings.calendars.map((calendar) => [calendar.calendar_id, calendar]));
  return {
    ...(change.time_zone !== undefined && { time_zone: settings.time_zone }),
    ...(change.daily_hour !== undefined && { daily_hour: settings.daily_hour }),
    ...(change.quiet_hours !== undefined && { quiet_hours: settings.quiet_hours }),
    ...(change.calendars && {
      calendars: change.calendars.flatMap((choices) => {
        const before = byId.get(choices.calendar_id);
        if (!before) return [];
        return { calendar_id: before.calendar_id, ...pickSame(before, choices) };
      }),
    }),
  };
}

function readChoices({
  calendar_id,
  changes,
  delivery,
  agenda_days,
  reminders,
}: CalendarNotifications) {
  return { calendar_id, changes, delivery, agenda_days, reminders };
}
