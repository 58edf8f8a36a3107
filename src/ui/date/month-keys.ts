import { addMonths, startOfWeek } from '#src/util/day-numbers.ts';

interface Direction {
  weekStartsOn: number;
  /** True if the first day of the week is at the right. */
  isReversed: boolean;
}

/** The day that a key leads to, as days since 1970; null for keys that do not move. */
export function dayAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: number,
  { weekStartsOn, isReversed }: Direction,
): number | null {
  const firstOfWeek = startOfWeek(day, { weekStartsOn });
  switch (key) {
    case 'ArrowLeft':
      return isReversed ? day + 1 : day - 1;
    case 'ArrowRight':
      return isReversed ? day - 1 : day + 1;
    case 'ArrowUp':
      return day - 7;
    case 'ArrowDown':
      return day + 7;
    case 'Home':
      return firstOfWeek;
    case 'End':
      return firstOfWeek + 6;
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
