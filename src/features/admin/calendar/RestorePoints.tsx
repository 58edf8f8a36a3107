import { restoreCalendar } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { CalendarDetails } from './calendar-loader.ts';

type RestorePoint = CalendarDetails['restore_points'][number];

/** The states to which the calendar can be restored. */
export function RestorePoints({ details }: { details: CalendarDetails }) {
  const t = useTranslate();
  const { calendar, restore_points } = details;
  const act = useRestore(calendar);
  const columns = useRestoreColumns(act);
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
      {act.dialog}
    </Section>
  );
}

/** The call is a GET that changes state (section 7), so it is only ever sent after confirmation. */
function useRestore({ id, title, identifier }: CalendarDetails['calendar']) {
  const t = useTranslate();
  const { exact, number } = useFormats();
  return useStaffAct({
    operation: 'restoreCalendar',
    call: (point: RestorePoint, options) => restoreCalendar({ path: { id, x: point.id } }, options),
    question: ({ created_at, events }) => ({
      title: t('records:Restore %title%?', { title }),
      effect: t('records:Everything entered since then is lost. This cannot be undone.'),
      act: t('records:Restore calendar'),
      tone: 'danger',
      facts: (
        <DescriptionList
          items={[
            { name: t('records:State of'), value: exact(created_at) },
            { name: t('records:Events'), value: number(events) },
          ]}
        />
      ),
      typed: identifier,
    }),
    done: () => message('records:%title% is restored.', { title }),
    noteOn: id,
  });
}

function useRestoreColumns(act: ReturnType<typeof useRestore>): Columns<RestorePoint> {
  const t = useTranslate();
  const { exact, day, number } = useFormats();
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
      cell: ({ restored_at }) => (restored_at ? day(restored_at) : t('records:Never')),
    },
    {
      key: 'restore',
      label: t('records:Restore'),
      kind: 'actions',
      cell: (point) => (
        <ActButton
          denial={act.denial}
          label={t('records:Restore the state of %time%', { time: exact(point.created_at) })}
          onClick={() => act.start(point)}
        >
          {t('records:Restore…')}
        </ActButton>
      ),
    },
  ];
}
