import { useLoaderData, useNavigation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PageTitle } from '#src/settings/PageTitle.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { Table } from '#src/ui/Table.tsx';
import { paths } from '#src/util/paths.ts';
import { useCalendarColumns } from './CalendarColumns.tsx';
import styles from './CalendarSearchPage.module.css';
import type { loader } from './calendar-search-loader.ts';
import { RowsPerPage } from './RowsPerPage.tsx';
import { SearchForm } from './SearchForm.tsx';
import { searchAddress } from './search-parameters.ts';

/** Finds calendars of all customers. Everything that is searched for stands in the address. */
export function CalendarSearchPage() {
  const t = useTranslate();
  const { search, total, results } = useLoaderData<typeof loader>();
  const busy = useNavigation().state === 'loading';
  const columns = useCalendarColumns();
  return (
    <div className={styles.page}>
      <PageTitle title={t('admin:Calendars')} />
      <h1>{t('admin:Calendars')}</h1>
      <div className={styles.controls}>
        <SearchForm key={searchAddress(search)} search={search} />
        <RowsPerPage search={search} />
      </div>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {t('admin:%count% calendars found', { count: total })}
        </p>
        <ResultPager />
      </div>
      {results.length > 0 ? (
        <Table
          label={t('admin:Search results')}
          columns={columns}
          rows={results}
          rowKey={(row) => row.id}
          busy={busy}
        />
      ) : (
        <EmptyState
          icon="search"
          title={t('admin:No calendar found')}
          text={t('admin:Try another word, or search in everything.')}
          action={<ButtonLink to={paths.admin()}>{t('admin:Show all calendars')}</ButtonLink>}
        />
      )}
      {results.length > 25 && (
        <div className={styles.bar}>
          <span />
          <ResultPager />
        </div>
      )}
    </div>
  );
}

function ResultPager() {
  const t = useTranslate();
  const { search, total, results } = useLoaderData<typeof loader>();
  const { offset, pageLimit } = search;
  const at = (start: number) => searchAddress({ ...search, offset: start });
  if (total === 0) return null;
  return (
    <Pager
      label={t('common:Pages')}
      range={t('common:%from%–%to% of %total%', {
        from: Math.min(offset + 1, total),
        to: offset + results.length,
        total,
      })}
      labels={{ previous: t('common:Previous page'), next: t('common:Next page') }}
      previous={offset > 0 ? at(Math.max(0, offset - pageLimit)) : null}
      next={offset + pageLimit < total ? at(offset + pageLimit) : null}
    />
  );
}
