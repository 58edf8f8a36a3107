import type { UserRecord } from '../seed/user-record.ts';
import { calendarDetails } from '../world/calendar-details.ts';
import { listedCalendars } from './calendars.ts';
import type { Handlers } from './handler.ts';
import { refuseProof } from './proof.ts';
import { removeSessionCookie } from './session.ts';

export const accountClosureCalls = {
  getAccountClosure(call) {
    const memberCalendars = listedCalendars(call);
    const own = memberCalendars.filter(({ role }) => role === 'owner');
    const calendars = own.map(({ id, title }) => ({ id, title, member_count: countMembers(id) }));
    return {
      status: 200,
      body: { calendars, membership_count: memberCalendars.length - own.length },
    };

    function countMembers(id: number): number {
      const users = calendarDetails(call.world, id)?.users ?? [];
      return users.filter(({ role }) => role === 'member').length;
    }
  },

  closeAccount(call) {
    const { account, world, basePath } = call;
    const refusal = refuseProof(call);
    if (refusal) return refusal;
    for (const { id, role } of listedCalendars(call)) {
      const calendar = role === 'owner' ? world.calendars.get(id) : undefined;
      if (calendar) world.calendars.set({ ...calendar, active: false });
    }
    world.deleteUser(world.users.get(account.id) ?? account, 'user');
    return { status: 204, headers: { 'Set-Cookie': removeSessionCookie(basePath) } };
  },
} satisfies Handlers<UserRecord>;
