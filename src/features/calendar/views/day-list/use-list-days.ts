import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import type { DayRow } from '#src/calendar/layout/day-list.ts';
import { type DayRange, firstSupportedDay, lastSupportedDay } from '#src/util/day-numbers.ts';

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

type ListVirtualizer = Virtualizer<HTMLElement, HTMLElement>;

interface GrowthProps {
  list: ListDays;
  rows: readonly DayRow[];
  virtual: ListVirtualizer;
  isRead: boolean;
  date: number;
  /** The number of events in the list. */
  count: number;
}

/** Reads on when an end of the list comes near. Returns at which ends the list goes on. */
export function useListGrowth(props: GrowthProps): Readonly<Record<Side, boolean>> {
  const { list, rows, virtual, isRead, date, count } = props;
  const { isFull, canGrow, grow } = list;
  const hasEvents = ({ span }: DayRow) => span !== null;
  const busyDays = {
    first: rows.find(hasEvents)?.day ?? date,
    last: rows.findLast(hasEvents)?.day ?? date,
  };
  const goesOn = (side: Side) =>
    !isRead || (canGrow(side, busyDays) && (!isFull || canSlide(virtual, side)));
  // An end comes near by scrolling, but also when days that have been read turn out to have few events.
  useEffect(() => {
    if (!isRead) return;
    const limit = isFull ? reachIfFull : reach;
    const side = sides.find((end) => goesOn(end) && findDistance(virtual, end) < limit);
    if (side) grow(side, count);
  });
  return { earlier: goesOn('earlier'), later: goesOn('later') };
}

/** Returns the distance by which an end of the list is out of sight, in pixels. */
function findDistance(virtual: ListVirtualizer, side: Side): number {
  const top = virtual.scrollOffset ?? 0;
  if (side === 'earlier') return top;
  const end = virtual.getTotalSize() - virtual.options.paddingEnd;
  return end - top - (virtual.scrollRect?.height ?? 0);
}

/** Returns whether the days that would be left out at the other end are far out of sight. */
function canSlide(virtual: ListVirtualizer, side: Side): boolean {
  const otherDistance = findDistance(virtual, side === 'earlier' ? 'later' : 'earlier');
  return otherDistance > virtual.getTotalSize() / 4;
}
