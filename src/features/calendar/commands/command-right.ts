import { choosableCalendars } from '#src/calendar/model/chosen-calendars.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { isBefore, useIsBefore } from '#src/calendar/store/use-now.ts';
import { type Message, message } from '#src/i18n/message.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';

interface Place {
  readonly sub_calendar_ids?: readonly number[];
}

/** As much of a command as rights depend on; without a place, a new event or a copy may get any. */
export type WantedCommand =
  | { readonly kind: 'create'; readonly body?: Place }
  | { readonly kind: 'create'; readonly event: CalendarEvent; readonly changes?: Place }
  | { readonly kind: 'update' | 'delete'; readonly event: CalendarEvent };

/** A new event in a sub-calendar; null for any. */
export function creationIn(subCalendarId: number | null): WantedCommand {
  const body = subCalendarId === null ? {} : { sub_calendar_ids: [subCalendarId] };
  return { kind: 'create', body };
}

/** Says why the visitor may change none of several events. */
export const deniedChanges = message('calendar:You may not change these events.');

type RightsPlace = Pick<ReadableCalendar, 'configuration' | 'events'>;

/**
 * Says why the visitor may not do something now: the right may end while the page is open. Null if they may, of several
 * things at least one.
 */
export function findDenial(
  wanted: WantedCommand | readonly WantedCommand[],
  calendar: RightsPlace,
): Message | null {
  if ('kind' in wanted) {
    return wanted.kind === 'create' ? denyCreation(wanted, calendar) : denyChange(wanted, calendar);
  }
  const denials = wanted.map((command) => findDenial(command, calendar));
  const [denial = null] = denials;
  if (denials.includes(null)) return null;
  const isOfSeveral = wanted.length > 1 && wanted[0]?.kind !== 'create';
  return isOfSeveral ? deniedChanges : denial;
}

function denyCreation(
  wanted: Extract<WantedCommand, { kind: 'create' }>,
  { configuration: { access, owner, sub_calendars: subCalendars } }: RightsPlace,
): Message | null {
  if (!access.may.add) {
    return message('calendar:You may only view this calendar. To add events, ask %owner%.', {
      owner: owner.name,
    });
  }
  const isCopy = 'event' in wanted;
  const ids = isCopy
    ? wanted.changes && (wanted.changes.sub_calendar_ids ?? wanted.event.sub_calendar_ids)
    : wanted.body?.sub_calendar_ids;
  const possible = choosableCalendars({ subCalendars }, null);
  const hasPlace = ids === undefined || possible.some(({ id }) => ids.includes(id));
  if (!hasPlace) return message('calendar:You may not add events to this calendar.');
  return isCopy && wanted.event.is_reserved
    ? message('calendar:A reserved event cannot be copied.')
    : null;
}

function denyChange(
  { kind, event }: Extract<WantedCommand, { kind: 'update' | 'delete' }>,
  { events }: RightsPlace,
): Message | null {
  const { rights } = events.find(event.id)?.event ?? event;
  const hasRight = kind === 'update' ? rights.change : rights.delete;
  return hasRight && isBefore(rights.until)
    ? null
    : message('calendar:You may not change this event.');
}

/** Returns whether the visitor may change an event, as long as that is so. */
export function useMayChange({ rights }: CalendarEvent): boolean {
  return useIsBefore(rights.until) && rights.change;
}
