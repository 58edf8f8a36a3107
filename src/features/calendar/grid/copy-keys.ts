import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { cellPlace, type GridCell } from '#src/calendar/layout/grid-geometry.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { isBar } from '#src/calendar/model/event.ts';
import {
  followTimes,
  type GridPlace,
  moveChanges,
  moveTimes,
} from '#src/calendar/model/move-event.ts';
import { spanTimes, type WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { LastHours } from '#src/calendar/store/last-hours.ts';
import { isTextSelected } from '#src/ui/is-text-selected.ts';
import { isTypedInto } from '#src/ui/is-typed-into.ts';
import { dayOfMinute, minutesPerDay } from '#src/util/day-numbers.ts';
import { moveCommands } from '../commands/event-command.ts';
import { affectedSpans, type ChosenEvents } from '../event/chosen-events.ts';
import { isCombination, type PressedKeys } from '../selection/key-combination.ts';
import type { EventClipboard, HeldEvents } from '../selection/use-event-clipboard.ts';
import type { MoveTarget } from './use-move-rules.ts';

interface CopyTarget
  extends Pick<MoveTarget, 'locate' | 'findCell' | 'allowsPlace' | 'dispatch' | 'lastHours'> {
  chosen: ChosenEvents;
  /** Null for visitors who may not add events. */
  clipboard: EventClipboard | null;
}

/**
 * Copies or cuts the chosen events, or the focused one; or pastes them in the focused cell, or on the day of the focused
 * event. Returns whether it has handled a key.
 */
export function copyByKeys(event: ReactKeyboardEvent<HTMLElement>, place: CopyTarget): boolean {
  const { clipboard } = place;
  const { target } = event;
  if (!clipboard || !(target instanceof HTMLElement)) return false;
  if (isCopyKey(event, 'c')) return hold(target, place, clipboard.copy);
  if (isCopyKey(event, 'x')) return hold(target, place, clipboard.cut);
  const held = isCombination(event, 'v') ? clipboard.read() : null;
  const cell = held && place.findCell(target);
  if (!cell) return false;
  paste(held, cell, { ...place, clipboard });
  return true;
}

type PasteTarget = Pick<MoveTarget, 'allowsPlace' | 'dispatch' | 'lastHours'> & {
  clipboard: EventClipboard;
  /** The place in the cell; without one, it is that of the keyboard. */
  at?: GridPlace | null;
};

/** Pastes what has been copied or cut into a cell, if the visitor may add events there; if not, this is said. */
export function paste(
  held: HeldEvents,
  cell: GridCell,
  { allowsPlace, dispatch, lastHours, clipboard, at = null }: PasteTarget,
): void {
  if (!allowsPlace(cell.subCalendarId)) return;
  if (held.isCut) clipboard.release();
  const moves = pasteAll(held.spans, { cell, at, lastHours });
  dispatch(moveCommands(moves, !held.isCut), { leftOut: held.leftOut });
}

/** Copies or cuts what is chosen, or an element's event. Returns whether there is anything. */
function hold(
  target: HTMLElement,
  { locate, chosen }: CopyTarget,
  take: (spans: readonly EventSpan[]) => void,
): boolean {
  const spans = affectedSpans(chosen, locate(target));
  if (spans.length > 0) take(spans);
  return spans.length > 0;
}

/** Returns whether Ctrl or Cmd and C or X are pressed, and not to copy or cut text. */
export function isCopyKey(
  event: PressedKeys & Pick<KeyboardEvent, 'target'>,
  letter: 'c' | 'x',
): boolean {
  return isCombination(event, letter) && !isTextSelected() && !isTypedInto(event.target);
}

interface PastePlace {
  cell: GridCell;
  at: GridPlace | null;
  lastHours: LastHours;
}

/** Returns the changes that paste events into a cell: the earliest begins there, the others keep their distance. */
function pasteAll(spans: readonly EventSpan[], { cell, at, lastHours }: PastePlace) {
  const [lead, ...others] = spans.toSorted((one, other) => one.start - other.start);
  if (!lead) return [];
  const times = pasteTimes(lead, { cell, at, lastHours });
  const own = cell.subCalendarId;
  const calendars = lead.event.sub_calendar_ids.join();
  const move = (span: EventSpan, to: WantedTime) => {
    const { event } = span;
    const ids = event.sub_calendar_ids;
    // Those of other rows or columns stay in theirs, as when events are dragged together.
    const stays = own === null || ids.includes(own) || ids.join() !== calendars;
    return { event, changes: moveChanges(span, to, stays ? ids : [own]) };
  };
  const follow = (span: EventSpan) =>
    followTimes(spanTimes(span), spanTimes(lead), times, lastHours.find(span.event));
  return [move(lead, times), ...others.map((span) => move(span, follow(span)))];
}

/**
 * When an event takes place in a cell: it begins with the hour of the cell if it has one, lasts all day in the row above
 * hours, and keeps its time of day elsewhere.
 */
function pasteTimes(span: EventSpan, { cell, at, lastHours }: PastePlace): WantedTime {
  const times = spanTimes(span);
  const { all_day: isAllDay } = span.event;
  const to = (isAllDay ? null : at) ?? cellPlace(cell, isAllDay);
  const day = dayOfMinute(times.start);
  const becomesWholeDay = cell.kind === 'all-day' && !isBar(span);
  const keepsTime = to.minute === null && !becomesWholeDay;
  const minute = keepsTime ? null : times.start - day * minutesPerDay;
  return moveTimes(times, { day, minute, subCalendarId: null }, to, lastHours.find(span.event));
}
