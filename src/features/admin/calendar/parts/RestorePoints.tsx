import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { ActControl } from '../../acts/ActControl.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import { RecordTable } from '../../records/RecordTable.tsx';
import { dateColumn } from '../../search/date-column.ts';
import { restoreAct } from '../CalendarActs.tsx';
import type { CalendarDetails } from '../calendar-data.ts';

/** The states to which the calendar can be restored. */
export function RestorePoints({ details }: { details: CalendarDetails }) {
  const t = useTranslate();
  return (
    <RecordTable
      name="restore-points"
      title={t('records:Restore points')}
      lead={t('records:Restoring replaces all current events with those of that time.')}
      columns={useRestoreColumns(details)}
      rows={details.restore_points}
      empty={{ icon: 'retry', title: t('records:No restore points') }}
    />
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
    dateColumn(date, {
      key: 'restored_at',
      label: t('records:Last restored'),
      none: t('records:Never'),
    }),
    {
      key: 'restore',
      label: t('records:Restore'),
      kind: 'actions',
      cell: (point) => <ActControl act={restoreAct(details, context, point)} />,
    },
  ];
}
