import type { KeyboardEvent } from 'react';
import { eventBoxes } from './event-element.ts';

/** Moves the focus between the rows of a list by arrows, Home and End. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  // With Shift, they choose the events between which they move.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const row = target instanceof Element ? target.closest('li') : null;
  const rows = eventBoxes.within(currentTarget).map(({ element }) => element);
  const from = rows.findIndex((element) => element.closest('li') === row);
  if (from < 0) return;
  const next = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: rows.length - 1 }[key];
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}
