import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import type { Share } from '../../seed/calendar/sharing.ts';
import type { UserRecord } from '../../seed/user-record.ts';
import { type Invitation, memberPlace, memberShare } from '../../world/calendar/sharing.ts';
import { calendarDetails } from '../../world/calendar-details.ts';
import { removeFromDashboard } from '../../world/dashboard-calendars.ts';
import { isoTime } from '../../world/times.ts';
import type { World } from '../../world/world.ts';
import {
  answerIfFound,
  conflict,
  invalidField,
  notFound,
  permissionDenied,
} from '../admin-support.ts';
import { noteAttempt, refuseHaste } from '../limits.ts';
import { type CalendarCall, type CalendarHandlers, invalidFields } from './calendar-call.ts';
import { changedShare, shareProblem } from './shares.ts';

type Member = components['schemas']['Member'];
type MemberCall = Pick<CalendarCall<'listMembers'>, 'world' | 'access'>;

/** Above the ids of users, which are the ids of those who have an account. */
const firstInvitedId = 10_001;

export const memberCalls = {
  listMembers: (call) => ({
    status: 200,
    body: { results: allMembers(call) },
  }),

  inviteMember(call) {
    const { world, access, body, now } = call;
    const { id: calendarId } = access.calendar;
    const problem = shareProblem(access, body);
    if (problem) return invalidFields([problem]);
    const email = body.email.trim().toLowerCase();
    if (allMembers(call).some((member) => member.email === email)) {
      return { status: 409, body: errorBody('member_listed') };
    }
    const share = changedShare(undefined, body);
    const invitedAt = isoTime(now);
    const user = world.users.byEmail(email);
    const { sharing } = world;
    if (user) {
      sharing.members.set(memberPlace(calendarId, user.id), { ...share, invitedAt });
      world.changeUser(user.id, {
        leftCalendars: new Set([...user.leftCalendars].filter((leftId) => leftId !== calendarId)),
        addedCalendars: new Map([...user.addedCalendars, [calendarId, { key: null }]]),
      });
      const member = allMembers(call).find(({ id }) => id === user.id);
      return member ? { status: 201, body: member } : notFound;
    }
    const before = sharing.invited.get(calendarId) ?? [];
    const id = Math.max(firstInvitedId - 1, ...before.map((invitation) => invitation.id)) + 1;
    const newInvitation: Invitation = { ...share, id, email, invitedAt };
    sharing.invited.set(calendarId, [...before, newInvitation]);
    return { status: 201, body: invitedView(newInvitation) };
  },

  updateMember(call) {
    const { world, access, body, path } = call;
    const { id: calendarId } = access.calendar;
    const before = allMembers(call).find(({ id }) => id === path.memberId);
    if (!before) return notFound;
    const share: Share = { role: before.role, subCalendarRoles: before.sub_calendar_roles };
    const problem = shareProblem(access, body, share);
    if (problem) return invalidFields([problem]);
    if (body.role !== 'admin' && isNeeded(call, before)) return lastAdministrator;
    const newShare = changedShare(share, body);
    const { sharing } = world;
    if (before.status === 'invited') {
      changeInvitation(world, calendarId, before.id, newShare);
    } else {
      const place = memberPlace(calendarId, before.id);
      sharing.members.set(place, { ...newShare, invitedAt: before.invited_at });
    }
    access.state.log.addConfiguration({ isVisible: true });
    return answerIfFound(allMembers(call).find(({ id }) => id === before.id));
  },

  removeMember(call) {
    const member = allMembers(call).find(({ id }) => id === call.path.memberId);
    if (!member) return notFound;
    return endMembership(call, member);
  },

  resendInvitation(call) {
    const { world, access, path, now } = call;
    const member = allMembers(call).find(({ id }) => id === path.memberId);
    if (!member) return notFound;
    if (member.status !== 'invited') return conflict;
    const refusal = refuseHaste(call, 'mail', member.email);
    if (refusal) return refusal;
    noteAttempt(call, 'mail', member.email);
    changeInvitation(world, access.calendar.id, member.id, { invitedAt: isoTime(now) });
    return answerIfFound(allMembers(call).find(({ id }) => id === member.id));
  },

  leaveCalendar(call) {
    const { access } = call;
    const isMember = access.kind === 'user' && access.keyId === null;
    const member = isMember && allMembers(call).find(({ id }) => id === access.user?.id);
    return member ? endMembership(call, member) : notFound;
  },

  transferCalendar(call) {
    const { world, access, body } = call;
    const { calendar } = access;
    if (access.user?.id !== calendar.owner.id) return permissionDenied;
    const member = allMembers(call).find(({ id }) => id === body.member_id);
    if (!member) return invalidField('member_id', 'There is no such member.');
    const user = world.users.get(member.id);
    if (member.status !== 'active' || !user) return conflict;
    transfer(call, access.user, user);
    const newCall = { ...call, access: { ...access, calendar: { ...calendar, owner: user } } };
    return { status: 200, body: { results: allMembers(newCall) } };
  },
} satisfies CalendarHandlers;

