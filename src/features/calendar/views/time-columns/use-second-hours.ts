import { useMemo } from 'react';
import type { VisibleHours } from '#src/calendar/layout/visible-hours.ts';
import { shownDays } from '#src/calendar/model/week.ts';
import { clockMinuteElsewhere } from '#src/calendar/model/zone-clock.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import { phoneQuery } from '../../formats/phone-query.ts';
import type { SkeletonProps } from '../calendar-view.ts';
import { type ColumnsOfDay, wholeDays } from './columns.ts';

/** The times that clocks in a second time zone show beside the hours. */
export interface SecondHours {
  readonly zone: string;
  /** The minute on those clocks at each hour that is shown, on the day that stands for all; null if clocks skip the hour. */
  readonly times: readonly (number | null)[];
  /** The days on which the clocks of one of the zones have changed, so that `times` are wrong. */
  readonly shifts: ReadonlyMap<number, ZoneShift>;
}

/** The difference on a day between clocks in the second zone and the hours shown. */
export interface ZoneShift {
  /** By how many minutes they are later. */
  readonly by: number;
  /** The hours in which they are, in minutes of the day; null for the first and the last. */
  readonly from: number | null;
  readonly until: number | null;
}

/** The number of days that a phone has room for beside the hours of two zones. */
const mostPhoneDays = 3;

/**
 * The hours of the second zone on today, if it is shown, otherwise on the first day, and where other days differ; null if
 * there is no second zone, or no room for it. Also what tells the styles of the grid to make room.
 */
export function useSecondHours(
  { range, options, today, zone, secondZone }: SkeletonProps,
  { start, end }: VisibleHours,
  dayColumns: ColumnsOfDay,
) {
  const { week } = options;
  const isPhone = useMedia(phoneQuery);
  const second = useMemo((): SecondHours | null => {
    const days = shownDays(range, week);
    const hasRoom = !isPhone || dayColumns !== wholeDays || days.length <= mostPhoneDays;
    if (secondZone === null || !hasRoom) return null;
    const hours = hourMinutes({ start, end });
    const timesOn = (day: number) =>
      hours.map((hour) => clockMinuteElsewhere(day * minutesPerDay + hour, zone, secondZone));
    const first = days.includes(today) ? today : (days[0] ?? today);
    const times = timesOn(first);
    const shifts = days.flatMap((day) => {
      const shift = findShift(hours, times, day === first ? times : timesOn(day), day - first);
      return shift ? [[day, shift] as const] : [];
    });
    return { zone: secondZone, times, shifts: new Map(shifts) };
  }, [range, week, today, zone, secondZone, start, end, isPhone, dayColumns]);
  return {
    second,
    attributes: {
      'data-columns': dayColumns === wholeDays ? 'days' : 'sub-calendars',
      'data-days': shownDays(range, week).length > 1 ? 'several' : 'one',
      'data-zones': second ? 'two' : 'one',
      'data-has-shifts': second && second.shifts.size > 0 ? '' : undefined,
    },
  };
}

/** The hours that are shown, in minutes of the day. */
export function hourMinutes({ start, end }: VisibleHours): readonly number[] {
  return Array.from({ length: (end - start) / 60 }, (_, index) => start + index * 60);
}

function findShift(
  hours: readonly number[],
  times: readonly (number | null)[],
  otherTimes: readonly (number | null)[],
  days: number,
): ZoneShift | null {
  const hourShifts = hours.flatMap((hour, index) => {
    const time = times[index] ?? null;
    const otherTime = otherTimes[index] ?? null;
    // An hour that clocks skip on one of the days.
    if (time === null || otherTime === null) return [];
    return { hour, by: otherTime - time - days * minutesPerDay };
  });
  const from = hourShifts.findIndex(({ by }) => by !== 0);
  const shift = hourShifts[from];
  if (!shift) return null;
  const until = hourShifts.find(({ by }, index) => index > from && by !== shift.by);
  return { by: shift.by, from: from === 0 ? null : shift.hour, until: until?.hour ?? null };
}
