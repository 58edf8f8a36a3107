import type { components } from '#generated/calendar/types.ts';
import { clockMinuteIn, momentIn } from '#src/calendar/model/zone-clock.ts';
import type { Day } from '#src/util/dates.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { timeAt } from './time-values.ts';

type Schemas = components['schemas'];

/** The fields of a form about sign-ups. */
export interface SignupValues {
  enabled: boolean;
  /** Null for any number of people. */
  limit: number | null;
  /** Without a time, the day's end; without a day, the event's end. */
  deadline: { day: Day | null; time: number | null };
  visibility: Schemas['Visibility'];
}

/** The values for an event without sign-ups. */
export const noSignups: SignupValues = {
  enabled: false,
  limit: null,
  deadline: { day: null, time: null },
  visibility: 'all_users',
};

/** The values for an event. @param zone that of all times; null is the device's. */
export function readSignups(
  signup: Schemas['EventSignupSettings'] | undefined,
  zone: string | null,
): SignupValues {
  if (!signup) return noSignups;
  const { limit, deadline, visibility } = signup;
  return {
    enabled: true,
    limit,
    deadline:
      deadline === null ? noSignups.deadline : timeAt(clockMinuteIn(zone, Date.parse(deadline))),
    visibility,
  };
}

/** Returns a form's sign-ups; null if nobody can sign up. @param zone that of all times; null is the device's. */
export function writeSignups(
  { enabled, limit, deadline, visibility }: SignupValues,
  zone: string | null,
): Schemas['EventSignupSettings'] | null {
  if (!enabled) return null;
  const minute = deadlineMinute(deadline);
  return { limit, deadline: minute === null ? null : momentIn(zone, minute * 60), visibility };
}

/** Minutes since 1970 on the clock; null without a deadline. */
export function deadlineMinute({ day, time }: SignupValues['deadline']): number | null {
  return day === null ? null : dayNumber(day) * minutesPerDay + (time ?? minutesPerDay - 1);
}
