import { Outlet, useSearchParams } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import styles from './CalendarSearchPage.module.css';
import { RowsPerPage } from './RowsPerPage.tsx';
import { SearchForm } from './SearchForm.tsx';
import { readSearch } from './search-parameters.ts';

/** Finds calendars of all customers. Everything that is searched for stands in the address; a failure leaves the form. */
export function CalendarSearchPage() {
  const t = useTranslate();
  const search = readSearch(useSearchParams()[0]);
  return (
    <div className={styles.page}>
      <PageTitle title={t('admin:Calendars')} />
      <h1>{t('admin:Calendars')}</h1>
      <div className={styles.controls}>
        <SearchForm />
        <RowsPerPage search={search} />
      </div>
      <Outlet />
    </div>
  );
}
