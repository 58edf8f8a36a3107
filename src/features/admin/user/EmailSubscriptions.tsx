import { deleteEmailSubscriptions } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useStateNames } from '../kinds/use-state-names.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import { type EmailSubscription, notedCalendar, type UserData } from './user-loader.ts';

/** The mail that a user gets about one calendar. Its kinds can only be ended together. */
interface CalendarMail {
  id: number;
  title: string;
  kinds: EmailSubscription['kind'][];
  since: string;
}

/** The mail that the user gets about calendars, with ways to unsubscribe. */
export function EmailSubscriptions({ view, subscriptions }: UserData) {
  const t = useTranslate();
  const { name } = view.user;
  const act = useEndMail(view);
  const ended = new Set(act.running.map((mail) => mail?.id ?? null));
  const shown = ended.has(null) ? [] : byCalendar(subscriptions).filter(({ id }) => !ended.has(id));
  const columns = useMailColumns(act);
  return (
    <Section
      title={t('records:Email about calendars')}
      actions={
        shown.length > 1 && (
          <ActButton denial={act.denial} onClick={() => act.start(null)}>
            {t('records:End all…')}
          </ActButton>
        )
      }
    >
      {shown.length === 0 ? (
        <EmptyState
          icon="mail"
          level={3}
          title={t('records:%name% gets no email about calendars', { name })}
        />
      ) : (
        <Table
          label={t('records:Email about calendars')}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
      {act.dialog}
    </Section>
  );
}

/** Unsubscribes from one calendar or, given null, from all of them. */
function useEndMail(view: UserData['view']) {
  const t = useTranslate();
  const { id, name } = view.user;
  return useStaffAct({
    operation: 'deleteEmailSubscriptions',
    call: (mail: CalendarMail | null, options) =>
      deleteEmailSubscriptions(
        { path: { id }, ...(mail && { query: { calendarId: mail.id } }) },
        options,
      ),
    question: (mail) => ({
      title: mail
        ? t('records:End the email about %title% to %name%?', { title: mail.title, name })
        : t('records:End all email of %name% about calendars?', { name }),
      effect: t('records:Only %name% can subscribe again.', { name }),
      act: mail ? t('records:End the email') : t('records:End all email'),
      tone: 'danger',
    }),
    done: (mail) =>
      mail
        ? message('records:The email about %title% has ended.', { title: mail.title })
        : message('records:All email of %name% about calendars has ended.', { name }),
    noteOn: notedCalendar(view),
  });
}

function useMailColumns(act: ReturnType<typeof useEndMail>): Columns<CalendarMail> {
  const t = useTranslate();
  const { day } = useFormats();
  const { emailKind } = useStateNames();
  return [
    { key: 'title', label: t('records:Calendar'), share: 2, cell: ({ title }) => title },
    {
      key: 'kinds',
      label: t('records:Email'),
      share: 2,
      cell: ({ kinds }) => kinds.map((kind) => emailKind[kind]).join(', '),
    },
    { key: 'since', label: t('records:Since'), kind: 'number', cell: ({ since }) => day(since) },
    {
      key: 'end',
      label: t('records:End'),
      kind: 'actions',
      cell: (mail) => (
        <ActButton
          denial={act.denial}
          label={t('records:End the email about %title%', { title: mail.title })}
          onClick={() => act.start(mail)}
        >
          {t('records:End…')}
        </ActButton>
      ),
    },
  ];
}

function byCalendar(subscriptions: readonly EmailSubscription[]): CalendarMail[] {
  const mails = new Map<number, CalendarMail>();
  for (const { calendar, kind, created_at } of subscriptions) {
    const mail = mails.get(calendar.id) ?? { ...calendar, kinds: [], since: created_at };
    mail.kinds.push(kind);
    if (Date.parse(created_at) < Date.parse(mail.since)) mail.since = created_at;
    mails.set(calendar.id, mail);
  }
  return [...mails.values()];
}
