import type { UserCalendar } from '../user-calendar.ts';

/** A place beside another pinned calendar. */
export interface PinPlace {
  readonly id: number;
  readonly side: 'before' | 'after';
}

export type PinStep = 'earlier' | 'later';

/** The steps that a pinned calendar can take among those on the page. */
export type PinMoves = PinStep | 'both' | 'none';

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

/** Returns the order after a calendar has moved. It is unchanged if one of the two is no longer pinned. */
export function movePin(
  order: readonly number[],
  id: number,
  { id: neighbor, side }: PinPlace,
): readonly number[] {
  const others = order.filter((otherId) => otherId !== id);
  const place = others.indexOf(neighbor);
  if (place === -1 || others.length === order.length) return order;
  return others.toSpliced(side === 'before' ? place : place + 1, 0, id);
}

/** Returns the place beyond the next pinned calendar on the page, or null at the end. */
export function findPinNeighbor(
  shownCalendars: readonly UserCalendar[],
  id: number,
  step: PinStep,
): PinPlace | null {
  const order = readPinOrder(shownCalendars);
  const neighbor = order[order.indexOf(id) + (step === 'later' ? 1 : -1)];
  if (neighbor === undefined) return null;
  return { id: neighbor, side: step === 'later' ? 'after' : 'before' };
}

/** Returns where the calendar at an index of the page's list can move. Pinned ones come first there, in their order. */
export function pinMoves(shownCalendars: readonly UserCalendar[], index: number): PinMoves {
  if (!shownCalendars[index]?.pinned) return 'none';
  const isLast = !shownCalendars[index + 1]?.pinned;
  if (index === 0) return isLast ? 'none' : 'later';
  return isLast ? 'earlier' : 'both';
}
