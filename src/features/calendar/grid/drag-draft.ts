import {
  drawnTimes,
  type GridPlace,
  moveTimes,
  resizeTimes,
  spanTimes,
} from '#src/calendar/model/move-event.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import { type EventDraft, moveDraft } from './event-draft.ts';

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
  draft: EventDraft,
  { from, to, isResize, resolution }: DragOptions,
): EventDraft {
  const times = spanTimes(draft.original);
  if (draft.isNew) return moveDraft(draft, drawnTimes(from, to, resolution));
  if (!isResize) {
    return moveDraft(draft, moveTimes(times, from, to, draft.lastHours), to.subCalendarId);
  }
  const ofDay = from.minute === null || to.minute === null ? 0 : to.minute - from.minute;
  const by = (to.day - from.day) * minutesPerDay + ofDay;
  return moveDraft(draft, resizeTimes(times, by, resolution));
}
