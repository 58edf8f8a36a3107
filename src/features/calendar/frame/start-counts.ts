import type { RangeOptions, ViewProps } from '../views/calendar-view.ts';

/** As many days as fit beside each other on a phone. */
const phoneDays = 3;

/** The most that settings can say in the contract. */
const most = { days: 7, weeks: 6, agenda: 60 };

/** How many days or weeks views begin with, by the calendar's settings. A range of 400 years would never be read. */
export function startCounts(
  { days, weeks, agenda_days }: Pick<ViewProps['settings'], 'days' | 'weeks' | 'agenda_days'>,
  isPhone: boolean,
): RangeOptions['counts'] {
  return {
    days: limit(days, isPhone ? phoneDays : most.days),
    weeks: limit(weeks, most.weeks),
    agenda: limit(agenda_days, most.agenda),
  };
}

/** A whole number from 1; the most for what is none. */
function limit(count: number, largest: number): number {
  return Number.isInteger(count) ? Math.min(largest, Math.max(1, count)) : largest;
}
