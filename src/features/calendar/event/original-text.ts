import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import { dayAndTime } from '../formats/event-name.ts';

/** When the series has an occurrence: "Tuesday, March 3, 10:00", or the day alone if it lasts all day. */
export function originalText(
  t: Translate,
  formats: CalendarFormats,
  { start, isAllDay }: WantedTime,
): string {
  return isAllDay ? formats.weekdayAndDay(dayOfMinute(start)) : dayAndTime(t, formats, start);
}
