import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import type { Share } from '../../seed/calendar/sharing.ts';
import { type Invitation, memberPlace, memberShare } from '../../world/calendar/sharing.ts';
import { calendarDetails } from '../../world/calendar-details.ts';
import { removeFromDashboard } from '../../world/dashboard-calendars.ts';
import { isoTime } from '../../world/times.ts';
import { answerIfFound, conflict, notFound } from '../admin-support.ts';
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
    const isVisitor = access.kind === 'user' && access.user?.id === before.id;
    if ((before.is_owner || isVisitor) && body.role !== 'admin') return conflict;
    const newShare = changedShare(share, body);
    const { sharing } = world;
    if (before.status === 'invited') {
      const list = sharing.invited.get(calendarId) ?? [];
      sharing.invited.set(
        calendarId,
        list.map((invitation) =>
          invitation.id === before.id ? { ...invitation, ...newShare } : invitation,
        ),
      );
    } else {
      const place = memberPlace(calendarId, before.id);
      sharing.members.set(place, { ...newShare, invitedAt: before.invited_at });
    }
    access.state.log.addConfiguration({ isVisible: true });
    return answerIfFound(allMembers(call).find(({ id }) => id === before.id));
  },

  removeMember(call) {
    const { world, access, path } = call;
    const { id: calendarId } = access.calendar;
    const member = allMembers(call).find(({ id }) => id === path.memberId);
    if (!member) return notFound;
    const isVisitor = access.kind === 'user' && access.user?.id === member.id;
    if (member.is_owner || isVisitor) return conflict;
    const { invited, members } = world.sharing;
    invited.set(
      calendarId,
      (invited.get(calendarId) ?? []).filter(({ id }) => id !== member.id),
    );
    members.delete(memberPlace(calendarId, member.id));
    const user = member.status === 'active' ? world.users.get(member.id) : undefined;
    if (user) removeFromDashboard(world, user, calendarId);
    return { status: 204 };
  },
} satisfies CalendarHandlers;

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
