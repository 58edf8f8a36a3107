import { cancelSignup, listSignups, signUp } from '#generated/calendar/fetchers.ts';
import type { components } from '#generated/calendar/types.ts';
import type { CallOptions } from '#src/api/call.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { type EventPlace, eventPath, mostEntries } from './event-place.ts';
import { useEntries } from './use-entries.ts';

export type Signup = components['schemas']['Signup'];
type SignupBody = components['schemas']['SignupRequest'];

/**
 * Signs people up for an event, and cancels that.
 * @param read the sign-ups as the server knows them.
 * @param isUser whether someone is logged in, who signs up without a form.
 */
export function useSignups(place: EventPlace, read: readonly Signup[], isUser: boolean) {
  const t = useTranslate();
  const path = eventPath(place);
  return useEntries<Signup, SignupBody>(place, read, {
    create: (body, key, options) =>
      signUp({ path, header: { 'Idempotency-Key': key }, body }, options),
    remove: ({ id }, options) => cancelSignup({ path: { ...path, signupId: id } }, options),
    list: (options) => listAllSignups(place, options),
    toBody: ({ name, email }) => (isUser ? {} : { name, ...(email !== undefined && { email }) }),
    count: withSignups,
    added: ({ name }) => message('calendar:%name% is signed up.', { name }),
    removed: ({ name }) => message('calendar:%name% is no longer signed up.', { name }),
    kept: ({ name }) => t('calendar:%name% is still signed up.', { name }),
  });
}

/** The event with so many more sign-ups, if the visitor may know how many there are. */
function withSignups(event: CalendarEvent, difference: number): CalendarEvent {
  const { signup } = event;
  if (!signup || signup.count === null) return event;
  return { ...event, signup: { ...signup, count: signup.count + difference } };
}

/** Reads all sign-ups for an event. */
export function listAllSignups(place: EventPlace, options: CallOptions) {
  return listSignups({ path: eventPath(place), query: { limit: mostEntries } }, options);
}
