import type { ReadableCalendar } from './readable-calendar.ts';

/** Returns whether drafts may stay in this browser: keys that hide details are often used on shared computers. */
export function keepsDrafts({ configuration }: ReadableCalendar): boolean {
  return !configuration.access.role.endsWith('without_details');
}
