import { useEffect } from 'react';
import type { DayGroup } from '#src/calendar/layout/day-groups.ts';
import type { DayListLayout } from '#src/calendar/layout/day-list.ts';
import type { DayRange } from '#src/util/day-numbers.ts';
import type { ListDays, Side } from './use-list-days.ts';
import type { Sight } from './use-list-scroll.ts';

/** The list reads on when its end is this near, in pixels. */
const reach = 1200;
/** The same, if days at the other end are left out. */
const reachIfFull = 200;
const sides: readonly Side[] = ['later', 'earlier'];

interface GrowthProps {
  list: ListDays;
  layout: DayListLayout;
  sight: Sight | null;
  /** True if the list has been scrolled to where it belongs in this layout. */
  isSettled: boolean;
  isRead: boolean;
  date: number;
  /** The number of events in the list. */
  count: number;
}

/** Reads on when an end of the list comes near. Returns at which ends the list goes on. */
export function useListGrowth(props: GrowthProps): Readonly<Record<Side, boolean>> {
  const { list, layout, sight, isSettled, isRead, date, count } = props;
  const { isFull, canGrow, grow } = list;
  const busyDays = findBusyDays(layout.days, date);
  const distances = sight && findDistances(layout, sight);
  const willGrow = (side: Side) =>
    canGrow(side, busyDays) && (!isFull || canSlide(layout, distances, side));
  const goesOn = {
    earlier: !isRead || willGrow('earlier'),
    later: !isRead || willGrow('later'),
  };
  // An end comes near by scrolling, but also when days that have been read turn out to have few events.
  useEffect(() => {
    if (!isRead || !isSettled || !distances) return;
    const isNear = (side: Side) => goesOn[side] && distances[side] < (isFull ? reachIfFull : reach);
    const side = sides.find(isNear);
    if (side) grow(side, count);
  });
  return goesOn;
}

/** The first and the last day with events; the page's day if there are none. */
function findBusyDays(groups: readonly DayGroup[], date: number): DayRange {
  const hasEvents = ({ spans }: DayGroup) => spans.length > 0;
  return {
    first: groups.find(hasEvents)?.day ?? date,
    last: groups.findLast(hasEvents)?.day ?? date,
  };
}

/** Returns the distances by which the ends of the list are out of sight, in pixels. */
function findDistances(layout: DayListLayout, sight: Sight): Readonly<Record<Side, number>> {
  return { earlier: sight.top, later: layout.end - sight.top - sight.height };
}

/** Returns whether the days that would be left out at the other end are far out of sight. */
function canSlide(
  { end }: DayListLayout,
  distances: Readonly<Record<Side, number>> | null,
  side: Side,
): boolean {
  const otherDistance = distances?.[side === 'earlier' ? 'later' : 'earlier'] ?? 0;
  return otherDistance > end / 4;
}
