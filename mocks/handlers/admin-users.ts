import type { Account } from '../world/accounts.ts';
import type { AdminWorld } from '../world/admin/admin-world.ts';
import { tokenOf } from '../world/admin/secrets.ts';
import { dayMs, isoTime } from '../world/admin/times.ts';
import { type UserRecord, userSearch } from '../world/admin/user-records.ts';
import { changedUser, userView } from '../world/admin/user-view.ts';
import { conflict, emailTaken, notFound, pageOf } from './admin-support.ts';
import type { Handler, Handlers } from './handler.ts';

const searchUsers: Handler<'searchUsers', Account> = ({ query, world }) => {
  const { type, query: text, ...page } = query;
  const { users } = world.admin;
  if (type === 'id' && text?.trim()) {
    const user = users.get(Number(text));
    return { status: 200, body: pageOf(user ? [user] : [], page) };
  }
  const field = type === 'id' ? 'all' : type;
  const found = userSearch.find(users.list(), { type: field, query: text });
  return { status: 200, body: pageOf(found, page) };
};

const viewUser: Handler<'viewUser', Account> = ({ path, world }) => view(world.admin, path.id);

const resetUserPassword: Handler<'resetUserPassword', Account> = ({ path, world, now }) => {
  const { admin } = world;
  const user = admin.users.get(path.id);
  if (!user) return notFound;
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

const updateUser: Handler<'updateUser', Account> = ({ path, body, world }) => {
  const { admin } = world;
  const user = admin.users.get(path.id);
  if (!user) return notFound;
  const other = body.email === undefined ? undefined : admin.userByEmail(body.email);
  if (other && other.id !== user.id) return emailTaken;
  const changed = changedUser(user, admin.userExtras.get(user.id), body);
  admin.userExtras.set(user.id, changed.extras);
  admin.changeUser(changed.user);
  return view(admin, user.id);
};

const activateUser: Handler<'activateUser', Account> = ({ path, world }) =>
  moved(world.admin, path.id, 'inactive', 'active');

const restoreUser: Handler<'restoreUser', Account> = ({ path, world }) => {
  const email = world.admin.users.get(path.id)?.email;
  // Somebody else may have taken the address meanwhile.
  if (email !== undefined && world.admin.userByEmail(email)) return conflict;
  return moved(world.admin, path.id, 'deleted', 'active');
};

const deleteUser: Handler<'deleteUser', Account> = ({ path, account, world }) => {
  const user = world.admin.users.get(path.id);
  if (user?.id === account.user.id) return conflict;
  return moved(world.admin, path.id, user?.state === 'inactive' ? 'inactive' : 'active', 'deleted');
};

const listEmailSubscriptions: Handler<'listEmailSubscriptions', Account> = ({ path, world }) =>
  subscriptions(world.admin, path.id);

const deleteEmailSubscriptions: Handler<'deleteEmailSubscriptions', Account> = (call) => {
  const { admin } = call.world;
  const { id } = call.path;
  const { calendarId } = call.query;
  if (!admin.users.get(id)) return notFound;
  const kept = admin.emailSubscriptions
    .get(id)
    .filter(({ calendar }) => calendarId !== undefined && calendar.id !== calendarId);
  admin.emailSubscriptions.set(id, kept);
  return subscriptions(admin, id);
};

export const adminUserCalls = {
  searchUsers,
  viewUser,
  resetUserPassword,
  updateUser,
  activateUser,
  restoreUser,
  deleteUser,
  listEmailSubscriptions,
  deleteEmailSubscriptions,
} satisfies Handlers<Account>;

function view(admin: AdminWorld, id: number) {
  const body = userView(admin, id);
  return body ? ({ status: 200, body } as const) : notFound;
}

/** Takes a user from one state to another; a conflict when the user is in a third. */
function moved(admin: AdminWorld, id: number, from: UserRecord['state'], to: UserRecord['state']) {
  const user = admin.users.get(id);
  if (!user) return notFound;
  if (user.state !== from) return conflict;
  admin.changeUser({ ...user, state: to });
  return view(admin, id);
}

function subscriptions(admin: AdminWorld, id: number) {
  if (!admin.users.get(id)) return notFound;
  const list = [...admin.emailSubscriptions.get(id)];
  return { status: 200, body: { total: list.length, subscriptions: list } } as const;
}
