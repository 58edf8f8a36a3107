/** Which of a calendar's sub-calendars are shown: the ids of some, or null for all, also those that are added later. */
export type CalendarSelection = ReadonlySet<number> | null;

/** Shows or hides some. */
export function withShown(
  selection: CalendarSelection,
  ids: readonly number[],
  isShown: boolean,
  allIds: readonly number[],
): CalendarSelection {
  const next = new Set(selection ?? allIds);
  for (const id of ids) {
    if (isShown) next.add(id);
    else next.delete(id);
  }
  return allIds.every((id) => next.has(id)) ? null : next;
}

/** Determines how many of the given sub-calendars are shown. */
export function shownAmong(
  selection: CalendarSelection,
  ids: readonly number[],
): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => selection?.has(id) ?? true).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Returns whether this is the only one that is shown. */
export function isOnlyOne(selection: CalendarSelection, id: number): boolean {
  return selection?.size === 1 && selection.has(id);
}
