import { updateCalendarSettingsLimits as limits } from '#generated/calendar/limits.ts';
import type { RangeOptions, ViewProps } from '../grid/view-props.ts';

/** As many days as fit beside each other on a phone. */
const phoneDays = 3;

/** Returns the calendar's initial numbers of days or weeks. A range of 400 years would never be read. */
export function startCounts(
  { days, weeks, agenda_days }: Pick<ViewProps['settings'], 'days' | 'weeks' | 'agenda_days'>,
  isPhone: boolean,
): RangeOptions['counts'] {
  return {
    days: Math.min(limit(days, limits['calendar_views.days']), isPhone ? phoneDays : Infinity),
    weeks: limit(weeks, limits['calendar_views.weeks']),
    agenda: limit(agenda_days, limits['calendar_views.agenda_days']),
  };
}

/** A whole number that settings can have in the contract; the largest one for what is none. */
function limit(count: number, { minimum, maximum }: { minimum: number; maximum: number }): number {
  return Number.isInteger(count) ? Math.min(maximum, Math.max(minimum, count)) : maximum;
}
