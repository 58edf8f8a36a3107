import { tokenOf } from '../seed/secrets.ts';
import type { UserRecord } from '../seed/users.ts';
import { type Account, isStaff } from '../world/accounts.ts';
import type { AdminWorld } from '../world/admin-world.ts';
import { dayMs, isoTime } from '../world/times.ts';
import { userSearch } from '../world/user-search.ts';
import { userView } from '../world/user-view.ts';
import { conflict, emailTaken, notFound, pageOf, permissionDenied } from './admin-support.ts';
import type { Call, Handler, Handlers, OperationId } from './handler.ts';

const searchUsers: Handler<'searchUsers', Account> = ({ query, world }) => {
  const { type, query: text, ...page } = query;
  const { users } = world.admin;
  if (type === 'id' && text?.trim()) {
    const user = users.get(Number(text));
    return { status: 200, body: userPage(world.admin, user ? [user] : [], page) };
  }
  const field = type === 'id' ? 'all' : type;
  const found = userSearch.find(users.list(), { type: field, query: text });
  return { status: 200, body: userPage(world.admin, found, page) };
};

const impersonateUser: Handler<'impersonateUser', Account> = (call) => {
  const { world, account, sessionToken, now } = call;
  const user = world.admin.users.get(call.path.id);
  if (!user) return notFound;
  if (user.state !== 'active' || isStaff(user) || user.id === account.user.id) return conflict;
  const target = world.account(user.email);
  if (!target) return notFound;
  world.impersonate(sessionToken, target, now);
  return { status: 204 };
};

const viewUser: Handler<'viewUser', Account> = (call) => view(call, call.path.id);

const resetUserPassword: Handler<'resetUserPassword', Account> = ({
  path,
  world,
  account,
  now,
}) => {
  const { admin } = world;
  const user = admin.users.get(path.id);
  if (!user) return notFound;
  if (isStaff(user) && !isAdmin(account)) return permissionDenied;
  if (user.state === 'deleted') return conflict;
  const { id, email } = user;
  admin.addDelivery({
    recipient: email,
    user_id: id,
    subject: 'Choose a new password',
    kind: 'password_reset',
    status: 'queued',
    sent_at: null,
    detail: null,
  });
  const token = tokenOf(12, id, isoTime(now), admin.deliveries.length);
  return {
    status: 200,
    body: {
      email,
      reset_url: `https://calendar.example/login?reset=${token}`,
      expires_at: isoTime(now.getTime() + dayMs),
    },
  };
};

const updateUser: Handler<'updateUser', Account> = (call) => {
  const { admin } = call.world;
  const user = admin.users.get(call.path.id);
  if (!user) return notFound;
  const { name, roles, language, two_fa_active } = call.body;
  if ((roles || isStaff(user)) && !isAdmin(call.account)) return permissionDenied;
  const email = call.body.email?.toLowerCase() ?? user.email;
  const holder = email === user.email ? undefined : admin.holderOf(email);
  if (holder && holder.id !== user.id) return emailTaken;
  if (language !== undefined) admin.userDetails(user.id).language = language;
  const changed = {
    ...user,
    name: name?.trim() ?? user.name,
    roles: roles ?? user.roles,
    two_fa_active: two_fa_active ?? user.two_fa_active,
  };
  call.world.changeEmail(changed, email, { keepOld: false });
  return view(call, user.id);
};

const activateUser: Handler<'activateUser', Account> = (call) => {
  const user = call.world.admin.users.get(call.path.id);
  if (!user) return notFound;
  if (user.state !== 'inactive') return conflict;
  call.world.changeState(user, 'active');
  // The link that this takes the place of would have confirmed the address.
  call.world.admin.userDetails(user.id).confirmAddress(user.email, isoTime(call.now));
  return view(call, user.id);
};

const restoreUser: Handler<'restoreUser', Account> = (call) => {
  const { admin } = call.world;
  const user = admin.users.get(call.path.id);
  if (!user) return notFound;
  // Somebody else may have an address by now: without the primary one, there is nothing to log in with.
  if (user.state !== 'deleted' || admin.holderOf(user.email)) return conflict;
  const details = admin.userDetails(user.id);
  for (const { email } of details.addresses) {
    if (admin.holderOf(email)) details.removeAddress(email);
  }
  call.world.changeState(user, details.stateBeforeDeletion);
  return view(call, user.id);
};

const deleteUser: Handler<'deleteUser', Account> = (call) => {
  const user = call.world.admin.users.get(call.path.id);
  if (!user) return notFound;
  if (user.state === 'deleted' || user.id === call.account.user.id) return conflict;
  call.world.changeState(user, 'deleted');
  return view(call, user.id);
};

const listEmailSubscriptions: Handler<'listEmailSubscriptions', Account> = ({ path, world }) =>
  subscriptions(world.admin, path.id);

const deleteEmailSubscriptions: Handler<'deleteEmailSubscriptions', Account> = (call) => {
  const { admin } = call.world;
  const { id } = call.path;
  const { calendarId } = call.query;
  if (!admin.users.get(id)) return notFound;
  const kept = admin
    .emailSubscriptionsOf(id)
    .filter(({ calendar }) => calendarId !== undefined && calendar.id !== calendarId);
  admin.setEmailSubscriptions(id, kept);
  return subscriptions(admin, id);
};

export const adminUserCalls = {
  searchUsers,
  impersonateUser,
  viewUser,
  resetUserPassword,
  updateUser,
  activateUser,
  restoreUser,
  deleteUser,
  listEmailSubscriptions,
  deleteEmailSubscriptions,
} satisfies Handlers<Account>;

/** Whether the caller may do what would give other rights, or the account of staff. */
function isAdmin({ user }: Account): boolean {
  return user.roles.includes('ROLE_ADMIN');
}

function userPage(admin: AdminWorld, ...[found, asked]: Parameters<typeof pageOf<UserRecord>>) {
  const page = pageOf(found, asked);
  return { ...page, results: page.results.map((user) => admin.shown(user)) };
}

function view({ world, now }: Pick<Call<OperationId>, 'world' | 'now'>, id: number) {
  const body = userView(world, id, now);
  return body ? ({ status: 200, body } as const) : notFound;
}

function subscriptions(admin: AdminWorld, id: number) {
  if (!admin.users.get(id)) return notFound;
  const list = admin.emailSubscriptionsOf(id);
  return { status: 200, body: { total: list.length, subscriptions: list } } as const;
}
