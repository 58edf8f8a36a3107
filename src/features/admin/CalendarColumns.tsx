import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Columns } from '#src/ui/data/Table.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { FoundCalendar } from './calendar-search.ts';

/** The columns of the calendar search. Most calendars are active: only the others are marked. */
export function useCalendarColumns(): Columns<FoundCalendar> {
  const t = useTranslate();
  const { day } = useFormats();
  return [
    {
      key: 'title',
      label: t('admin:Title'),
      share: 4,
      cell: ({ title }) => title,
      mark: ({ active }) => !active && <Badge tone="warning">{t('common:Inactive')}</Badge>,
    },
    {
      key: 'identifier',
      label: t('admin:Identifier'),
      kind: 'short',
      mono: true,
      cell: ({ identifier }) => identifier,
    },
    { key: 'owner', label: t('admin:Owner'), share: 2, cell: ({ owner }) => owner.name },
    { key: 'email', label: t('common:Email address'), share: 3, cell: ({ owner }) => owner.email },
    {
      key: 'organization',
      label: t('admin:Organization'),
      share: 2,
      cell: ({ organization }) =>
        organization?.name ?? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('admin:None')}</VisuallyHidden>
          </>
        ),
    },
    { key: 'license', label: t('admin:License'), kind: 'short', cell: ({ license }) => license },
    {
      key: 'created',
      label: t('admin:Created'),
      kind: 'number',
      cell: (calendar) => day(calendar.created_at),
    },
  ];
}
