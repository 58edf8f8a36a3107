import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { ActControl } from '../../acts/ActControl.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import { stateNames } from '../../kinds/state-names.ts';
import { RecordTable } from '../../records/RecordTable.tsx';
import { dateColumn } from '../../search/date-column.ts';
import { type CalendarMail, endAllMailAct, endMailAct, groupByCalendar } from '../mail-acts.ts';
import type { UserData } from '../user-data.ts';

/** The mail that the user gets about calendars, with ways to unsubscribe. */
export function EmailSubscriptions({ data }: { data: UserData }) {
  const t = useTranslate();
  const context = useActContext();
  const mails = groupByCalendar(data.subscriptions);
  const { name } = data.view.user;
  return (
    <RecordTable
      name="email"
      title={t('records:Email about calendars')}
      actions={mails.length > 1 && <ActControl act={endAllMailAct(data, context)} />}
      columns={useMailColumns(data)}
      rows={mails}
      empty={{ icon: 'mail', title: t('records:%name% gets no email about calendars', { name }) }}
    />
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
    dateColumn(date, { key: 'since', label: t('records:Since') }),
    {
      key: 'end',
      label: t('records:End'),
      kind: 'actions',
      cell: (mail) => <ActControl act={endMailAct(data, context, mail)} />,
    },
  ];
}
