import { hash } from 'node:crypto';
import { allCalendarsById } from './calendars.ts';
import { eventIds } from './events.ts';
import { once } from './once.ts';

/** Whoever shares an event: with a key, or as a member. */
export type PointerMaker = { readonly keyId: number } | { readonly userId: number };

/** The end of the address of an event's page: always the same, and nothing that could be guessed. */
export function eventPointer(calendarId: number, eventId: string, maker: PointerMaker): string {
  const by = 'keyId' in maker ? `key ${maker.keyId}` : `user ${maker.userId}`;
  return `ev-${hash('sha256', `event pointer/${calendarId}/${eventId}/${by}`).slice(0, 32)}`;
}

/** The id of a calendar's main key in the demo data. */
export function mainKeyId(calendarId: number): number {
  return calendarId * 10 + 1;
}

/** The pointer that the main key of a calendar in the demo data has for one of its events. */
export function seededPointer(calendarId: number, eventId: string): string {
  return eventPointer(calendarId, eventId, { keyId: mainKeyId(calendarId) });
}

/** Where the pointers lead that events of the demo data have from the start. */
export const seededPointers = once(
  () =>
    new Map(
      [...allCalendarsById().keys()].flatMap((calendarId) =>
        eventIds({ id: calendarId }).map((id) => {
          const eventId = String(id);
          return [seededPointer(calendarId, eventId), { calendarId, eventId }] as const;
        }),
      ),
    ),
);
