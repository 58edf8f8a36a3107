import type { EmailDelivery, NewsletterSubscriber } from '../seed/mailings.ts';
import { TextSearch } from './text-search.ts';

export const emailSearch = new TextSearch<EmailDelivery, 'recipient' | 'subject'>({
  texts: { recipient: ({ recipient }) => recipient, subject: ({ subject }) => subject },
});

export const subscriberSearch = new TextSearch<NewsletterSubscriber, 'email'>({
  texts: { email: ({ email }) => email },
});
