import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DayGroup } from '#src/calendar/layout/day-groups.ts';
import { dayFrom } from '#src/calendar/layout/day-list.ts';
import type { ViewIntents } from '../../grid/view-props.ts';

/** An event on one of its days. */
export interface DayListRow {
  readonly day: number;
  readonly id: string;
}

interface DayListProps {
  days: readonly DayGroup[];
  /** The row in the tab order, if none has had the focus. */
  first: DayListRow | null;
  /** True if all days of the list have been read. */
  isRead: boolean;
  date: number;
  step: ViewIntents['step'];
}

/**
 * The keyboard of a list of days: one tab stop; up and down move by event, Home and End within the day, Page Up and Page
 * Down by range.
 */
export function useDayList({ days, first, isRead, date, step }: DayListProps) {
  const [active, setActive] = useState<DayListRow | null>(null);
  /** The list to focus in, once the days of another range are there. */
  const waiting = useRef<{ list: HTMLElement; day: number }>(null);
  const isThere = active !== null && findRow(days, active) !== null;
  const stop = isThere ? active : first;

  // The rows of another range exist only once that has been read.
  useLayoutEffect(() => {
    if (!isRead || waiting.current?.day !== date) return;
    const { list } = waiting.current;
    const day = days.find((dayGroup) => dayGroup.day >= date && dayGroup.spans.length > 0);
    waiting.current = null;
    const row = day && firstRow(day);
    if (!row || document.activeElement !== list) return;
    // The row may not be in the document yet, and an effect cannot wait for it.
    queueMicrotask(() => focusRow(list, row, setActive));
  });

  return {
    /** The row in the tab order, which is always in the document. */
    stop,
    setActive,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === 'PageDown' || key === 'PageUp') return changeRange(event);
      const isOnRow = target instanceof HTMLElement && target.dataset['event'] !== undefined;
      const next = isOnRow && active ? findNext(days, active, key) : undefined;
      if (next === undefined) return;
      event.preventDefault();
      if (next) focusRow(event.currentTarget, next, setActive);
    },
  };

  function changeRange(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget } = event;
    event.preventDefault();
    // The focused row may be gone in a moment.
    currentTarget.focus({ preventScroll: true });
    waiting.current = { list: currentTarget, day: step(key === 'PageDown' ? 1 : -1) };
  }
}

/** Focuses a row, which may not be in the document yet. */
function focusRow(list: HTMLElement, row: DayListRow, setActive: (row: DayListRow) => void): void {
  flushSync(() => setActive(row));
  const rows = list.querySelectorAll<HTMLElement>(`[data-day="${row.day}"] [data-event]`);
  [...rows].find(({ dataset }) => dataset['event'] === row.id)?.focus();
}

/** The row that a key leads to: null if there is none in that direction, undefined if the key has another meaning. */
function findNext(
  days: readonly DayGroup[],
  from: DayListRow,
  key: string,
): DayListRow | null | undefined {
  const foundRow = findRow(days, from);
  if (!foundRow) return undefined;
  const { place, index } = foundRow;
  const last = (days[place]?.spans.length ?? 0) - 1;
  switch (key) {
    case 'ArrowDown':
      return index < last ? rowAt(days, place, index + 1) : nextRow(days, place, 1);
    case 'ArrowUp':
      return index > 0 ? rowAt(days, place, index - 1) : nextRow(days, place, -1);
    case 'Home':
      return rowAt(days, place, 0);
    case 'End':
      return rowAt(days, place, last);
    default:
      return undefined;
  }
}

/** The first event of a later day (1), or the last one of an earlier day (-1). */
function nextRow(days: readonly DayGroup[], from: number, by: 1 | -1): DayListRow | null {
  for (let place = from + by; place >= 0 && place < days.length; place += by) {
    const count = days[place]?.spans.length ?? 0;
    if (count > 0) return rowAt(days, place, by > 0 ? 0 : count - 1);
  }
  return null;
}

function rowAt(days: readonly DayGroup[], place: number, index: number): DayListRow | null {
  const day = days[place];
  const span = day?.spans[index];
  return day && span ? { day: day.day, id: span.event.id } : null;
}

function firstRow({ day, spans }: DayGroup): DayListRow | null {
  return spans[0] ? { day, id: spans[0].event.id } : null;
}

function findRow(days: readonly DayGroup[], { day, id }: DayListRow) {
  const foundDay = dayFrom(days, day);
  if (foundDay?.day !== day) return null;
  const index = foundDay.spans.findIndex(({ event }) => event.id === id);
  return index < 0 ? null : { place: days.indexOf(foundDay), index };
}
