import { findNeighbor, type Moves, movesAt, type Place, type Step } from '#src/ui/order/order.ts';
import type { UserCalendar } from '../user-calendar.ts';

/** The ids of the pinned calendars in the user's order. */
export function readPinOrder(calendars: readonly UserCalendar[]): readonly number[] {
  return calendars
    .filter(({ pinned }) => pinned)
    .sort((a, b) => pinPlace(a) - pinPlace(b))
    .map(({ id }) => id);
}

/** The place of a calendar among the pinned ones. Those that are not pinned all have the same. */
export function pinPlace({ pin_place }: UserCalendar): number {
  return pin_place ?? 0;
}

/** Returns the calendars with their pins in another order. Calendars that stay where they are remain the same objects. */
export function applyPinOrder(
  calendars: readonly UserCalendar[],
  order: readonly number[],
): readonly UserCalendar[] {
  return calendars.map((calendar) => {
    const place = calendar.pinned ? order.indexOf(calendar.id) + 1 : 0;
    return place === 0 || place === calendar.pin_place
      ? calendar
      : { ...calendar, pin_place: place };
  });
}

/** Returns the place beyond the next pinned calendar on the page, or null at the end. */
export function findPinNeighbor(
  shownCalendars: readonly UserCalendar[],
  id: number,
  step: Step,
): Place<number> | null {
  return findNeighbor(readPinOrder(shownCalendars), id, step);
}

/** Returns where the calendar at an index of the page's list can move. Pinned ones come first there, in their order. */
export function pinMoves(shownCalendars: readonly UserCalendar[], index: number): Moves {
  if (!shownCalendars[index]?.pinned) return 'none';
  const isLast = !shownCalendars[index + 1]?.pinned;
  return movesAt(index, isLast ? index + 1 : index + 2);
}
