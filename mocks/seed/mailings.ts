import type { components } from '#generated/admin/types.ts';
import { minuteMs, type SeededTime, storyTime, type TimedRecord } from './moment.ts';
import { once } from './once.ts';
import { pickCyclically } from './pick-cyclically.ts';
import type { UserRecord } from './user-record.ts';
import { allUsers } from './users.ts';

type Schemas = components['schemas'];
export type EmailDelivery = TimedRecord<Schemas['EmailDelivery']>;
export type NewsletterSubscriber = TimedRecord<Schemas['NewsletterSubscriber']>;

const deliveryCount = 3000;
const queuedCount = 5;
const firstDeliveryId = 900_001;
const quarterHour = 15 * minuteMs;

const subjects = {
  daily_agenda: 'Today in your calendars',
  event_changes: 'Changed: staff meeting',
  comments: 'A new comment on “Summer party”',
  invoice: 'Your invoice',
  password_reset: 'Choose a new password',
  newsletter: 'News & Tips: colors for everybody',
} as const;
// Object.keys loses the type of the record's keys.
const kinds = Object.keys(subjects) as (keyof typeof subjects)[];
const refusals = { bounced: '550 5.1.1 No such mailbox', complained: 'Marked as spam' } as const;

/** The newsletter's subscribers by address: every third user, in various states. */
export const allSubscribers = once<ReadonlyMap<string, NewsletterSubscriber>>(
  () =>
    new Map(
      [...allUsers().values()]
        .filter(({ id }) => id % 3 === 1)
        .map((user) => [user.email, seededSubscriber(user)]),
    ),
);

/** The mail sent before the demo began, latest first. */
export const allDeliveries = once<readonly EmailDelivery[]>(() => {
  const users = [...allUsers().values()];
  const storySentAt = storyTime('2026-03-02T05:00:00Z');
  const story: EmailDelivery = {
    id: firstDeliveryId,
    recipient: 'owner@example.com',
    user_id: 1,
    subject: 'Today in Riverside rowing club',
    kind: 'daily_agenda',
    status: 'delivered',
    sent_at: storySentAt,
    detail: null,
  };
  // Starts with the second user, because the story's first one has only the mail in the documents.
  const otherUsers = users.slice(1);
  const deliveries = Array.from({ length: deliveryCount }, (_, index): EmailDelivery => {
    const { id, email } = pickCyclically(otherUsers, index * 11);
    const kind = pickCyclically(kinds, index);
    const status = pickStatus(index);
    return {
      id: firstDeliveryId + 1 + index,
      recipient: email,
      user_id: id,
      subject: subjects[kind],
      kind,
      status,
      sent_at: sentAt(index),
      detail: status === 'bounced' || status === 'complained' ? refusals[status] : null,
    };
  });
  const place = deliveries.findIndex((_, index) => (sentAt(index) ?? 0) < storySentAt);
  return deliveries.toSpliced(place, 0, story);
});

/** Queued mail has not been sent yet. */
function sentAt(index: number): SeededTime | null {
  return pickStatus(index) === 'queued' ? null : -(index - queuedCount + 1) * quarterHour;
}

function pickStatus(index: number): EmailDelivery['status'] {
  if (index < queuedCount) return 'queued';
  if (index % 23 === 0) return 'bounced';
  if (index % 101 === 0) return 'complained';
  return index < 40 ? 'sent' : 'delivered';
}

/** The first entry of a subscriber's history, by the owner of the address. */
const firstEntry = { id: 1, status: 'pending', author: null } as const;

function seededSubscriber({ id, email, createdAt: created_at }: UserRecord): NewsletterSubscriber {
  if (id === 1) {
    return {
      email,
      status: 'subscribed',
      created_at: storyTime('2020-11-29T17:45:00Z'),
      changed_at: storyTime('2020-11-29T18:02:00Z'),
      history: [
        {
          ...firstEntry,
          id: 2,
          status: 'subscribed',
          created_at: storyTime('2020-11-29T18:02:00Z'),
        },
        { ...firstEntry, created_at: storyTime('2020-11-29T17:45:00Z') },
      ],
    };
  }
  const status = pickCyclically(
    ['subscribed', 'subscribed', 'unsubscribed', 'pending', 'bounced'],
    id,
  );
  const history = [{ ...firstEntry, status, created_at }];
  return { email, status, created_at, changed_at: created_at, history };
}
