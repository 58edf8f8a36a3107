import { useEvent } from '#src/calendar/events/use-events.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { ReadableCalendar } from '../calendar-loader.ts';
import { useMinutesUntil } from '../use-now.ts';

const unlimited = { change: true, delete: true, comment: true, signup: true, until: null };

/**
 * Whether the visitor may still change the event in the editor, and what to say about it: the right may end, or be taken
 * away, while the form is open.
 * @param event as it was when the editor opened; null for a new one.
 */
export function useChangeRight(
  { events }: ReadableCalendar,
  event: CalendarEvent | null,
): { isThere: boolean; text: string } {
  const t = useTranslate();
  const live = useEvent(events, event?.id ?? '')?.event;
  const rights = live?.rights ?? event?.rights ?? unlimited;
  const minutesLeft = useMinutesUntil(rights.until);
  if (!rights.change || minutesLeft === 0) {
    return {
      // The server decides when the time is over.
      isThere: rights.change,
      text: t('calendar:You may no longer change this event. What you typed is still here.'),
    };
  }
  const text =
    minutesLeft === null
      ? ''
      : t('calendar:You can change it for %count% more minutes.', { count: minutesLeft });
  return { isThere: true, text };
}
