import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import type { SignupRecord } from '../../seed/calendar/records.ts';
import { type Access, isOwn } from '../../world/calendar/access.ts';
import { noteTalk } from '../../world/calendar/commit.ts';
import type { SeenOccurrence } from '../../world/calendar/event-view.ts';
import { occurrenceId, textsAt } from '../../world/calendar/occurrences.ts';
import { isoTime } from '../../world/times.ts';
import { conflict, invalidField, permissionDenied, slicePage } from '../admin-support.ts';
import {
  type CalendarContext,
  type CalendarHandlers,
  eventNotFound,
  eventWithRights,
  signatureFor,
} from './calendar-call.ts';
import { findEnd } from './event-times.ts';

type Signup = components['schemas']['Signup'];

const tooLate = { status: 409, body: errorBody('signup_deadline_passed') } as const;

export const signupCalls = {
  listSignups(call) {
    const { access, query } = call;
    const foundEvent = eventWithRights(call, call.path.eventId);
    if ('status' in foundEvent) return foundEvent;
    const { event, rights } = foundEvent;
    if (!event.seen.seesDetails) return permissionDenied;
    const seesAll = event.seen.mayChange || textsAt(event).signup?.visibility === 'all_users';
    const list = signupsFor(access, event).filter(({ author }) => seesAll || isOwn(author, access));
    const page = slicePage(rights.signup ? list : [], query);
    const results = page.results.map((signup) => signupView(signup, event, access));
    return { status: 200, body: { ...page, results } };
  },

  signUp(call) {
    const { access, now, body } = call;
    const foundEvent = eventWithRights(call, call.path.eventId);
    if ('status' in foundEvent) return foundEvent;
    const { event, rights } = foundEvent;
    const { signup } = textsAt(event);
    if (!event.seen.seesDetails) return permissionDenied;
    if (!signup) return conflict;
    if (!rights.signup) return permissionDenied;
    const { user, state } = access;
    const name = body.name?.trim() ?? user?.name;
    if (name === undefined) return invalidField('name', 'Please fill in this field.');
    const list = signupsFor(access, event);
    if (user && list.some(({ author }) => isOwn(author, access))) return conflict;
    if (isOver(event, call)) return tooLate;
    if (signup.limit !== null && list.length >= signup.limit) {
      return { status: 409, body: errorBody('signup_limit_reached') };
    }
    const email = body.email ?? (body.name === undefined ? user?.email : undefined);
    const ids = [...state.signups.values()].flat().map(({ id }) => id);
    const createdSignup: SignupRecord = {
      id: Math.max(0, ...ids) + 1,
      name,
      ...(email === undefined ? {} : { email }),
      author: signatureFor(call).author,
      created_at: isoTime(now),
    };
    setSignups(call, event, [...list, createdSignup]);
    return { status: 201, body: signupView(createdSignup, event, access) };
  },

  updateSignup(call) {
    const { access, body } = call;
    const foundSignup = signupToChange(call, call.path);
    if ('status' in foundSignup) return foundSignup;
    const { event, list, signup } = foundSignup;
    const { email: before, ...rest } = signup;
    const email = body.email === undefined ? before : (body.email ?? undefined);
    const changedSignup: SignupRecord = {
      ...rest,
      ...(body.name === undefined ? {} : { name: body.name.trim() }),
      ...(email === undefined ? {} : { email }),
    };
    setSignups(
      call,
      event,
      list.map((listedSignup) => (listedSignup === signup ? changedSignup : listedSignup)),
    );
    return { status: 200, body: signupView(changedSignup, event, access) };
  },

  cancelSignup(call) {
    const foundSignup = signupToChange(call, call.path);
    if ('status' in foundSignup) return foundSignup;
    const { event, list, signup } = foundSignup;
    setSignups(
      call,
      event,
      list.filter((listedSignup) => listedSignup !== signup),
    );
    return { status: 204 };
  },
} satisfies CalendarHandlers;

/** A sign-up that the visitor may change and cancel now. */
function signupToChange(call: CalendarContext, path: { eventId: string; signupId: number }) {
  const { access } = call;
  const foundEvent = eventWithRights(call, path.eventId);
  if ('status' in foundEvent) return foundEvent;
  const { event, rights } = foundEvent;
  const list = signupsFor(access, event);
  const signup = list.find(({ id }) => id === path.signupId);
  // While an event takes no sign-ups, its earlier ones are hidden.
  if (!signup || !rights.signup || !event.seen.seesDetails) return eventNotFound;
  if (!event.seen.mayChange) {
    if (!isOwn(signup.author, access)) return permissionDenied;
    if (isOver(event, call)) return tooLate;
  }
  return { event, list, signup };
}

/** Returns whether it is too late to sign up. */
function isOver(event: SeenOccurrence, { access, now }: CalendarContext): boolean {
  const deadline = textsAt(event).signup?.deadline;
  return now.getTime() > (deadline == null ? findEnd(event, access) : Date.parse(deadline));
}

function signupsFor({ state }: Access, event: SeenOccurrence): readonly SignupRecord[] {
  return state.signups.get(occurrenceId(event)) ?? [];
}

function setSignups(call: CalendarContext, event: SeenOccurrence, list: readonly SignupRecord[]) {
  const { state } = call.access;
  state.signups.set(occurrenceId(event), list);
  noteTalk(state, event, { ...signatureFor(call), part: 'signups' });
}

/** Addresses are only for those who run the event, and for those who gave them. */
function signupView(
  { id, name, email, author, created_at }: SignupRecord,
  { seen }: SeenOccurrence,
  access: Access,
): Signup {
  const is_own = isOwn(author, access);
  const showsEmail = email !== undefined && (seen.mayChange || is_own);
  return { id, name, ...(showsEmail ? { email } : {}), is_own, created_at };
}
