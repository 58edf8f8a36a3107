import type { components } from '#generated/app/types.ts';
import { errorBody } from '../http/errors.ts';
import type { Account } from '../world/accounts.ts';
import { isoTime } from '../world/times.ts';
import { type AccountCall, detailsOf, recordOf } from './account-call.ts';
import { conflict, emailTaken, notFound } from './admin-support.ts';
import type { Handler, Handlers } from './handler.ts';

type Profile = components['schemas']['Profile'];

const loadProfile: Handler<'loadProfile', Account> = (call) => profileAnswer(call);

const updateProfile: Handler<'updateProfile', Account> = (call) => {
  const { name, language, date_locale, use_24h_times } = call.body;
  const details = detailsOf(call);
  details.language = language ?? details.language;
  details.dateLocale = date_locale ?? details.dateLocale;
  details.use24hTimes = use_24h_times ?? details.use24hTimes;
  if (name !== undefined) call.world.admin.changeUser({ ...recordOf(call), name: name.trim() });
  return profileAnswer(call);
};

const setPrimaryEmail: Handler<'setPrimaryEmail', Account> = (call) => {
  const wanted = call.body.email.toLowerCase();
  const address = detailsOf(call).addresses.find(({ email }) => email === wanted);
  if (!address) return notFound;
  if (address.confirmedAt === null) return conflict;
  call.world.changeEmail(recordOf(call), wanted, { keepOld: true });
  return profileAnswer(call);
};

const addEmail: Handler<'addEmail', Account> = (call) => {
  const email = call.body.email.toLowerCase();
  if (call.world.admin.holderOf(email)) return emailTaken;
  const { id } = detailsOf(call).addAddress(email);
  return { status: 201, body: { id, email, primary: false, verified: false } };
};

const removeEmail: Handler<'removeEmail', Account> = (call) => {
  const entry = addressOf(call, call.path.emailId);
  if (!entry) return notFound;
  if (entry.email === call.account.email) return conflict;
  detailsOf(call).removeAddress(entry.email);
  return { status: 204 };
};

const resendVerification: Handler<'resendVerification', Account> = (call) => {
  const entry = addressOf(call, call.path.emailId);
  if (!entry) return notFound;
  // Nobody reads the mail: asking for it again stands for following its link.
  detailsOf(call).confirmAddress(entry.email, isoTime(call.now));
  return { status: 204 };
};

const changePassword: Handler<'changePassword', Account> = (call) => {
  const { current_password, new_password } = call.body;
  const details = detailsOf(call);
  if (current_password !== details.password) {
    return { status: 422, body: errorBody('wrong_password') };
  }
  details.password = new_password;
  call.world.endOtherDevices(call.account.user.id, call.sessionToken);
  return { status: 204 };
};

const chooseAvatar: Handler<'chooseAvatar', Account> = (call) => {
  const { avatar_type } = call.body;
  const avatar_url =
    avatar_type === 'gravatar' ? `https://gravatar.example/${call.account.user.id}` : null;
  detailsOf(call).avatar = { avatar_type, avatar_url };
  return profileAnswer(call);
};

const saveAvatar: Handler<'saveAvatar', Account> = (call) => {
  const avatar = { avatar_type: 'upload', avatar_url: call.body.url };
  detailsOf(call).avatar = avatar;
  return { status: 200, body: avatar };
};

function addressOf(call: AccountCall, emailId: number) {
  return detailsOf(call).addresses.find(({ id }) => id === emailId);
}

function profileAnswer(call: AccountCall): { status: 200; body: Profile } {
  const { id, name, email: primaryEmail, two_fa_active } = recordOf(call);
  const { language, dateLocale, use24hTimes, avatar, addresses } = detailsOf(call);
  return {
    status: 200,
    body: {
      id,
      name,
      language,
      date_locale: dateLocale,
      use_24h_times: use24hTimes,
      ...avatar,
      two_fa_active,
      emails: addresses.map(({ id: emailId, email, confirmedAt }) => ({
        id: emailId,
        email,
        primary: email === primaryEmail,
        verified: confirmedAt !== null,
      })),
    },
  };
}

export const accountCalls = {
  loadProfile,
  updateProfile,
  setPrimaryEmail,
  addEmail,
  removeEmail,
  resendVerification,
  changePassword,
  chooseAvatar,
  saveAvatar,
} satisfies Handlers<Account>;
