import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Column } from '#src/ui/data/Table.tsx';
import styles from './CalendarSearchPage.module.css';
import type { FoundCalendar } from './calendar-search-loader.ts';

/** The columns of the calendar search. */
export function useCalendarColumns(): [Column<FoundCalendar>, ...Column<FoundCalendar>[]] {
  const t = useTranslate();
  const { day } = useFormats();
  return [
    {
      key: 'title',
      label: t('admin:Title'),
      cell: (row) => (
        <>
          {row.title}
          <span className={styles.muted}>{row.identifier}</span>
        </>
      ),
    },
    {
      key: 'owner',
      label: t('admin:Owner'),
      cell: (row) => (
        <span>
          {row.owner.name}
          <span className={styles.muted}>{row.owner.email}</span>
        </span>
      ),
    },
    {
      key: 'organization',
      label: t('admin:Organization'),
      cell: (row) =>
        row.organization?.name ?? <span className={styles.none}>{t('admin:None')}</span>,
    },
    { key: 'license', label: t('admin:License'), short: true, cell: (row) => row.license },
    {
      key: 'state',
      short: true,
      label: t('admin:State'),
      cell: (row) => (
        <span>
          {row.active ? (
            <Badge tone="success">{t('admin:Active')}</Badge>
          ) : (
            <Badge tone="warning">{t('admin:Inactive')}</Badge>
          )}
        </span>
      ),
    },
    { key: 'created', label: t('admin:Created'), short: true, cell: (row) => day(row.created_at) },
  ];
}
