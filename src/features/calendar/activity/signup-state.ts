import { useAtomValue } from 'jotai';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { clockMinute } from '#src/calendar/model/event.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { useNow } from '#src/calendar/store/use-now.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';

/** Returns whether it is too late to sign up, by the server's clock: after the deadline, or else after the event. */
export function useIsSignupOver({ signup, end, all_day }: CalendarEvent, zone: string | null) {
  const now = useNow(zone);
  const deadline = signup?.deadline ?? null;
  const last =
    deadline === null
      ? clockMinute(end) + (all_day ? minutesPerDay : 0)
      : clockMinuteIn(zone, Date.parse(deadline));
  return now > last;
}

/** Returns whether the visitor can sign up now. A user is on the list once; visitors may enter several people. */
export function useIsSignupOffered(event: CalendarEvent, zone: string | null): boolean {
  const isOver = useIsSignupOver(event, zone);
  const isUser = useAtomValue(currentUserAtom) !== null;
  const isSignedUp = isUser && (event.signup?.my_signup_ids.length ?? 0) > 0;
  return event.rights.signup && !isOver && !isFull(event) && !isSignedUp;
}

/** Returns whether all places are taken, as far as the visitor may know. */
export function isFull({ signup }: CalendarEvent): boolean {
  if (!signup || signup.limit === null || signup.count === null) return false;
  return signup.count >= signup.limit;
}
