import type { components } from '#generated/admin/types.ts';
import { dayMs } from '../seed/moment.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { isStaff, mayViewAs } from '../world/accounts.ts';
import { withConfirmed, withReplacedEmail } from '../world/addresses.ts';
import { listCalendars } from '../world/dashboard-calendars.ts';
import { narrowRows } from '../world/narrow-rows.ts';
import { isoTime } from '../world/times.ts';
import { userSearch } from '../world/user-search.ts';
import { userRow, userView } from '../world/user-view.ts';
import type { World } from '../world/world.ts';
import { addNote } from './admin-calendars.ts';
import {
  conflict,
  emailTaken,
  notFound,
  permissionDenied,
  prependEntry,
  signature,
  slicePage,
} from './admin-support.ts';
import type { Call, Handlers, OperationId } from './handler.ts';
import { secondsToWait } from './limits.ts';
import { mailLink } from './mail-links.ts';
import { renewedSession } from './session.ts';

type EmailSubscription = components['schemas']['EmailSubscription'];

export const adminUserCalls = {
  searchUsers({ query, world }) {
    const { type, query: text, ...page } = query;
    const { users } = world;
    const narrow = (userRows: readonly UserRecord[]) =>
      narrowRows(userRows, page, {
        filters: { state: ({ state }) => state },
        sorts: {
          name: ({ name }) => name,
          email: ({ email }) => email,
          created_at: ({ createdAt }) => world.date(createdAt),
          last_login_at: ({ lastLoginAt }) => world.date(lastLoginAt),
        },
      });
    if (type === 'id' && text?.trim()) {
      const user = users.get(Number(text));
      return { status: 200, body: userPage(world, narrow(user ? [user] : []), page) };
    }
    const field = type === 'id' ? 'all' : type;
    const foundUsers = userSearch.find(users.list(), { type: field, query: text });
    return { status: 200, body: userPage(world, narrow(foundUsers), page) };
  },

  impersonateUser(call) {
    const { world, account, sessionToken, now } = call;
    const user = world.users.get(call.path.id);
    if (!user) return notFound;
    if (!mayViewAs(account, user)) return conflict;
    const reason = call.body?.reason.trim() ?? null;
    world.changeUser(user.id, {
      impersonations: prependEntry(user.impersonations, { reason, ...signature(call) }),
      ...withEntry(call, user, 'Viewed the product as this user.'),
    });
    if (reason !== null) {
      const note = `Viewed the product as ${user.name} (${user.email}): ${reason}`;
      const ownedCalendars = listCalendars(world, user).filter(({ owner }) => owner.id === user.id);
      for (const { id } of ownedCalendars) addNote(call, id, note);
    }
    world.sessions.view(sessionToken, user.id, now);
    return { status: 204, headers: { 'Set-Cookie': renewedSession(call) } };
  },

  getUser(call) {
    const user = call.world.users.get(call.path.id);
    return user ? view(call, user) : notFound;
  },

  resetUserPassword(call) {
    const { path, world, account } = call;
    const user = world.users.get(path.id);
    if (!user) return notFound;
    if (isStaff(user) && !isAdmin(account)) return permissionDenied;
    if (user.state === 'deleted') return conflict;
    const { email } = user;
    const { path: linkPath, expiresAt } = mailLink(call, 'password_reset', user, {
      email,
      lifeMs: dayMs,
    });
    world.changeUser(user.id, withEntry(call, user, 'Sent a link for a new password.'));
    const reset_url = `https://calendar.example${linkPath}`;
    return { status: 200, body: { email, reset_url, expires_at: expiresAt } };
  },

  updateUser(call) {
    const { body, world } = call;
    const user = world.users.get(call.path.id);
    if (!user) return notFound;
    if ((body.roles || isStaff(user)) && !isAdmin(call.account)) return permissionDenied;
    // Otherwise, the last admin could leave nobody who can appoint one.
    const givesUpRole = user.id === call.account.id && body.roles?.includes('ROLE_ADMIN') === false;
    if (givesUpRole && isAdmin(user)) return conflict;
    const email = body.email?.toLowerCase() ?? user.email;
    const holder = email === user.email ? undefined : world.users.byAddress(email);
    if (holder && holder.id !== user.id) return emailTaken;
    const changedUser = world.changeUser(user.id, {
      ...withReplacedEmail(user, email),
      name: body.name?.trim() ?? user.name,
      roles: body.roles ?? user.roles,
      language: body.language ?? user.language,
      twoFactor: { ...user.twoFactor, active: body.two_fa_active ?? user.twoFactor.active },
      ...withEntry(call, user, `Changed: ${Object.keys(body).join(', ')}.`),
    });
    return view(call, changedUser);
  },

  activateUser(call) {
    const { world, now } = call;
    const user = world.users.get(call.path.id);
    if (!user) return notFound;
    if (user.state !== 'inactive') return conflict;
    // Following the mailed link, which this replaces, would have confirmed the address.
    const confirmedAddresses = withConfirmed(user, user.email, isoTime(now));
    const entry = withEntry(call, user, 'Activated the account.');
    return view(
      call,
      world.changeUser(user.id, { ...confirmedAddresses, ...entry, state: 'active' }),
    );
  },

  restoreUser(call) {
    const { users } = call.world;
    const user = users.get(call.path.id);
    if (!user) return notFound;
    const isForAdmins = isStaff(user) || user.deletedBy === 'admin';
    if (isForAdmins && !isAdmin(call.account)) return permissionDenied;
    // Someone else may have taken the address since. Without a primary one, the user could not log in.
    if (user.state !== 'deleted' || users.byAddress(user.email)) return conflict;
    const restoredUser = call.world.changeUser(user.id, {
      state: user.stateBeforeDeletion,
      addresses: user.addresses.filter(({ email }) => !users.byAddress(email)),
      ...withEntry(call, user, 'Restored the account.'),
    });
    return view(call, restoredUser);
  },

  deleteUser(call) {
    const user = call.world.users.get(call.path.id);
    if (!user) return notFound;
    if (user.state === 'deleted' || user.id === call.account.id) return conflict;
    call.world.deleteUser(user, 'admin');
    call.world.changeUser(user.id, withEntry(call, user, 'Deleted the account.'));
    return { status: 204 };
  },

  listEmailSubscriptions: ({ path, world }) => subscriptions(world, path.id),

  deleteEmailSubscriptions(call) {
    const { world } = call;
    const { id } = call.path;
    const { calendarId } = call.query;
    const user = world.users.get(id);
    if (!user) return notFound;
    const remaining = world.emailSubscriptions
      .get(id)
      .filter(({ calendar }) => calendarId !== undefined && calendar.id !== calendarId);
    world.emailSubscriptions.set(id, remaining);
    const endedEmail =
      calendarId === undefined ? 'all email' : `email about calendar ${calendarId}`;
    world.changeUser(id, withEntry(call, user, `Ended ${endedEmail}.`));
    return { status: 204 };
  },
} satisfies Handlers<UserRecord>;

