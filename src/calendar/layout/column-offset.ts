import type { VisibleHours } from './visible-hours.ts';

/** Where a minute of the day is in a column, in CSS. */
export function columnOffset(minute: number, { start, end }: VisibleHours): string {
  return `${(100 * (minute - start)) / (end - start)}%`;
}
