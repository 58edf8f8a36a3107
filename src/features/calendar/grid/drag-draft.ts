import { useState, useSyncExternalStore } from 'react';
import { type EventSpan, eventSpan } from '#src/calendar/model/event.ts';
import {
  drawnTimes,
  followTimes,
  type GridPlace,
  type MoveChanges,
  moveChanges,
  moveTimes,
  moveToSubCalendar,
  requestTimes,
  resizeTimes,
  spanTimes,
} from '#src/calendar/model/move-event.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { LastHours } from '#src/calendar/store/last-hours.ts';
import { changedEvent, wantedEvent } from '#src/calendar/store/predict-edit.ts';
import { Watchers } from '#src/calendar/store/watchers.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { ComposedEvent } from './composed-event.ts';

/** An event that is being moved or resized, or a new one that is being drawn. Nothing is written yet. */
export interface DragDraft {
  /** The event as it is. */
  readonly original: EventSpan;
  /** When it would be. */
  readonly times: WantedTime;
  /** When it was, or would have been, before it was to last all day; null if that is not known. */
  readonly lastHours: WantedTime | null;
  /** The event as it would be. */
  readonly target: EventSpan;
  /** The sub-calendars of the rows or columns that it is taken from and would be in; null where they have none. */
  readonly from: number | null;
  readonly subCalendarId: number | null;
  /** True if the keyboard moves it. */
  readonly isByKeys: boolean;
  /** True if it is not in the calendar yet. */
  readonly isNew: boolean;
  /** True if the event stays where it is, too. */
  readonly isCopy: boolean;
  /** By how many minutes the keyboard has drawn it beyond where it began, before that if negative. */
  readonly stretch: number;
  /** Other chosen events, which go along. */
  readonly others: readonly DragDraft[];
  /** The number of chosen events that are left out, because the visitor may not change them. */
  readonly leftOut: number;
}

/** A rectangle in the window, in CSS pixels. */
export interface LassoArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const noDrafts: readonly DragDraft[] = [];

/** The draft of a grid, which few of its parts follow: those where the event would be. */
export class DraftStore {
  #draft: DragDraft | null = null;
  #all = noDrafts;
  #lasso: LassoArea | null = null;
  readonly #watchers = new Watchers();
  readonly #composed: ComposedEvent;
  readonly #hasCalendars: boolean;
  #composedDrafts: { span: EventSpan | null; drafts: readonly DragDraft[] } = {
    span: null,
    drafts: noDrafts,
  };

  /** @param hasCalendars whether the grid's rows or columns are sub-calendars. */
  constructor(composed: ComposedEvent, hasCalendars: boolean) {
    this.#composed = composed;
    this.#hasCalendars = hasCalendars;
  }

  get current(): DragDraft | null {
    return this.#draft;
  }

  /** The draft, those of the events that go along, and the new event of an open form in each of its places. */
  get all(): readonly DragDraft[] {
    const composed = this.#findComposed();
    return composed.length === 0 ? this.#all : [...this.#all, ...composed];
  }

  /** Returns whether a draft scrolls into sight wherever it goes: it is the keyboard's or the form's. */
  readonly isFollowed = (draft: DragDraft): boolean =>
    draft === this.#draft ? draft.isByKeys : draft === this.#findComposed()[0];

  #findComposed(): readonly DragDraft[] {
    const { span } = this.#composed;
    if (this.#composedDrafts.span !== span) {
      const places = this.#hasCalendars ? (span?.event.sub_calendar_ids ?? []) : [null];
      const drafts = span
        ? places.map((id) => ({ ...eventDraft(span, id, false), isNew: true }))
        : noDrafts;
      this.#composedDrafts = { span, drafts };
    }
    return this.#composedDrafts.drafts;
  }

  /** The area in which a pointer chooses events. */
  readonly lasso = (): LassoArea | null => this.#lasso;

  readonly show = (draft: DragDraft | null): void => {
    if (this.#draft === draft) return;
    this.#draft = draft;
    this.#all = draft ? [draft, ...draft.others] : noDrafts;
    this.#watchers.call();
  };

  readonly showLasso = (lasso: LassoArea | null): void => {
    this.#lasso = lasso;
    this.#watchers.call();
  };

  readonly watch = (onChange: () => void): (() => void) => {
    const stop = this.#watchers.add(onChange);
    const stopComposed = this.#composed.watch(onChange);
    return () => {
      stop();
      stopComposed();
    };
  };
}

/** The drafts that are in a part of the grid. Renders again only when there are others. */
export function useDrafts(
  drafts: DraftStore,
  isHere: (draft: DragDraft) => boolean,
): readonly DragDraft[] {
  const [keep] = useState(createKeeper);
  return useSyncExternalStore(drafts.watch, () => keep(drafts.all.filter(isHere)));
}

