import { useMemo } from 'react';
import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import { leadingId, type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { ChosenEvents } from '../event/chosen-events.ts';
import type { EventLook } from '../event/event-look.ts';
import { eventName, rememberNames } from '../formats/event-name.ts';

interface Marks {
  /** The initials of sub-calendars, by id. */
  initials: ReadonlyMap<number, string>;
  /** The events that are chosen to be changed together. */
  selection: ChosenEvents;
}

/**
 * Returns the look of events.
 * @param knownCalendars the sub-calendars that the visitor may see.
 * @param chosenCalendars those that are shown.
 */
export function useEventLook(
  knownCalendars: readonly SubCalendar[],
  chosenCalendars: readonly SubCalendar[],
  { initials, selection }: Marks,
  formats: CalendarFormats,
): EventLook {
  const t = useTranslate();
  return useMemo(() => {
    const byId = new Map(knownCalendars.map((subCalendar) => [subCalendar.id, subCalendar]));
    const chosenIds = new Set(chosenCalendars.map(({ id }) => id));
    const isChosen = (id: number) => chosenIds.has(id);
    const title = (event: CalendarEvent) => event.title ?? t('calendar:Reserved');
    const calendars = ({ sub_calendar_ids }: CalendarEvent) =>
      sub_calendar_ids.flatMap((id) => splitName(byId.get(id)?.name ?? '').own || []);
    const write = (span: EventSpan, isSelected: boolean) =>
      eventName(t, formats, {
        span,
        isChosen: isSelected,
        title: title(span.event),
        calendars: calendars(span.event),
      });
    return {
      color: ({ sub_calendar_ids: ids }) =>
        byId.get(leadingId(ids, isChosen) ?? 0)?.color ?? 'gray',
      initials: ({ sub_calendar_ids: ids }) => initials.get(leadingId(ids, isChosen) ?? 0),
      chosen: selection,
      title,
      calendars,
      name: rememberNames(write),
    };
  }, [knownCalendars, chosenCalendars, initials, selection, formats, t]);
}
