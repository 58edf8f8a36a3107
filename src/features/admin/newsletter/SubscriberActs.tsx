import {
  createNewsletterSubscriber,
  deleteNewsletterSubscriber,
  setNewsletterStatus,
} from '#generated/admin/fetchers.ts';
import { createNewsletterSubscriberLimits } from '#generated/admin/limits.ts';
import { message } from '#src/i18n/message.ts';
import { AddressField } from '../acts/AddressField.tsx';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';
import type { Subscriber } from '../kinds/SubscriberSearch.tsx';
import { stateNames } from '../kinds/state-names.ts';
import type { SearchData } from '../search/search.ts';

/** The states that staff can set; only the mail server sets the others. */
export const settableStatuses = ['subscribed', 'unsubscribed', 'pending'] as const;
type SettableStatus = (typeof settableStatuses)[number];

/** Adds an address to the newsletter, which its owner has to confirm. */
export function addSubscriberAct({ t }: ActContext): Act {
  return defineAct({
    key: 'add',
    operation: 'createNewsletterSubscriber',
    label: t('admin:Add subscriber…'),
    form: {
      title: t('admin:Add a subscriber'),
      effect: t('admin:The address gets a mail with a link that confirms the subscription.'),
      act: t('admin:Add subscriber'),
      initial: { email: '' },
      limits: createNewsletterSubscriberLimits,
      fields: (field) => <AddressField {...field('email')} />,
    },
    call: (options, { email }) =>
      createNewsletterSubscriber({ body: { email: email.trim() } }, options),
    done: ({ email }) =>
      message('admin:%email% gets a mail to confirm the subscription.', { email }),
    // The address as the server stores it.
    opposite: ({ email }) => ({
      call: (options) => deleteNewsletterSubscriber({ query: { email } }, options),
      done: message('admin:Undone. The mail to %email% has already been sent.', { email }),
    }),
  });
}

/** The key of the act that sets a subscriber's state. */
export function statusKey({ email }: Pick<Subscriber, 'email'>): string {
  return `status ${email}`;
}

/** Sets a subscriber's state. */
export function setStatusAct(
  subscriber: Subscriber,
  status: SettableStatus,
  { t }: ActContext,
): Act {
  const { email, status: before } = subscriber;
  const change = (to: SettableStatus) => ({
    call: (options: { signal: AbortSignal }) =>
      setNewsletterStatus({ path: { status: to }, body: { email } }, options),
    expect: ({ results, ...data }: SearchData<Subscriber>) => ({
      ...data,
      results: results.map((row) => (row.email === email ? { ...row, status: to } : row)),
    }),
  });
  return defineAct({
    key: statusKey(subscriber),
    operation: 'setNewsletterStatus',
    label: t('admin:State of %email%', { email }),
    ...change(status),
    done: () =>
      message('admin:%email% is now in the state “%state%”.', {
        email,
        state: stateNames(t).subscriber[status],
      }),
    opposite: () => {
      const settable = settableStatuses.find((settableStatus) => settableStatus === before);
      return settable ? change(settable) : null;
    },
  });
}

/** Removes a subscriber, after the address is typed. */
export function removeSubscriberAct({ email }: Subscriber, { t }: ActContext): Act {
  return defineAct({
    key: `remove ${email}`,
    operation: 'deleteNewsletterSubscriber',
    label: t('admin:Remove'),
    name: t('admin:Remove %email%', { email }),
    question: {
      title: t('admin:Remove %email% from the newsletter?', { email }),
      effect: t(
        'admin:The address and its history are deleted. To only stop the mail, choose “Unsubscribed” instead.',
      ),
      act: t('admin:Remove subscriber'),
      tone: 'danger',
      typed: email,
    },
    call: (options) => deleteNewsletterSubscriber({ query: { email } }, options),
    expect: ({ results, ...data }: SearchData<Subscriber>) => ({
      ...data,
      results: results.filter((row) => row.email !== email),
    }),
    done: () => message('admin:%email% is removed from the newsletter.', { email }),
  });
}
