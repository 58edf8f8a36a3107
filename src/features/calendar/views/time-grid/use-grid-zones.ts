import type { VisibleHours } from '#src/calendar/layout/visible-hours.ts';
import { shownDaysOrAll } from '#src/calendar/model/week.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { phoneQuery } from '../../formats/phone-query.ts';
import type { FrameProps } from '../calendar-view.ts';
import { type SecondHours, useSecondHours } from './use-second-hours.ts';

/** The number of days that a phone has room for beside the hours of two zones. */
const mostPhoneDays = 3;

/**
 * The hours of the second zone beside those of days, null if there is none or no room for it, and what tells the grid's
 * styles to make room.
 */
export function useGridZones(
  props: FrameProps,
  hours: VisibleHours,
): { second: SecondHours | null; zoneAttributes: Record<`data-${string}`, string | undefined> } {
  const days = shownDaysOrAll(props.range, props.options.week).length;
  const hasRoom = !useMedia(phoneQuery) || days <= mostPhoneDays;
  const second = useSecondHours({ ...props, secondZone: hasRoom ? props.secondZone : null }, hours);
  return {
    second,
    zoneAttributes: {
      'data-zones': second ? 'two' : 'one',
      'data-has-shifts': second && second.shifts.size > 0 ? '' : undefined,
    },
  };
}
