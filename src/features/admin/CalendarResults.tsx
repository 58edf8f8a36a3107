import { useTranslate } from '#src/i18n/i18n.ts';
import { useCalendarColumns } from './CalendarColumns.tsx';
import { calendarSearch } from './calendar-search.ts';
import { SearchResults } from './search/SearchResults.tsx';

/** The calendars that a search found. */
export function CalendarResults() {
  const t = useTranslate();
  return (
    <SearchResults
      search={calendarSearch}
      columns={useCalendarColumns()}
      rowKey={({ id }) => id}
      countText={(count) => t('admin:%count% calendars found', { count })}
      emptyTitle={t('admin:No calendar found')}
    />
  );
}
