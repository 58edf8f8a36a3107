import type { components } from '#generated/calendar/types.ts';
import type { Translate } from '#src/i18n/i18n.ts';

export type ReminderTimes = components['schemas']['ReminderTimes'];

/** In the order in which they are offered, by minutes before an event begins. */
export const reminderTimes = [
  0, 10, 30, 60, 120, 1440, 2880, 10080, 20160,
] as const satisfies ReminderTimes;

/** "2 weeks before". */
export function reminderText(t: Translate, minutes: number): string {
  const [hours, days, weeks] = [minutes / 60, minutes / 1440, minutes / 10080];
  if (minutes === 0) return t('calendar:When it begins');
  if (hours < 1) return t('calendar:%count% minutes before', { count: minutes });
  if (days < 1) return t('calendar:%count% hours before', { count: hours });
  return weeks < 1
    ? t('calendar:%count% days before', { count: days })
    : t('calendar:%count% weeks before', { count: weeks });
}
