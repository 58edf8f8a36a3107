import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import {
  type MoveChanges,
  moveChanges,
  moveTimes,
  spanTimes,
} from '#src/calendar/model/move-event.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { ViewIntents } from '../views/calendar-view.ts';
import { isAboveHours } from '../views/time-grid/visible-hours.ts';
import { isCombination, type PressedKeys } from './key-combination.ts';
import { cellCalendar, cellPlace } from './place-at-point.ts';
import type { MoveTarget } from './use-move-rules.ts';

/** Copies the focused event, or adds the copied one in the focused cell. Returns whether it has handled a key. */
export function copyByKeys(
  event: ReactKeyboardEvent<HTMLElement>,
  { locate, mayMoveTo, refusePlace }: MoveTarget,
  { clipboard, change }: Pick<ViewIntents, 'change' | 'clipboard'>,
): boolean {
  const { target } = event;
  if (!clipboard || !(target instanceof HTMLElement)) return false;
  if (isCopyKey(event)) {
    const shown = locate(target);
    if (shown) clipboard.copy(shown.span);
    return shown !== null;
  }
  const copied = isCombination(event, 'v') ? clipboard.read() : null;
  const cell = target.closest<HTMLElement>('[role="gridcell"]');
  if (!copied || !cell) return false;
  const own = cellCalendar(cell);
  if (own !== null && !mayMoveTo(own)) refusePlace();
  else change(copied.event, pasteChanges(copied, cell), true);
  return true;
}

/** Whether Ctrl or Cmd and C are pressed, and not to copy text. */
export function isCopyKey(event: PressedKeys & Pick<KeyboardEvent, 'target'>): boolean {
  const isTextSelected = getSelection()?.isCollapsed === false;
  const isInField =
    event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
  return isCombination(event, 'c') && !isTextSelected && !isInField;
}

/**
 * What changes about a copy of an event in a cell: it begins with the hour of the cell if it has one, lasts all day in
 * the row above hours, and keeps its time of day elsewhere. It is on the sub-calendar of the cell's row or column.
 */
function pasteChanges(span: EventSpan, cell: HTMLElement): MoveChanges {
  const times = spanTimes(span);
  const { sub_calendar_ids: ids, all_day: isAllDay } = span.event;
  const to = cellPlace(cell, isAllDay);
  const day = Math.floor(times.start / minutesPerDay);
  const becomesWholeDay = cell.dataset['allDay'] !== undefined && !isAboveHours(span);
  const keepsTime = to.minute === null && !becomesWholeDay;
  const from = {
    day,
    minute: keepsTime ? null : times.start - day * minutesPerDay,
    subCalendarId: null,
  };
  const own = to.subCalendarId;
  return moveChanges(
    span,
    moveTimes(times, from, to),
    own === null || ids.includes(own) ? ids : [own],
  );
}
