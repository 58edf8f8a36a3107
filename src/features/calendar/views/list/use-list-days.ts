import { useEffect, useState } from 'react';
import type { DayGroup } from '#src/calendar/layout/day-groups.ts';
import type { DayListLayout } from '#src/calendar/layout/day-list.ts';
import { type DayRange, firstSupportedDay, lastSupportedDay } from '#src/util/day-numbers.ts';
import type { Sight } from './use-list-scroll.ts';

export type Side = 'earlier' | 'later';

/** The number of days without events that the list reads by itself beyond its first and last event. */
const quietDays = 100;
/** The number of days to read at once, where there are many events, few events, or if the reader asks for more. */
const busyStep = 28;
const calmStep = 84;
const busyEvents = 200;
const stepOnRequest = 366;
/** The most days at once; those at the other end are left out beyond that. */
const mostDays = 399;
/** The list reads on when its end is this near, in pixels. */
const reach = 1200;
/** The same, if days at the other end are left out. */
const reachIfFull = 200;
const sides: readonly Side[] = ['later', 'earlier'];

/** The days that a list reads. */
export interface ListDays {
  readonly days: DayRange;
  /** True if days at one end are left out when others come in at the other end. */
  readonly isFull: boolean;
  /** Returns whether there may be more days with events at an end. @param events the first and the last day with events. */
  readonly canGrow: (side: Side, events: DayRange) => boolean;
  /** Adds days at an end. @param count the number of events. */
  readonly grow: (side: Side, count: number) => void;
  /** Adds many days at an end; undefined if there are no more. */
  readonly lookFurther: Readonly<Record<Side, (() => void) | undefined>>;
}

/**
 * Grows with the reader's scrolling.
 * @param range the days to begin with, and after a jump to a day that is not among those in the list.
 */
export function useListDays(range: DayRange, date: number): ListDays {
  const [days, setDays] = useState(range);
  const [shownDate, setShownDate] = useState(date);
  if (date !== shownDate) {
    setShownDate(date);
    if (date < days.first || date > days.last) setDays(range);
  }
  const hasMore = {
    earlier: days.first > firstSupportedDay,
    later: days.last < lastSupportedDay,
  };
  const add = (side: Side, count: number) => setDays((before) => addDays(before, side, count));
  return {
    days,
    isFull: days.last - days.first + 1 >= mostDays,
    canGrow: (side, events) => {
      const quiet = side === 'earlier' ? events.first - days.first : days.last - events.last;
      return hasMore[side] && quiet < quietDays;
    },
    grow: (side, count) => add(side, count < busyEvents ? calmStep : busyStep),
    lookFurther: {
      earlier: hasMore.earlier ? () => add('earlier', stepOnRequest) : undefined,
      later: hasMore.later ? () => add('later', stepOnRequest) : undefined,
    },
  };
}

function addDays({ first, last }: DayRange, side: Side, count: number): DayRange {
  if (side === 'earlier') {
    const start = Math.max(firstSupportedDay, first - count);
    return { first: start, last: Math.min(last, start + mostDays - 1) };
  }
  const end = Math.min(lastSupportedDay, last + count);
  return { first: Math.max(first, end - mostDays + 1), last: end };
}

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
