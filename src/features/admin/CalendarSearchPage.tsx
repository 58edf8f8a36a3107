import { useTranslate } from '#src/i18n/i18n.ts';
import { CalendarResults } from './CalendarResults.tsx';
import { calendarSearch } from './calendar-search.ts';
import { loader } from './calendar-search-loader.ts';
import { SearchPage } from './search/SearchPage.tsx';

/** Finds calendars of all customers. */
function CalendarSearchPage() {
  const t = useTranslate();
  return (
    <SearchPage
      search={calendarSearch}
      title={t('admin:Calendars')}
      typeNames={{
        all: t('admin:Everything'),
        title: t('admin:Title'),
        identifier: t('admin:Identifier'),
        key: t('admin:Key'),
        owner: t('admin:Owner'),
        organization: t('admin:Organization'),
      }}
    />
  );
}

export { CalendarResults as Content, CalendarSearchPage as Component, loader };
