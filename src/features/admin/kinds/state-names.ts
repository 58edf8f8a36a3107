import type { Translate } from '#src/i18n/i18n.ts';
import type { SentEmail } from './EmailSearch.tsx';
import type { Subscriber } from './SubscriberSearch.tsx';
import type { FoundUser } from './UserSearch.tsx';

/** The names of the contract's states. */
export function stateNames(t: Translate) {
  return {
    user: {
      active: t('admin:Active'),
      inactive: t('common:Inactive'),
      deleted: t('admin:Deleted'),
    } satisfies Record<FoundUser['state'], string>,
    email: {
      queued: t('admin:Queued'),
      sent: t('admin:Sent'),
      delivered: t('admin:Delivered'),
      bounced: t('admin:Bounced'),
      complained: t('admin:Marked as spam'),
    } satisfies Record<SentEmail['status'], string>,
    emailKind: {
      daily_agenda: t('admin:Daily agenda'),
      event_changes: t('admin:Changed events'),
      comments: t('admin:Comments'),
      invoice: t('admin:Invoice'),
      password_reset: t('admin:New password'),
      email_confirmation: t('admin:Address confirmation'),
      activation: t('admin:Activation'),
      security: t('admin:Security'),
      newsletter: t('admin:Newsletter'),
    } satisfies Record<SentEmail['kind'], string>,
    subscriber: {
      subscribed: t('admin:Subscribed'),
      unsubscribed: t('admin:Unsubscribed'),
      pending: t('admin:Not confirmed yet'),
      bounced: t('admin:Bounced'),
    } satisfies Record<Subscriber['status'], string>,
  };
}
