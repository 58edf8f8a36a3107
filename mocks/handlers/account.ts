import type { components } from '#generated/app/types.ts';
import { errorBody } from '../errors.ts';
import type { Account } from '../world/accounts.ts';
import { type AccountCall, pagesOf } from './account-call.ts';
import type { Handler, Handlers } from './handler.ts';

type Profile = components['schemas']['Profile'];
const loadProfile: Handler<'loadProfile', Account> = (call) => profileAnswer(call, call.account);

const updateProfile: Handler<'updateProfile', Account> = (call) => {
  const { name, language, date_locale, use_24h_times } = call.body;
  const pages = pagesOf(call);
  pages.language = language ?? pages.language;
  pages.dateLocale = date_locale ?? pages.dateLocale;
  pages.use24hTimes = use_24h_times ?? pages.use24hTimes;
  return profileAnswer(call, name === undefined ? call.account : changedUser(call, { name }));
};

const setPrimaryEmail: Handler<'setPrimaryEmail', Account> = (call) => {
  const pages = pagesOf(call);
  const wanted = call.body.email.toLowerCase();
  if (!pages.emails.some(({ email }) => email === wanted)) {
    return { status: 404, body: errorBody('not_found') };
  }
  pages.makePrimary(wanted);
  return profileAnswer(call, call.world.change({ ...call.account, email: wanted }));
};

const addEmail: Handler<'addEmail', Account> = (call) => {
  const email = call.body.email.toLowerCase();
  const pages = pagesOf(call);
  if (call.world.account(email) || pages.emails.some((entry) => entry.email === email)) {
    return { status: 409, body: errorBody('email_taken') };
  }
  return { status: 201, body: pages.addEmail(email) };
};

const removeEmail: Handler<'removeEmail', Account> = (call) => {
  const pages = pagesOf(call);
  const entry = pages.emails.find(({ id }) => id === call.path.emailId);
  if (!entry) return { status: 404, body: errorBody('not_found') };
  if (entry.primary) return { status: 403, body: errorBody('permission_denied') };
  pages.emails = pages.emails.filter(({ id }) => id !== entry.id);
  return { status: 204 };
};

const resendVerification: Handler<'resendVerification', Account> = (call) => {
  const known = pagesOf(call).emails.some(({ id }) => id === call.path.emailId);
  return known ? { status: 204 } : { status: 404, body: errorBody('not_found') };
};

const changePassword: Handler<'changePassword', Account> = (call) => {
  const { current_password, new_password } = call.body;
  if (current_password !== call.account.password) {
    return { status: 409, body: errorBody('wrong_password') };
  }
  call.world.change({ ...call.account, password: new_password });
  call.world.endOtherSessions(call.account, call.sessionToken);
  return { status: 204 };
};

const chooseAvatar: Handler<'chooseAvatar', Account> = (call) => {
  const { avatar_type } = call.body;
  const avatar_url =
    avatar_type === 'gravatar' ? `https://gravatar.example/${call.account.user.id}` : null;
  return profileAnswer(call, changedUser(call, { avatar_type, avatar_url }));
};

const saveAvatar: Handler<'saveAvatar', Account> = (call) => {
  const { user } = changedUser(call, { avatar_type: 'upload', avatar_url: call.body.url });
  return { status: 200, body: { avatar_type: user.avatar_type, avatar_url: user.avatar_url } };
};

function changedUser({ world, account }: AccountCall, changes: Partial<Account['user']>): Account {
  return world.change({ ...account, user: { ...account.user, ...changes } });
}

function profileAnswer(call: AccountCall, { user }: Account): { status: 200; body: Profile } {
  const { language, dateLocale, use24hTimes, emails } = pagesOf(call);
  const { id, name, avatar_type, avatar_url, two_fa_active } = user;
  return {
    status: 200,
    body: {
      id,
      name,
      language,
      date_locale: dateLocale,
      use_24h_times: use24hTimes,
      avatar_type,
      avatar_url,
      two_fa_active,
      emails: [...emails],
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