/** Returns what it has returned before as long as it gets the same drafts, as `useSyncExternalStore` needs it. */
function createKeeper() {
  let before = noDrafts;
  return (now: readonly DragDraft[]) => {
    const isSame = now.length === before.length && now.every((one, index) => one === before[index]);
    if (!isSame) before = now;
    return before;
  };
}

/**
 * The draft of an event where it is.
 * @param subCalendarId that of its row or column.
 * @param lastHours when it was before it was to last all day; null if that is not known.
 */
export function eventDraft(
  original: EventSpan,
  subCalendarId: number | null,
  isByKeys: boolean,
  lastHours: WantedTime | null = null,
): DragDraft {
  const times = spanTimes(original);
  const place = { from: subCalendarId, subCalendarId };
  const alone = { others: noDrafts, leftOut: 0 };
  return {
    original,
    target: original,
    times,
    lastHours: times.isAllDay ? lastHours : times,
    ...place,
    isByKeys,
    isNew: false,
    isCopy: false,
    stretch: 0,
    ...alone,
  };
}

/** The draft together with other events, which go along wherever it goes. */
export function withOthers(
  draft: DragDraft,
  spans: readonly EventSpan[],
  { leftOut, lastHours }: Pick<DragDraft, 'leftOut'> & { lastHours: LastHours },
): DragDraft {
  const others = spans.map((span) => {
    const ids = span.event.sub_calendar_ids;
    const own = draft.from === null || ids.includes(draft.from) ? draft.from : (ids[0] ?? null);
    return eventDraft(span, own, draft.isByKeys, lastHours.find(span.event));
  });
  return { ...draft, others, leftOut };
}

/** The draft, with those that go along, as one that copies or moves. */
export function asCopy(draft: DragDraft, isCopy: boolean): DragDraft {
  return { ...draft, isCopy, others: draft.others.map((other) => ({ ...other, isCopy })) };
}

interface NewEvent {
  /** The name of the event until it has a title. */
  title: string;
  /** That of its row or column; null if they have none. */
  subCalendarId: number | null;
  isByKeys: boolean;
}

/** The draft of an event that is not in the calendar yet; null for times that cannot be read. */
export function newEventDraft(
  times: WantedTime,
  { title, subCalendarId, isByKeys }: NewEvent,
): DragDraft | null {
  const ids = subCalendarId === null ? [] : [subCalendarId];
  const body = { title, ...requestTimes(times), sub_calendar_ids: ids };
  const span = eventSpan(wantedEvent({ kind: 'create', body, key: 'draft' }));
  return span && { ...eventDraft(span, subCalendarId, isByKeys), isNew: true };
}

/** Returns whether a draft leaves everything as it is. */
export function isUnchanged(draft: DragDraft): boolean {
  return !draft.isNew && Object.keys(draftChanges(draft)).length === 0;
}

/** The draft of an event at other times, or in another row or column. */
export function moveDraft(
  draft: DragDraft,
  times: WantedTime,
  subCalendarId: number | null = draft.subCalendarId,
): DragDraft {
  const { original } = draft;
  const lastHours = times.isAllDay ? draft.lastHours : times;
  const moved = { ...draft, times, lastHours, subCalendarId };
  const target = eventSpan(changedEvent(original.event, draftChanges(moved)));
  const others = draft.others.map((other) => followDraft(other, moved));
  return { ...moved, others, target: target ?? draft.target };
}

/** The draft of an event that goes along, also to another row or column if it is in the same one. */
function followDraft(
  other: DragDraft,
  { original, times, from, subCalendarId }: DragDraft,
): DragDraft {
  const { lastHours } = other;
  const next = followTimes(spanTimes(other.original), spanTimes(original), times, lastHours);
  return moveDraft(other, next, other.from === from ? subCalendarId : other.from);
}

interface DragOptions {
  from: GridPlace;
  to: GridPlace;
  /** True if only the end moves. */
  isResize: boolean;
  /** The length of a step among hours, in minutes. */
  resolution: number;
}

/** The draft of an event that is dragged from one place to another, or drawn between them. */
export function dragDraft(
  draft: DragDraft,
  { from, to, isResize, resolution }: DragOptions,
): DragDraft {
  const times = spanTimes(draft.original);
  if (draft.isNew) return moveDraft(draft, drawnTimes(from, to, resolution));
  if (!isResize) {
    return moveDraft(draft, moveTimes(times, from, to, draft.lastHours), to.subCalendarId);
  }
  const ofDay = from.minute === null || to.minute === null ? 0 : to.minute - from.minute;
  const by = (to.day - from.day) * minutesPerDay + ofDay;
  return moveDraft(draft, resizeTimes(times, by, resolution));
}

/** Returns the changes that a draft makes to its event; empty if there are none. */
export function draftChanges({ original, times, from, subCalendarId }: DragDraft): MoveChanges {
  const ids = moveToSubCalendar(original.event.sub_calendar_ids, from, subCalendarId);
  return moveChanges(original, times, ids);
}
