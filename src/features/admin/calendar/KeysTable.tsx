import { useTranslate } from '#src/i18n/i18n.ts';
import { RelativeTime } from '#src/i18n/RelativeTime.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { ColumnsButton } from '../columns/ColumnsButton.tsx';
import { useShownColumns } from '../columns/hidden-columns.ts';
import { PersonalKey } from '../records/Personal.tsx';
import { ActSwitch } from '../writes/ActSwitch.tsx';
import type { CalendarDetails } from './calendar-loader.ts';
import type { useActivation } from './use-activation.ts';

type Key = CalendarDetails['keys'][number];

/** The name under which the browser remembers the table's columns. */
const tableName = 'keys';

type Activation = ReturnType<typeof useActivation>;

/** The calendar's keys, each with a switch. */
export function KeysTable({ activation }: { activation: Activation }) {
  const t = useTranslate();
  const columns = useKeyColumns(activation);
  const shownColumns = useShownColumns(tableName, columns);
  const title = t('records:Keys');
  return (
    <Section title={title} actions={<ColumnsButton table={tableName} columns={columns} />}>
      <Table label={title} columns={shownColumns} rows={activation.keys} rowKey={({ id }) => id} />
    </Section>
  );
}

function useKeyColumns(activation: Activation): Columns<Key> {
  const t = useTranslate();
  const { day } = useFormats();
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
      cell: ({ created_at }) => day(created_at),
    },
    {
      key: 'active',
      label: t('records:Active'),
      kind: 'short',
      isAlwaysShown: true,
      cell: ({ id, label, active }) => (
        <ActSwitch
          label={t('records:Key “%label%” is active', { label })}
          labelHidden
          act={
            active
              ? t('records:Deactivate the key “%label%”…', { label })
              : t('records:Activate the key “%label%”', { label })
          }
          checked={active}
          denial={activation.denial}
          onChange={(checked) => activation.start({ key: { id, label }, active: checked })}
        />
      ),
    },
  ];
}
