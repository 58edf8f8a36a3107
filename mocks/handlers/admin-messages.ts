import type { components } from '#generated/admin/types.ts';
import { errorBody } from '../http/errors.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { emailSearch, subscriberSearch } from '../world/mail-search.ts';
import { narrowRows } from '../world/narrow-rows.ts';
import { isoTime } from '../world/times.ts';
import { notFound, prependEntry, signature, slicePage } from './admin-support.ts';
import type { Handlers } from './handler.ts';

type Schemas = components['schemas'];

const byStatus = { filters: { status: ({ status }: { status: string }) => status } };

export const adminMessageCalls = {
  searchEmails: ({ query, world }) => ({
    status: 200,
    body: world.resolveTimes<Schemas['EmailSearchPage']>(
      slicePage(narrowRows(emailSearch.find(world.mail.list(), query), query, byStatus), query),
    ),
  }),

  searchNewsletterSubscribers(call) {
    const { query, world } = call;
    const foundSubscribers = subscriberSearch.find(world.subscribers.list(), query);
    const page = slicePage(narrowRows(foundSubscribers, query, byStatus), query);
    return { status: 200, body: world.resolveTimes<Schemas['NewsletterSearchResult']>(page) };
  },

  setNewsletterStatus(call) {
    const { subscribers } = call.world;
    const subscriber = subscribers.get(call.body.email.toLowerCase());
    if (!subscriber) return notFound;
    const { status } = call.path;
    const history = prependEntry(subscriber.history, { status, ...signature(call) });
    const changedSubscriber = { ...subscriber, status, changed_at: isoTime(call.now), history };
    subscribers.set(changedSubscriber);
    return {
      status: 200,
      body: call.world.resolveTimes<Schemas['NewsletterSubscriber']>(changedSubscriber),
    };
  },

  createNewsletterSubscriber(call) {
    const { subscribers } = call.world;
    const email = call.body.email.toLowerCase();
    if (subscribers.get(email)) return { status: 409, body: errorBody('subscriber_listed') };
    const now = isoTime(call.now);
    const status = 'pending' as const;
    const history = [{ id: 1, status, ...signature(call) }];
    const subscriber = { email, status, created_at: now, changed_at: now, history };
    subscribers.set(subscriber);
    return { status: 201, body: subscriber };
  },

  deleteNewsletterSubscriber: (call) =>
    call.world.subscribers.delete(call.query.email.toLowerCase()) ? { status: 204 } : notFound,

  sendPushMessage({ body, world, now }) {
    const { title, message, language = null, user_id, dry_run = false } = body;
    const { users } = world;
    const receiver = user_id === undefined ? undefined : users.get(user_id);
    if (user_id !== undefined && !receiver) return notFound;
    const countDevices = (user: UserRecord) => user.devices.filter(({ push }) => push).length;
    const recipients = (receiver ? [receiver] : users.list())
      .filter(({ state }) => state === 'active')
      .filter((user) => !language || user.language === language)
      .filter((user) => countDevices(user) > 0);
    const devices = recipients.reduce((sum, user) => sum + countDevices(user), 0);
    const reach = { users: recipients.length, devices };
    if (!dry_run) {
      world.pushMessages.push({ title, message, language, ...reach, sent_at: isoTime(now) });
    }
    const languages = countLanguages(recipients);
    return { status: 200, body: { sent: !dry_run, ...reach, languages } };
  },
} satisfies Handlers<UserRecord>;

function countLanguages(users: readonly UserRecord[]): Schemas['PushMessageResult']['languages'] {
  const byLanguage = Map.groupBy(users, ({ language }) => language);
  return [...byLanguage]
    .map(([language, speakers]) => ({ language, users: speakers.length }))
    .sort((a, b) => b.users - a.users || (a.language < b.language ? -1 : 1));
}
