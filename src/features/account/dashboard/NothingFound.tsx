import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import type { DashboardView } from './use-dashboard-view.ts';

/** Shown instead of the calendars when none matches the search and the filter. */
export function NothingFound({
  view: { query, filter },
  onShowAll,
}: {
  view: DashboardView;
  onShowAll: () => void;
}) {
  const t = useTranslate();
  return (
    <EmptyState
      icon="search"
      title={
        query.trim()
          ? t('dashboard:No calendar matches “%query%”', { query })
          : t('dashboard:There are no such calendars')
      }
      action={
        <Button onClick={onShowAll}>
          {filter === 'all' ? t('common:Clear search') : t('dashboard:Show all calendars')}
        </Button>
      }
    />
  );
}
