import type { Author, EventRecord } from '../../seed/calendar/records.ts';
import { minuteMs } from '../../time/local-time.ts';
import type { Access } from './access.ts';
import type { Occurrence } from './occurrences.ts';
import { hasRight, type RoleRights, roleRights } from './roles.ts';

/** Milliseconds during which visitors with `add_only` may change what they added. */
const recentMs = 30 * minuteMs;

/** The rights of a visitor to an event. */
export interface EventAccess {
  /** The event's sub-calendars that the visitor may see, in the calendar's order. */
  readonly subCalendarIds: readonly number[];
  readonly seesDetails: boolean;
  readonly mayChange: boolean;
  /** When the right to change ends, in milliseconds since 1970; undefined if it does not. */
  readonly until: number | undefined;
}

/** The part of an event or an occurrence that rights depend on. */
export type PlacedEvent = Pick<EventRecord, 'subCalendarIds' | 'author' | 'createdAt'>;

/** Determines the rights of a visitor to an event; undefined if the event is hidden. */
export function eventAccess(
  access: Access,
  event: PlacedEvent,
  now: Date,
): EventAccess | undefined {
  // Most events were not added here.
  const until = event.author.isHere ? Date.parse(event.createdAt) + recentMs : 0;
  const isRecent = now.getTime() < until;
  const visible: number[] = [];
  let [seesDetails, mayChange, isLimited] = [false, true, false];
  for (const id of event.subCalendarIds) {
    const rights = roleRights[access.roleFor(id)];
    if (seesSubCalendar(access, id)) visible.push(id);
    seesDetails ||= showsDetails(rights, access, event.author);
    mayChange &&= allowsChange(rights, access, event.author, isRecent);
    isLimited ||= rights.change === 'recent';
  }
  if (visible.length === 0) return undefined;
  return {
    subCalendarIds: inOrder(access, visible),
    seesDetails,
    mayChange,
    until: mayChange && isLimited ? until : undefined,
  };
}

/** Determines the rights to an occurrence, which may lie elsewhere than its series; undefined if it is hidden. */
export function occurrenceAccess(
  { record, exception }: Pick<Occurrence, 'record' | 'exception'>,
  { access, now }: { readonly access: Access; readonly now: Date },
): EventAccess | undefined {
  const subCalendarIds = exception?.changes?.subCalendarIds;
  return eventAccess(access, subCalendarIds ? { ...record, subCalendarIds } : record, now);
}

export function seesSubCalendar(access: Access, id: number): boolean {
  return hasRight(access.roleFor(id), 'read');
}

function showsDetails({ details, change }: RoleRights, access: Access, author: Author): boolean {
  if (details !== 'own') return details === 'all';
  return change === 'recent' ? author.isHere : isByUserOrLink(access, author);
}

function allowsChange(
  { change }: RoleRights,
  access: Access,
  author: Author,
  isRecent: boolean,
): boolean {
  if (change === 'own') return isByUserOrLink(access, author);
  return change === 'all' || (change === 'recent' && isRecent);
}

function isByUserOrLink({ user, keyId }: Access, author: Author): boolean {
  if (user && author.userId === user.id) return true;
  return keyId !== null && author.keyId === keyId;
}

function inOrder({ state }: Access, ids: readonly number[]): readonly number[] {
  if (ids.length < 2) return ids;
  return state.subCalendars.map(({ id }) => id).filter((id) => ids.includes(id));
}
