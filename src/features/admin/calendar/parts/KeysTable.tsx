import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ColumnsButton } from '#src/tables/ColumnsButton.tsx';
import { useShownColumns } from '#src/tables/hidden-columns.ts';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { ActControl } from '../../acts/ActControl.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import { PersonalKey } from '../../records/Personal.tsx';
import { keyActivationAct } from '../CalendarActs.tsx';
import type { CalendarDetails } from '../calendar-data.ts';

type Key = CalendarDetails['keys'][number];

/** The name under which the browser remembers the table's columns. */
const tableName = 'keys';

/** The calendar's keys, each with a switch. */
export function KeysTable({ details }: { details: CalendarDetails }) {
  const t = useTranslate();
  const columns = useKeyColumns(details);
  const shownColumns = useShownColumns(tableName, columns);
  const title = t('records:Keys');
  return (
    <Section title={title} actions={<ColumnsButton table={tableName} columns={columns} />}>
      <Table label={title} columns={shownColumns} rows={details.keys} rowKey={({ id }) => id} />
    </Section>
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
    {
      key: 'created',
      label: t('records:Created'),
      kind: 'number',
      cell: ({ created_at }) => date(created_at),
    },
    {
      key: 'active',
      label: t('records:Active'),
      kind: 'short',
      isAlwaysShown: true,
      cell: (key) => <ActControl act={keyActivationAct(details, context, key)} />,
    },
  ];
}
