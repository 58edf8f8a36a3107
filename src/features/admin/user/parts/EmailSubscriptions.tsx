import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ActControl } from '../../acts/ActControl.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import { stateNames } from '../../kinds/state-names.ts';
import { type CalendarMail, endAllMailAct, endMailAct, groupByCalendar } from '../mail-acts.ts';
import type { UserData } from '../user-data.ts';

/** The mail that the user gets about calendars, with ways to unsubscribe. */
export function EmailSubscriptions({ data }: { data: UserData }) {
  const t = useTranslate();
  const context = useActContext();
  const columns = useMailColumns(data);
  const mails = groupByCalendar(data.subscriptions);
  return (
    <Section
      title={t('records:Email about calendars')}
      actions={mails.length > 1 && <ActControl act={endAllMailAct(data, context)} />}
    >
      {mails.length === 0 ? (
        <EmptyState
          icon="mail"
          level={3}
          title={t('records:%name% gets no email about calendars', { name: data.view.user.name })}
        />
      ) : (
        <Table
          label={t('records:Email about calendars')}
          columns={columns}
          rows={mails}
          rowKey={({ id }) => id}
        />
      )}
    </Section>
  );
}

function useMailColumns(data: UserData): Columns<CalendarMail> {
  const t = useTranslate();
  const { date } = useFormats();
  const context = useActContext();
  const { emailKind } = stateNames(t);
  return [
    { key: 'title', label: t('records:Calendar'), share: 2, cell: ({ title }) => title },
    {
      key: 'kinds',
      label: t('records:Email'),
      share: 2,
      cell: ({ kinds }) => kinds.map((kind) => emailKind[kind]).join(', '),
    },
    { key: 'since', label: t('records:Since'), kind: 'number', cell: ({ since }) => date(since) },
    {
      key: 'end',
      label: t('records:End'),
      kind: 'actions',
      cell: (mail) => <ActControl act={endMailAct(data, context, mail)} />,
    },
  ];
}
