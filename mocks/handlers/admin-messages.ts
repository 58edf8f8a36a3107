import { seededDevices } from '../seed/devices.ts';
import { languageOf } from '../seed/users.ts';
import type { Account } from '../world/accounts.ts';
import { emailSearch, subscriberSearch } from '../world/mail-search.ts';
import { isoTime } from '../world/times.ts';
import { conflict, notFound, pageOf } from './admin-support.ts';
import type { Handler, Handlers } from './handler.ts';

const subscribersShown = 100;

const searchEmails: Handler<'searchEmails', Account> = ({ query, world }) => ({
  status: 200,
  body: pageOf(emailSearch.find(world.admin.deliveries, { query: query.query }), query),
});

const searchNewsletterSubscribers: Handler<'searchNewsletterSubscribers', Account> = (call) => {
  const { query } = call.query;
  const found = subscriberSearch.find(call.world.admin.subscribers.list(), { query });
  return {
    status: 200,
    body: { total: found.length, subscribers: found.slice(0, subscribersShown) },
  };
};

const setNewsletterStatus: Handler<'setNewsletterStatus', Account> = (call) => {
  const { subscribers } = call.world.admin;
  const subscriber = subscribers.get(call.body.email.toLowerCase());
  if (!subscriber) return notFound;
  const { status } = call.path;
  const changed = { ...subscriber, status, changed_at: isoTime(call.now) };
  subscribers.set(subscriber.email, changed);
  return { status: 200, body: changed };
};

const addNewsletterSubscriber: Handler<'addNewsletterSubscriber', Account> = (call) => {
  const { subscribers } = call.world.admin;
  const email = call.body.email.toLowerCase();
  if (subscribers.get(email)) return conflict;
  const now = isoTime(call.now);
  const subscriber = { email, status: 'pending' as const, created_at: now, changed_at: now };
  subscribers.set(email, subscriber);
  return { status: 201, body: subscriber };
};

const removeNewsletterSubscriber: Handler<'removeNewsletterSubscriber', Account> = (call) =>
  call.world.admin.subscribers.delete(call.query.email.toLowerCase()) ? { status: 204 } : notFound;

const sendPushMessage: Handler<'sendPushMessage', Account> = ({ body, world }) => {
  const { language, user_id, dry_run = false } = body;
  const { admin } = world;
  const { users } = admin;
  const receiver = user_id === undefined ? undefined : users.get(user_id);
  if (user_id !== undefined && !receiver) return notFound;
  const devices = (receiver ? [receiver] : users.list())
    .filter(({ state }) => state === 'active')
    .filter(
      ({ id }) =>
        !language || (admin.knownUserDetails(id)?.language ?? languageOf(id)) === language,
    )
    .map((user) => {
      const known = admin.knownUserDetails(user.id)?.devices ?? seededDevices(user);
      return known.filter(({ push }) => push).length;
    })
    .filter((count) => count > 0);
  const count = devices.reduce((sum, some) => sum + some, 0);
  return { status: 200, body: { sent: !dry_run, users: devices.length, devices: count } };
};

export const adminMessageCalls = {
  searchEmails,
  searchNewsletterSubscribers,
  setNewsletterStatus,
  addNewsletterSubscriber,
  removeNewsletterSubscriber,
  sendPushMessage,
} satisfies Handlers<Account>;
