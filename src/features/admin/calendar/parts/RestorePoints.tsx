import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ActControl } from '../../acts/ActControl.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import { restoreAct } from '../CalendarActs.tsx';
import type { CalendarDetails } from '../calendar-data.ts';

/** The states to which the calendar can be restored. */
export function RestorePoints({ details }: { details: CalendarDetails }) {
  const t = useTranslate();
  const { restore_points } = details;
  const columns = useRestoreColumns(details);
  return (
    <Section
      title={t('records:Restore points')}
      lead={t('records:Restoring replaces all current events with those of that time.')}
    >
      {restore_points.length === 0 ? (
        <EmptyState icon="retry" level={3} title={t('records:No restore points')} />
      ) : (
        <Table
          label={t('records:Restore points')}
          columns={columns}
          rows={restore_points}
          rowKey={({ id }) => id}
        />
      )}
    </Section>
  );
}

function useRestoreColumns(
  details: CalendarDetails,
): Columns<CalendarDetails['restore_points'][number]> {
  const t = useTranslate();
  const context = useActContext();
  const { exact, date, number } = useFormats();
  return [
    { key: 'time', label: t('records:State of'), cell: ({ created_at }) => exact(created_at) },
    {
      key: 'events',
      label: t('records:Events'),
      kind: 'number',
      cell: ({ events }) => number(events),
    },
    {
      key: 'restored',
      label: t('records:Last restored'),
      kind: 'number',
      cell: ({ restored_at }) => (restored_at ? date(restored_at) : t('records:Never')),
    },
    {
      key: 'restore',
      label: t('records:Restore'),
      kind: 'actions',
      cell: (point) => <ActControl act={restoreAct(details, context, point)} />,
    },
  ];
}
