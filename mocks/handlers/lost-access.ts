import { errorBody } from '../http/errors.ts';
import type { LinkKind } from '../seed/mail-links.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { withConfirmed } from '../world/addresses.ts';
import { isoTime } from '../world/times.ts';
import { invalidField } from './admin-support.ts';
import type { Call, Handlers, OperationId } from './handler.ts';
import { noteAttempt, refuseHaste } from './limits.ts';
import { mailLink } from './mail-links.ts';

type CallWith<Body> = Omit<Call<OperationId>, 'body' | 'path' | 'query'> & { readonly body: Body };

export const lostAccessCalls = {
  requestPasswordReset: (call) =>
    mailedIf(call, (user, email) => {
      if (user.state === 'inactive') return 'activation';
      return user.email === email || isConfirmed(user, email) ? 'password_reset' : undefined;
    }),

  checkPasswordReset(call) {
    const linkResult = openedLink(call, 'password_reset');
    if ('status' in linkResult) return linkResult;
    const { email, expiresAt } = linkResult.link;
    return { status: 200, body: { email, expires_at: call.world.date(expiresAt) } };
  },

  resetPassword(call) {
    const linkResult = openedLink(call, 'password_reset');
    if ('status' in linkResult) return linkResult;
    const { world, body } = call;
    const user = world.changeUser(linkResult.user.id, { password: body.new_password });
    world.mailLinks.spend('password_reset', user.id);
    world.endDevices(user);
    return { status: 204 };
  },

  requestEmailConfirmation: (call) =>
    mailedIf(call, (user, email) =>
      user.state === 'active' && !isConfirmed(user, email) ? 'email_confirmation' : undefined,
    ),

  confirmEmail(call) {
    const linkResult = openedLink(call, 'email_confirmation');
    if ('status' in linkResult) return linkResult;
    const { world, now } = call;
    const { user, link } = linkResult;
    const { email } = link;
    world.changeUser(user.id, withConfirmed(user, email, isoTime(now)));
    world.mailLinks.spend('email_confirmation', user.id, email);
    return { status: 200, body: { email } };
  },

  requestActivation: (call) =>
    mailedIf(call, ({ state }) => (state === 'inactive' ? 'activation' : undefined)),

  checkActivation(call) {
    const linkResult = openedLink(call, 'activation');
    if ('status' in linkResult) return linkResult;
    const { email, name, password } = linkResult.user;
    const expires_at = call.world.date(linkResult.link.expiresAt);
    return { status: 200, body: { email, name, has_password: password !== null, expires_at } };
  },

  activateAccount(call) {
    const linkResult = openedLink(call, 'activation');
    if ('status' in linkResult) return linkResult;
    const { world, now, body } = call;
    const { user } = linkResult;
    if (user.password === null && body.new_password === undefined) {
      return invalidField('new_password', 'Please fill in this field.');
    }
    if (user.password !== null && body.new_password !== undefined) {
      return invalidField('new_password', 'This account has a password already.');
    }
    world.changeUser(user.id, {
      ...withConfirmed(user, user.email, isoTime(now)),
      state: 'active',
      password: body.new_password ?? user.password,
    });
    world.mailLinks.spend('activation', user.id);
    return { status: 204 };
  },
} satisfies Handlers;

const tokenUnknown = { status: 404, body: errorBody('token_unknown') } as const;
const tokenUsed = { status: 410, body: errorBody('token_used') } as const;
const tokenExpired = { status: 410, body: errorBody('token_expired') } as const;
const tokenOfOther = { status: 409, body: errorBody('token_wrong_account') } as const;

/** Mails a link if the account exists. Neither the answer nor the limit reveals whether it does. */
function mailedIf(
  call: CallWith<{ readonly email: string }>,
  kindFor: (user: UserRecord, email: string) => LinkKind | undefined,
) {
  const email = call.body.email.toLowerCase();
  const refusal = refuseHaste(call, 'mail', email);
  if (refusal) return refusal;
  noteAttempt(call, 'mail', email);
  const { users } = call.world;
  const user = users.byAddress(email) ?? users.byClaim(email);
  const kind = user && kindFor(user, email);
  if (kind) mailLink(call, kind, user, { email });
  return { status: 204 } as const;
}

/** The link and the user of a token, or why it cannot be used. */
function openedLink(call: CallWith<{ readonly token: string }>, kind: LinkKind) {
  const refusal = refuseHaste(call, 'token');
  if (refusal) return refusal;
  const { world, account, now, body } = call;
  const link = world.mailLinks.get(body.token);
  const user = link && world.users.get(link.userId);
  // A link must not outlive its address, which may be someone else's by now.
  const owner = link && world.users.byAddress(link.email);
  const isOwn =
    (!owner || owner.id === user?.id) && user?.addresses.some(({ email }) => email === link?.email);
  if (!user || !isOwn || link.kind !== kind || user.state === 'deleted') {
    noteAttempt(call, 'token');
    return tokenUnknown;
  }
  if (link.used || (kind === 'activation' && user.state === 'active')) return tokenUsed;
  if (Date.parse(world.date(link.expiresAt)) <= now.getTime()) return tokenExpired;
  if (account && account.id !== user.id) return tokenOfOther;
  return { link, user };
}

function isConfirmed({ addresses }: UserRecord, candidate: string): boolean {
  return addresses.some(({ email, confirmedAt }) => email === candidate && confirmedAt !== null);
}
