import { deleteEmailSubscriptions } from '#generated/admin/fetchers.ts';
import { message } from '#src/i18n/message.ts';
import type { Moment } from '#src/util/dates.ts';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';
import { type EmailSubscription, findAuditCalendar, type UserData } from './user-data.ts';

/** The mail that a user gets about one calendar. Its kinds can only be ended together. */
export interface CalendarMail {
  id: number;
  title: string;
  kinds: EmailSubscription['kind'][];
  since: Moment;
}

/** Ends a user's mail about one calendar. */
export function endMailAct({ view }: UserData, { t }: ActContext, mail: CalendarMail): Act {
  const { id, name } = view.user;
  const { title } = mail;
  return defineAct({
    key: `end mail ${mail.id}`,
    tab: 'mail',
    operation: 'deleteEmailSubscriptions',
    label: t('records:End…'),
    name: t('records:End the email about %title%', { title }),
    question: {
      title: t('records:End the email about %title% to %name%?', { title, name }),
      effect: t('records:Only %name% can subscribe again.', { name }),
      act: t('records:End the email'),
      tone: 'danger',
    },
    call: (options) =>
      deleteEmailSubscriptions({ path: { id }, query: { calendarId: mail.id } }, options),
    expect: (data: UserData) => ({
      ...data,
      subscriptions: data.subscriptions.filter(({ calendar }) => calendar.id !== mail.id),
    }),
    done: () => message('records:The email about %title% has ended.', { title }),
    noteOn: findAuditCalendar(view),
  });
}

/** Ends a user's mail about all calendars, after the user's address is typed. */
export function endAllMailAct({ view }: UserData, { t }: ActContext): Act {
  const { id, name, email } = view.user;
  return defineAct({
    key: 'end all mail',
    tab: 'mail',
    operation: 'deleteEmailSubscriptions',
    label: t('records:End all…'),
    question: {
      title: t('records:End all email of %name% about calendars?', { name }),
      effect: t('records:Only %name% can subscribe again.', { name }),
      act: t('records:End all email'),
      tone: 'danger',
      typed: email,
    },
    call: (options) => deleteEmailSubscriptions({ path: { id } }, options),
    expect: (data: UserData) => ({ ...data, subscriptions: [] }),
    done: () => message('records:All email of %name% about calendars has ended.', { name }),
    noteOn: findAuditCalendar(view),
  });
}

export function groupByCalendar(subscriptions: readonly EmailSubscription[]): CalendarMail[] {
  const mails = new Map<number, CalendarMail>();
  for (const { calendar, kind, created_at } of subscriptions) {
    const mail = mails.get(calendar.id) ?? { ...calendar, kinds: [], since: created_at };
    mail.kinds.push(kind);
    if (Date.parse(created_at) < Date.parse(mail.since)) mail.since = created_at;
    mails.set(calendar.id, mail);
  }
  return [...mails.values()];
}