const lastAdministrator = { status: 409, body: errorBody('last_administrator') } as const;

/** Returns whether the calendar needs a member as its administrator: the owner, or the last one with an account. */
function isNeeded(call: MemberCall, { id, is_owner, status, role }: Member): boolean {
  if (is_owner) return true;
  if (role !== 'admin' || status !== 'active') return false;
  return !allMembers(call).some(
    (other) => other.id !== id && other.role === 'admin' && other.status === 'active',
  );
}

function endMembership(call: MemberCall, member: Member) {
  if (isNeeded(call, member)) return lastAdministrator;
  const { world, access } = call;
  const { id: calendarId } = access.calendar;
  const { invited, members } = world.sharing;
  invited.set(
    calendarId,
    (invited.get(calendarId) ?? []).filter(({ id }) => id !== member.id),
  );
  members.delete(memberPlace(calendarId, member.id));
  const user = member.status === 'active' ? world.users.get(member.id) : undefined;
  if (user) removeFromDashboard(world, user, calendarId);
  return { status: 204 } as const;
}

function changeInvitation(
  { sharing }: World,
  calendarId: number,
  id: number,
  changes: Partial<Invitation>,
) {
  const invitations = sharing.invited.get(calendarId) ?? [];
  sharing.invited.set(
    calendarId,
    invitations.map((invitation) =>
      invitation.id === id ? { ...invitation, ...changes } : invitation,
    ),
  );
}

/** Gives the calendar to another member; both administer it from now on. */
function transfer({ world, access }: MemberCall, from: UserRecord, to: UserRecord) {
  const { id: calendarId } = access.calendar;
  const record = world.calendars.get(calendarId);
  if (!record) return;
  const { members } = world.sharing;
  for (const { id } of [from, to]) {
    const place = memberPlace(calendarId, id);
    const share = { role: 'admin', subCalendarRoles: [] } as const;
    members.set(place, { ...share, invitedAt: members.get(place)?.invitedAt ?? null });
  }
  world.calendars.set({ ...record, owner: { id: to.id, name: to.name, email: to.email } });
  world.changeUser(from.id, {
    addedCalendars: new Map([...from.addedCalendars, [calendarId, { key: null }]]),
  });
  access.state.log.addConfiguration({ isVisible: true });
}

/** Everyone who has the calendar on the dashboard, the owner first, and those who are invited. */
export function allMembers({ world, access }: MemberCall): Member[] {
  const { calendar } = access;
  const users = calendarDetails(world, calendar.id)?.users ?? [];
  const { members, invited } = world.sharing;
  return [
    ...users.map(({ user, role: relation, last_opened_at }): Member => {
      const { role, subCalendarRoles } = memberShare(world, calendar, user.id);
      return {
        id: user.id,
        name: user.name,
        email: user.email,
        status: 'active',
        is_owner: relation === 'owner',
        role,
        sub_calendar_roles: [...subCalendarRoles],
        invited_at: members.get(memberPlace(calendar.id, user.id))?.invitedAt ?? null,
        last_opened_at,
      };
    }),
    ...(invited.get(calendar.id) ?? []).map(invitedView),
  ];
}

function invitedView({ id, email, role, subCalendarRoles, invitedAt }: Invitation): Member {
  return {
    id,
    name: null,
    email,
    status: 'invited',
    is_owner: false,
    role,
    sub_calendar_roles: [...subCalendarRoles],
    invited_at: invitedAt,
    last_opened_at: null,
  };
}
