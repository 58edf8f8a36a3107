import { useSyncExternalStore } from 'react';
import { changedEvent, wantedEvent } from '#src/calendar/events/predict-edit.ts';
import { Watchers } from '#src/calendar/events/watchers.ts';
import { type EventSpan, eventSpan } from '#src/calendar/model/event.ts';
import {
  type MoveChanges,
  moveChanges,
  moveToSubCalendar,
  requestTimes,
  spanTimes,
} from '#src/calendar/model/move-event.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';

/** An event that is being moved or resized, or a new one that is being drawn. Nothing is written yet. */
export interface EventDraft {
  /** The event as it is. */
  readonly original: EventSpan;
  /** When it would be. */
  readonly times: WantedTime;
  /** The event as it would be. */
  readonly target: EventSpan;
  /** The sub-calendars of the rows or columns that it is taken from and would be in; null where they have none. */
  readonly from: number | null;
  readonly subCalendarId: number | null;
  /** Whether the keyboard moves it. */
  readonly isByKeys: boolean;
  /** Whether it is not in the calendar yet. */
  readonly isNew: boolean;
  /** By how many minutes the keyboard has drawn it beyond where it began, before that if negative. */
  readonly stretch: number;
}

/** The draft of a grid, which few of its parts follow: those where the event would be. */
export class DraftStore {
  #draft: EventDraft | null = null;
  readonly #watchers = new Watchers();

  get current(): EventDraft | null {
    return this.#draft;
  }

  readonly show = (draft: EventDraft | null): void => {
    if (this.#draft === draft) return;
    this.#draft = draft;
    this.#watchers.call();
  };

  readonly watch = (onChange: () => void): (() => void) => this.#watchers.add(onChange);
}

/** The draft while it is in a part of the grid. Renders again only then, and once it has left. */
export function useDraft(
  drafts: DraftStore,
  isHere: (draft: EventDraft) => boolean,
): EventDraft | null {
  return useSyncExternalStore(drafts.watch, () => {
    const draft = drafts.current;
    return draft && isHere(draft) ? draft : null;
  });
}

/** The draft of an event where it is. @param subCalendarId that of its row or column. */
export function eventDraft(
  original: EventSpan,
  subCalendarId: number | null,
  isByKeys: boolean,
): EventDraft {
  const times = spanTimes(original);
  const place = { from: subCalendarId, subCalendarId };
  return { original, target: original, times, ...place, isByKeys, isNew: false, stretch: 0 };
}

interface NewEvent {
  /** What it is called until it has a title. */
  title: string;
  /** That of its row or column; null if they have none. */
  subCalendarId: number | null;
  isByKeys: boolean;
}

/** The draft of an event that is not in the calendar yet; null for times that cannot be read. */
export function newEventDraft(
  times: WantedTime,
  { title, subCalendarId, isByKeys }: NewEvent,
): EventDraft | null {
  const ids = subCalendarId === null ? [] : [subCalendarId];
  const body = { title, ...requestTimes(times), sub_calendar_ids: ids };
  const span = eventSpan(wantedEvent({ kind: 'create', body, key: 'draft' }));
  return span && { ...eventDraft(span, subCalendarId, isByKeys), isNew: true };
}

/** Whether a draft leaves everything as it is. */
export function isUnchanged(draft: EventDraft): boolean {
  return !draft.isNew && Object.keys(draftChanges(draft)).length === 0;
}

/** The draft of an event at other times, or in another row or column. */
export function moveDraft(
  draft: EventDraft,
  times: WantedTime,
  subCalendarId: number | null = draft.subCalendarId,
): EventDraft {
  const { original } = draft;
  const moved = { ...draft, times, subCalendarId };
  const target = eventSpan(changedEvent(original.event, draftChanges(moved)));
  return { ...moved, target: target ?? draft.target };
}

/** What the event of a draft has to change for it; empty if nothing. */
export function draftChanges({ original, times, from, subCalendarId }: EventDraft): MoveChanges {
  const ids = moveToSubCalendar(original.event.sub_calendar_ids, from, subCalendarId);
  return moveChanges(original, times, ids);
}
