import type { components } from '#generated/calendar/types.ts';

/** The part of an event's sign-ups that is a setting, to be compared; null without sign-ups. */
export function signupSettings(
  signup: components['schemas']['EventSignupSettings'] | null | undefined,
) {
  return signup ? [signup.limit, signup.deadline, signup.visibility] : null;
}
