import type { components } from '#generated/admin/types.ts';
import { seededCalendarById } from './calendars.ts';
import { listSeededCalendarIds } from './members.ts';
import type { TimedRecord } from './moment.ts';
import { pickCyclically } from './pick-cyclically.ts';

export type EmailSubscription = TimedRecord<components['schemas']['EmailSubscription']>;

const kinds = ['daily_agenda', 'event_changes', 'comments'] as const;

/** The initial mail subscriptions of a user: one kind for each of the first two calendars. */
export function seededEmailSubscriptions(userId: number): readonly EmailSubscription[] {
  return listSeededCalendarIds(userId)
    .slice(0, 2)
    .flatMap((calendarId) => seededCalendarById(calendarId) ?? [])
    .map(({ id, title, created_at }, index) => ({
      id: userId * 10 + index + 1,
      calendar: { id, title },
      kind: pickCyclically(kinds, index),
      created_at,
    }));
}
