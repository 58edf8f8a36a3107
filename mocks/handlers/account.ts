import type { components } from '#generated/app/types.ts';
import { errorBody } from '../http/errors.ts';
import { dayMs, type WorldTime, yearMs } from '../seed/moment.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { withAddress, withoutAddress } from '../world/addresses.ts';
import { isoTime } from '../world/times.ts';
import { userEmails } from '../world/user-view.ts';
import type { World } from '../world/world.ts';
import type { AccountCall } from './account-call.ts';
import { conflict, invalidField, notFound } from './admin-support.ts';
import type { Handlers } from './handler.ts';
import { forgetAttempts, noteAttempt, refuseHaste } from './limits.ts';
import { mailConfirmation } from './mail-links.ts';
import { renewedSession } from './session.ts';

type Profile = components['schemas']['Profile'];

export const accountCalls = {
  getProfile: (call) => profileAnswer(call, call.account),

  updateProfile(call) {
    const { account, body, world } = call;
    return profileAnswer(
      call,
      world.changeUser(account.id, {
        name: body.name?.trim() ?? account.name,
        language: body.language ?? account.language,
        dateLocale: body.date_locale ?? account.dateLocale,
        use24hTimes: body.use_24h_times === undefined ? account.use24hTimes : body.use_24h_times,
      }),
    );
  },

  setPrimaryEmail(call) {
    const { account, body, world } = call;
    const newEmail = body.email.toLowerCase();
    const address = account.addresses.find(({ email }) => email === newEmail);
    if (!address) return notFound;
    if (address.confirmedAt === null) return conflict;
    return profileAnswer(call, world.changeUser(account.id, { email: newEmail }));
  },

  createEmail(call) {
    const { account, body, world } = call;
    const email = body.email.toLowerCase();
    const refusal = refuseHaste(call, 'mail', email);
    if (refusal) return refusal;
    if (account.addresses.some((address) => address.email === email)) {
      return invalidField('email', 'This address belongs to your account already.');
    }
    const { addresses } = world.changeUser(account.id, withAddress(account, email));
    noteAttempt(call, 'mail', email);
    mailConfirmation(call, account, email);
    const id = addresses.at(-1)?.id ?? 0;
    return { status: 201, body: { id, email, primary: false, verified_at: null } };
  },

  deleteEmail(call) {
    const { account, world } = call;
    const entry = findAddress(call, call.path.emailId);
    if (!entry) return notFound;
    if (entry.email === account.email) return conflict;
    world.changeUser(account.id, withoutAddress(account, entry.email));
    return { status: 204 };
  },

  resendVerification(call) {
    const entry = findAddress(call, call.path.emailId);
    if (!entry) return notFound;
    if (entry.confirmedAt !== null) return conflict;
    const refusal = refuseHaste(call, 'mail', entry.email);
    if (refusal) return refusal;
    noteAttempt(call, 'mail', entry.email);
    mailConfirmation(call, call.account, entry.email);
    return { status: 204 };
  },

  changePassword(call) {
    const { account, world, sessionToken } = call;
    const { current_password, new_password } = call.body;
    const refusal = refuseHaste(call, 'login', account.email);
    if (refusal) return refusal;
    if (current_password !== account.password) {
      noteAttempt(call, 'login', account.email);
      return { status: 422, body: errorBody('wrong_password') };
    }
    forgetAttempts(call, 'login', account.email);
    if (new_password === current_password) {
      return invalidField('new_password', 'This is your current password. Choose another one.');
    }
    world.changeUser(account.id, { password: new_password });
    world.mailLinks.spend('password_reset', account.id);
    world.endDevices(account, sessionToken);
    return { status: 204, headers: { 'Set-Cookie': renewedSession(call) } };
  },

  setSecurityCheck(call) {
    const { account, body, world, now } = call;
    const time = isoTime(now);
    const securityCheck =
      body.outcome === 'checked'
        ? { checkedAt: time, putOffAt: null }
        : { ...account.securityCheck, putOffAt: time };
    return profileAnswer(call, world.changeUser(account.id, { securityCheck }));
  },

  setAvatarType(call) {
    const { account, body, world } = call;
    const { avatar_type } = body;
    const avatar_url = avatar_type === 'gravatar' ? `https://gravatar.example/${account.id}` : null;
    return profileAnswer(
      call,
      world.changeUser(account.id, { avatar: { avatar_type, avatar_url } }),
    );
  },

  setAvatar({ account, body, world, uploadedFile }) {
    const file = uploadedFile(body.handle);
    if (!file) return invalidField('handle', 'The upload provider has no such file.');
    // Everyone who sees the picture loads it from there.
    if (!file.urls.includes(body.url))
      return invalidField('url', 'This is not the address of the file.');
    const avatar = { avatar_type: 'upload', avatar_url: body.url };
    world.changeUser(account.id, { avatar });
    return { status: 200, body: avatar };
  },
} satisfies Handlers<UserRecord>;

function findAddress({ account }: AccountCall, emailId: number) {
  return account.addresses.find(({ id }) => id === emailId);
}

export function profileAnswer(
  { world, now }: { world: World; now: Date },
  user: UserRecord,
): { status: 200; body: Profile } {
  const { id, name, language, dateLocale, use24hTimes, avatar } = user;
  return {
    status: 200,
    body: {
      id,
      name,
      language,
      date_locale: dateLocale,
      use_24h_times: use24hTimes,
      ...avatar,
      two_fa_active: user.twoFactor.active,
      security_check: shownSecurityCheck(world, user, now),
      emails: userEmails(world, user),
    },
  };
}

function shownSecurityCheck(
  world: World,
  { createdAt, securityCheck: { checkedAt, putOffAt } }: UserRecord,
  now: Date,
): Profile['security_check'] {
  const age = (time: WorldTime) => now.getTime() - Date.parse(world.date(time));
  const isOld = age(checkedAt ?? createdAt) > yearMs;
  const isPutOff = putOffAt !== null && age(putOffAt) < 30 * dayMs;
  return { checked_at: world.date(checkedAt), is_due: isOld && !isPutOff };
}
