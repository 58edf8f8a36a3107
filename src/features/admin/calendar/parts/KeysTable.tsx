import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { ActControl } from '../../acts/ActControl.tsx';
import { noteCopy } from '../../acts/note-copy.ts';
import { useActContext } from '../../acts/use-act-context.ts';
import { PersonalKey } from '../../records/Personal.tsx';
import { RecordTable } from '../../records/RecordTable.tsx';
import { dateColumn } from '../../search/date-column.ts';
import { keyActivationAct } from '../CalendarActs.tsx';
import type { CalendarDetails } from '../calendar-data.ts';

type Key = CalendarDetails['keys'][number];

/** The calendar's keys, each with a switch. */
export function KeysTable({ details }: { details: CalendarDetails }) {
  const t = useTranslate();
  return (
    <RecordTable
      name="keys"
      title={t('records:Keys')}
      columns={useKeyColumns(details)}
      rows={details.keys}
    />
  );
}

function useKeyColumns(details: CalendarDetails): Columns<Key> {
  const t = useTranslate();
  const { date } = useFormats();
  const context = useActContext();
  const accessNames = {
    administrator: t('records:Administrator'),
    modify: t('records:Modify'),
    add: t('records:Add'),
    read: t('records:Read'),
  } as const satisfies Record<Key['access'], string>;
  return [
    { key: 'label', label: t('records:Name'), share: 3, cell: ({ label }) => label },
    {
      key: 'key',
      label: t('records:Key'),
      kind: 'short',
      mono: true,
      cell: ({ key }, isInUse) => <PersonalKey text={key} isMasked={!isInUse} />,
      text: ({ key }) => key,
      canCopy: true,
      onCopy: () => noteCopy({ kind: 'calendar', id: details.calendar.id }, 'key'),
    },
    {
      key: 'access',
      label: t('records:Access'),
      kind: 'short',
      cell: ({ access }) => accessNames[access],
    },
    {
      key: 'used',
      label: t('records:Last used'),
      kind: 'number',
      cell: ({ last_used_at: at }) =>
        at ? <RelativeTime at={at} text={(time) => time} /> : t('records:Never'),
    },
    dateColumn(date, { key: 'created_at', label: t('records:Created') }),
    {
      key: 'active',
      label: t('records:Active'),
      kind: 'short',
      isAlwaysShown: true,
      cell: (key) => <ActControl act={keyActivationAct(details, context, key)} />,
    },
  ];
}
