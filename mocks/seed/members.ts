import { isStoryUser } from './accounts.ts';
import { allCalendars, calendarsOwnedBy } from './calendars.ts';
import { type CalendarRecord, memberships } from './demo-calendars.ts';
import { dayMs, recently, type SeededTime } from './moment.ts';
import { once } from './once.ts';
import { pickCyclically } from './pick-cyclically.ts';
import { allUsers } from './users.ts';

/** A user's membership in another user's calendar. */
interface Member {
  readonly userId: number;
  readonly calendarId: number;
  readonly lastOpenedAt: SeededTime | null;
}

interface Members {
  readonly byCalendar: ReadonlyMap<number, readonly Member[]>;
  readonly byUser: ReadonlyMap<number, readonly Member[]>;
}

const firstGeneratedCalendar = 1001;

const demoMembers: readonly Member[] = memberships
  .filter(({ role }) => role === 'member')
  .map(({ accountId, calendarId, lastOpenedAt }) => ({
    userId: accountId,
    calendarId,
    lastOpenedAt,
  }));

/** Separate, because the story's dashboards need no others. */
const demoMembersByUser = Map.groupBy(demoMembers, ({ userId }) => userId);

/** The members of a calendar, without its owner. */
export function listMembers(calendarId: number): readonly Member[] {
  return allMembers().byCalendar.get(calendarId) ?? [];
}

/** Other people's calendars of which a user is a member. */
function listMemberships(userId: number): readonly Member[] {
  const byUser = isStoryUser(userId) ? demoMembersByUser : allMembers().byUser;
  return byUser.get(userId) ?? [];
}

/** The initial calendars of a user: their own, then other people's. */
export function listSeededCalendarIds(userId: number): number[] {
  return [
    ...calendarsOwnedBy(userId).map(({ id }) => id),
    ...listMemberships(userId).map(({ calendarId }) => calendarId),
  ];
}

/** When a user last opened a calendar on the dashboard. */
export function findLastOpening(
  userId: number,
  { id, created_at }: Pick<CalendarRecord, 'id' | 'created_at'>,
): SeededTime | null {
  const demo = memberships.find(
    (membership) => membership.accountId === userId && membership.calendarId === id,
  );
  if (demo) return demo.lastOpenedAt;
  // Calendars that were created since the world began have not been opened before that.
  if (created_at >= 0 || (id + userId) % 5 === 0) return null;
  return recently(id * 7 + userId, Math.min(90 * dayMs, -created_at));
}

const allMembers = once<Members>(() => {
  const list = [...demoMembers, ...generatedMembers()];
  return {
    byCalendar: Map.groupBy(list, ({ calendarId }) => calendarId),
    byUser: Map.groupBy(list, ({ userId }) => userId),
  };
});

/** Zero to three members per calendar. */
function generatedMembers(): Member[] {
  const userIds = [...allUsers().keys()].filter((id) => !isStoryUser(id));
  const calendars = allCalendars().filter(({ id }) => id >= firstGeneratedCalendar);
  return calendars.flatMap((calendar) =>
    Array.from({ length: calendar.id % 4 }, (_, place) =>
      pickCyclically(userIds, calendar.id * 3 + place * 1667),
    )
      .filter((userId) => userId !== calendar.owner.id)
      .map((userId) => ({
        userId,
        calendarId: calendar.id,
        lastOpenedAt: findLastOpening(userId, calendar),
      })),
  );
}