/** Returns whether the caller may perform actions that grant roles or affect staff accounts. */
function isAdmin({ roles }: UserRecord): boolean {
  return roles.includes('ROLE_ADMIN');
}

/** The user's history with one more entry. */
function withEntry(
  call: Parameters<typeof signature>[0],
  { history }: UserRecord,
  text: string,
): Pick<UserRecord, 'history'> {
  return { history: prependEntry(history, { kind: 'change', text, ...signature(call) }) };
}

function userPage(world: World, ...[foundUsers, range]: Parameters<typeof slicePage<UserRecord>>) {
  const page = slicePage(foundUsers, range);
  return { ...page, results: page.results.map((user) => userRow(world, user)) };
}

type ViewCall = Pick<Call<OperationId>, 'world' | 'now' | 'sessionToken'>;

function view(call: ViewCall, user: UserRecord) {
  const seconds = secondsToWait(call, 'login', user.email);
  const blockedUntil = seconds > 0 ? new Date(call.now.getTime() + seconds * 1000) : null;
  return { status: 200, body: userView(call.world, user, { ...call, blockedUntil }) } as const;
}

function subscriptions(world: World, id: number) {
  const user = world.users.get(id);
  if (!user) return notFound;
  const list = world.emailSubscriptions
    .get(id)
    .filter(({ calendar }) => !user.leftCalendars.has(calendar.id))
    .map((subscription) => world.resolveTimes<EmailSubscription>(subscription));
  return { status: 200, body: { results: list } } as const;
}
