import type { EventRecord, EventSource } from '../../seed/calendar/records.ts';
import type { CalendarState } from './calendar-state.ts';

type Counted = Pick<CalendarState, 'history'>;

/** Identifies an event, or its series, in files. */
export function findUid({ id, source }: Pick<EventRecord, 'id' | 'source'>, calendarId: number) {
  return source?.uid ?? `${id}${ownPart(calendarId)}`;
}

function ownPart(calendarId: number): string {
  return `@${calendarId}.calendar.example`;
}

/** The id of an event or an occurrence in an identity that this calendar gave; undefined in others. */
export function readOwnId(uid: string, calendarId: number): string | undefined {
  const part = ownPart(calendarId);
  return uid.endsWith(part) ? uid.slice(0, -part.length) : undefined;
}

/** The number of changes in the history of an event. */
export function countChanges({ history }: Counted, id: string): number {
  return (history.get(id) ?? []).filter(({ kind }) => kind !== 'created').length;
}

/** Which state of an event it is: its revision in files, and when it was last changed. */
export function readStamp(
  record: EventRecord,
  state: Counted,
): Pick<EventSource, 'sequence' | 'changedAt'> {
  const { id, source, updatedAt, exceptions } = record;
  const changes = countChanges(state, id) - (source?.changes ?? 0);
  const sequence = (source?.sequence ?? 0) + Math.max(0, changes);
  if (source && changes <= 0) return { sequence, changedAt: source.changedAt };
  const times = [updatedAt, ...[...exceptions.values()].map((exception) => exception.updatedAt)];
  return { sequence, changedAt: Math.max(...times.map((time) => Date.parse(time))) };
}
