import {
  createNewsletterSubscriber,
  deleteNewsletterSubscriber,
  setNewsletterStatus,
} from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import type { Subscriber } from '../kinds/subscribers.ts';
import { useStateNames } from '../kinds/use-state-names.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';

/** The states that staff can set; only the mail server sets the others. */
export const settableStatuses = ['subscribed', 'unsubscribed', 'pending'] as const;
type SettableStatus = (typeof settableStatuses)[number];

interface StatusChange {
  email: string;
  status: SettableStatus;
  before: Subscriber['status'];
}

interface Listing {
  email: string;
  /** Whether the address is to be on the list; false undoes adding it. */
  isListed: boolean;
}

/** Staff actions on subscribers. */
export function useSubscriberActs() {
  const t = useTranslate();
  const names = useStateNames().subscriber;
  const setStatus = useStaffAct({
    operation: 'setNewsletterStatus',
    call: ({ email, status }: StatusChange, options) =>
      setNewsletterStatus({ path: { status }, body: { email } }, options),
    done: ({ email, status }) =>
      message('admin:%email% is now in the state “%state%”.', { email, state: names[status] }),
    opposite: ({ email, status, before }) => {
      const settable = settableStatuses.find((one) => one === before);
      return settable ? { email, status: settable, before: status } : null;
    },
    keyOf: ({ email }) => email,
  });
  const remove = useStaffAct({
    operation: 'deleteNewsletterSubscriber',
    call: (email: string, options) => deleteNewsletterSubscriber({ query: { email } }, options),
    done: (email) => message('admin:%email% is removed from the newsletter.', { email }),
    question: (email) => ({
      title: t('admin:Remove %email% from the newsletter?', { email }),
      effect: t(
        'admin:The address and its history are deleted. To only stop the mail, choose “Unsubscribed” instead.',
      ),
      act: t('admin:Remove subscriber'),
      tone: 'danger',
    }),
    keyOf: (email) => email,
  });
  const add = useStaffAct({
    operation: 'createNewsletterSubscriber',
    call: ({ email, isListed }: Listing, options) =>
      isListed
        ? createNewsletterSubscriber({ body: { email } }, options)
        : deleteNewsletterSubscriber({ query: { email } }, options),
    done: ({ email }) =>
      message('admin:%email% gets a mail to confirm the subscription.', { email }),
    // The address as the server stores it.
    opposite: (_, { email }) => ({ email, isListed: false }),
    undone: ({ email }) =>
      message('admin:Undone. The mail to %email% has already been sent.', { email }),
  });
  return { setStatus, remove, add };
}
