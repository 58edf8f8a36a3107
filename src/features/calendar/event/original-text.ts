import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';

/** When the series has an occurrence: "Tuesday, March 3, 10:00", or the day alone if it lasts all day. */
export function originalText(
  t: Translate,
  formats: CalendarFormats,
  { start, isAllDay }: WantedTime,
): string {
  const day = formats.weekdayAndDay(dayOfMinute(start));
  return isAllDay ? day : t('calendar:%day%, %time%', { day, time: formats.time(start) });
}
