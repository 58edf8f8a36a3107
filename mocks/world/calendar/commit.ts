import type { components } from '#generated/calendar/types.ts';
import type { Author, EventRecord, HistoryRecord } from '../../seed/calendar/records.ts';
import { hourMs } from '../../time/local-time.ts';
import { isoTime } from '../times.ts';
import type { CalendarState } from './calendar-state.ts';
import type { Talk } from './change-log.ts';
import { type Occurrence, parseOccurrenceId } from './occurrences.ts';
import { splitReminders } from './reminders.ts';
import {
  applySubCalendarChange,
  oppositeChange,
  type SubCalendarChange,
} from './sub-calendar-change.ts';
import type { UndoEntry } from './undo.ts';

type Schemas = components['schemas'];
type EventScope = Schemas['EventScope'];

/** The new state of an event or a series; undefined deletes it. */
export interface EventEdit {
  readonly rootId: string;
  readonly after: EventRecord | undefined;
  readonly history?: Omit<HistoryRecord, 'at' | 'author'>;
  /** The series whose history it continues, if it is new. */
  readonly continues?: string;
}

/** A change of events as a whole. */
export interface EventChange {
  readonly edits: readonly EventEdit[];
  /** Occurrences whose id changes: from the old to the new one. */
  readonly renames?: ReadonlyMap<string, string>;
  /** The event that it is about, or was if it is gone; null if there are several. */
  readonly eventId: string | null;
  /** The id that this event had before; absent if it is new. */
  readonly formerId?: string | undefined;
  /** The occurrences of its series that the change touches; all if absent. */
  readonly scope?: EventScope;
  /** The sub-calendar that goes or comes back with the events. */
  readonly subCalendar?: SubCalendarChange | undefined;
}

/** The parts of every answer to a change. */
export interface Commit {
  readonly undo: Schemas['Undo'];
  readonly moved_ids: Schemas['MovedIds'];
}

export interface Signature {
  readonly author: Author;
  readonly now: Date;
}

/** Makes a change, so that it is in the history and the change log and can be undone. */
export function commitChange(
  state: CalendarState,
  { edits, renames = new Map(), eventId, formerId, scope = 'all', subCalendar }: EventChange,
  { author, now }: Signature,
): Commit {
  const at = isoTime(now);
  const undoable = edits.map(({ rootId, after }) => {
    const before = state.events.get(rootId);
    return { rootId, before, after };
  });
  for (const { rootId, after, history, continues } of edits) {
    const before = state.events.get(rootId);
    if (after) state.events.set(after);
    else state.events.delete(rootId);
    // The undo of a creation or of a split deletes events, too, which nobody misses.
    if (before && !after && history?.kind === 'deleted') {
      state.deletions.set(rootId, { record: before, at, author });
    }
    if (continues !== undefined) splitReminders(state, continues, rootId);
    const earlier = state.history.get(continues ?? rootId) ?? [];
    const entries = history ? [...earlier, { ...history, at, author }] : earlier;
    if (entries.length > 0) state.history.set(rootId, entries);
  }
  for (const edit of undoable) state.log.add({ ...edit, at, author });
  rename(state, renames);
  const id = `u-${state.newUndoNumber()}`;
  const entry: UndoEntry = {
    id,
    author,
    renames,
    eventId,
    formerId,
    scope,
    at: now.getTime(),
    edits: undoable,
    subCalendar: subCalendar && applySubCalendarChange(state, subCalendar),
    isUsed: false,
  };
  state.undos.set(id, entry);
  return {
    undo: { id, expires_at: isoTime(now.getTime() + hourMs) },
    moved_ids: Array.from(renames, ([from, to]) => ({ from, to })),
  };
}

/** Notes that comments or sign-ups of an event have changed. */
export function noteTalk(
  state: CalendarState,
  { record, original }: Pick<Occurrence, 'record' | 'original'>,
  { author, now, part }: Signature & Pick<Talk, 'part'>,
) {
  const change = { rootId: record.id, at: isoTime(now), author, talk: { part, original } };
  state.log.add({ ...change, before: record, after: record });
}

export type UndoRefusal = 'unknown' | 'expired' | 'changed';

/** Returns whether a change can be taken back, by an author of whom `isOwn` knows. */
export function undoRefusal(
  state: CalendarState,
  entry: UndoEntry | undefined,
  isOwn: (author: Author) => boolean,
  now: Date,
): UndoRefusal | undefined {
  if (!entry || !isOwn(entry.author)) return 'unknown';
  if (entry.isUsed || now.getTime() > entry.at + hourMs) return 'expired';
  const isChanged = entry.edits.some(({ rootId, after }) => state.events.get(rootId) !== after);
  return isChanged ? 'changed' : undefined;
}

/** The change that takes another one back. */
export function undoingChange(entry: UndoEntry): EventChange {
  const { edits, renames, eventId, formerId, scope, subCalendar } = entry;
  return {
    edits: edits.map(({ rootId, before, after }) => ({
      rootId,
      after: before,
      history: {
        kind: 'undone',
        scope: (before ?? after)?.recurrence ? 'all' : null,
        original: null,
        before: after ?? null,
        after: before ?? null,
      },
    })),
    renames: new Map([...renames].map(([from, to]) => [to, from])),
    eventId: formerId ?? null,
    formerId: eventId ?? undefined,
    scope,
    subCalendar: subCalendar && oppositeChange(subCalendar),
  };
}

/** Comments and sign-ups belong to an occurrence, and stay with it when its id changes. */
function rename(state: CalendarState, renames: ReadonlyMap<string, string>) {
  for (const lists of [state.comments, state.signups]) {
    const movedLists = [...renames].flatMap(([from, to]) => {
      const list = lists.get(from);
      lists.delete(from);
      return list ? [[to, list] as const] : [];
    });
    for (const [to, list] of movedLists) (lists as Map<string, typeof list>).set(to, list);
  }
}

/** The ids of a series' occurrences that have comments or sign-ups. */
export function talkedOccurrences(state: CalendarState, rootId: string): string[] {
  return [...new Set([...state.comments.keys(), ...state.signups.keys()])].filter(
    (id) => parseOccurrenceId(id)?.rootId === rootId,
  );
}
