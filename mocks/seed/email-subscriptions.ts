import type { components } from '#generated/admin/types.ts';
import type { CalendarRecord } from './demo-calendars.ts';
import { cycled } from './times.ts';

export type EmailSubscription = components['schemas']['EmailSubscription'];

const kinds = ['daily_agenda', 'event_changes', 'comments'] as const;

/** The mail that a user begins with: one kind for each of the first calendars. */
export function seededEmailSubscriptions(
  userId: number,
  calendars: readonly Pick<CalendarRecord, 'id' | 'title' | 'created_at'>[],
): EmailSubscription[] {
  return calendars.slice(0, 2).map(({ id, title, created_at }, index) => ({
    id: userId * 10 + index + 1,
    calendar: { id, title },
    kind: cycled(kinds, index),
    created_at,
  }));
}
