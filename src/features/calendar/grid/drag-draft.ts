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
} from '#src/calendar/model/move-event.ts';
import { spanTimes, type WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { LastHours } from '#src/calendar/store/last-hours.ts';
import { changedEvent, wantedEvent } from '#src/calendar/store/predict-edit.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { Edge } from '../event/event-element.ts';
import type { DrawnDraft } from './draft-store.ts';

/** An event that is being moved or resized, or a new one that is being drawn. Nothing is written yet. */
export interface DragDraft extends DrawnDraft {
  /** The event as it is. */
  readonly original: EventSpan;
  /** When it would be. */
  readonly times: WantedTime;
  /** When it was, or would have been, before it was to last all day; null if that is not known. */
  readonly lastHours: WantedTime | null;
  /** The sub-calendar of the row or column that it is taken from; null where they have none. */
  readonly from: number | null;
  /** True if the keyboard moves it. */
  readonly isByKeys: boolean;
  /** By how many minutes the keyboard has drawn it beyond where it began, before that if negative. */
  readonly stretch: number;
  /** Other chosen events, which go along. */
  readonly others: readonly DragDraft[];
  /** The number of chosen events that are left out, because the visitor may not change them. */
  readonly leftOut: number;
}

const noDrafts: readonly DragDraft[] = [];

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
    isFollowed: isByKeys,
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
    return {
      ...eventDraft(span, own, draft.isByKeys, lastHours.find(span.event)),
      isFollowed: false,
    };
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
  /** The edge that moves; null if the whole event does. */
  edge: Edge | null;
  /** The length of a step among hours, in minutes. */
  resolution: number;
}

/** The draft of an event that is dragged from one place to another, or drawn between them. */
export function dragDraft(
  draft: DragDraft,
  { from, to, edge, resolution }: DragOptions,
): DragDraft {
  const times = spanTimes(draft.original);
  if (draft.isNew) return moveDraft(draft, drawnTimes(from, to, resolution));
  if (edge === null) {
    return moveDraft(draft, moveTimes(times, from, to, draft.lastHours), to.subCalendarId);
  }
  const ofDay = from.minute === null || to.minute === null ? 0 : to.minute - from.minute;
  const by = (to.day - from.day) * minutesPerDay + ofDay;
  return moveDraft(draft, resizeTimes(times, { edge, by, step: resolution }));
}

/** Returns the changes that a draft makes to its event; empty if there are none. */
export function draftChanges({ original, times, from, subCalendarId }: DragDraft): MoveChanges {
  const ids = moveToSubCalendar(original.event.sub_calendar_ids, from, subCalendarId);
  return moveChanges(original, times, ids);
}
