import { choosableCalendars } from '#src/calendar/model/chosen-calendars.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { useEvent } from '#src/calendar/store/use-events.ts';
import { useMinutesUntil } from '#src/calendar/store/use-now.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import type { FormCalendar } from './event-values.ts';

/** True if what is in a form may be saved, and what to say about it. */
interface SaveRight {
  readonly isThere: boolean;
  /** True if the text says that it has ended, perhaps before the server says so. */
  readonly hasEnded: boolean;
  readonly text: string;
}

/** Returns whether the text about a right says why a write was denied, better than the server. */
export function saysWhy({ hasEnded }: SaveRight, isDenied: boolean): boolean {
  return isDenied && hasEnded;
}

/** Returns whether the visitor may still add the event in a form: the right may be taken away while the form is open. */
export function useAddRight(form: FormCalendar): SaveRight {
  const t = useTranslate();
  const isThere = choosableCalendars(form, null).length > 0;
  return {
    isThere,
    hasEnded: !isThere,
    text: isThere ? '' : t('calendar:You may no longer add events. What you typed is still here.'),
  };
}

/**
 * Returns whether the visitor may still change the event in the editor: the right may end, or be taken away, while the form is
 * open.
 * @param event as it was when the editor opened.
 */
export function useChangeRight({ events }: ReadableCalendar, event: CalendarEvent): SaveRight {
  const t = useTranslate();
  const live = useEvent(events, event.id)?.event;
  const { rights } = live ?? event;
  const minutesLeft = useMinutesUntil(rights.until);
  if (!rights.change || minutesLeft === 0) {
    return {
      // The server decides when the time is over.
      isThere: rights.change,
      hasEnded: true,
      text: t('calendar:You may no longer change this event. What you typed is still here.'),
    };
  }
  const text =
    minutesLeft === null
      ? ''
      : t('calendar:You can change it for %count% more minutes.', { count: minutesLeft });
  return { isThere: true, hasEnded: false, text };
}
