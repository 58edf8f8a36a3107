import { useLoaderData, useNavigation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Pager } from '#src/ui/data/Pager.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { paths } from '#src/util/paths.ts';
import { useCalendarColumns } from './CalendarColumns.tsx';
import styles from './CalendarSearchPage.module.css';
import type { loader } from './calendar-search-loader.ts';
import { searchAddress } from './search-parameters.ts';

/** So many rows fill a screen: below them the pager stands once more. */
const rowsOfAScreen = 10;

/** The calendars found, a page of them. */
export function CalendarResults() {
  const t = useTranslate();
  const { total, results } = useLoaderData<typeof loader>();
  const busy = useNavigation().state === 'loading';
  const columns = useCalendarColumns();
  if (results.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={t('admin:No calendar found')}
        text={t('admin:Try another word, or search in everything.')}
        action={<ButtonLink to={paths.admin()}>{t('admin:Show all calendars')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {busy ? t('admin:Searching…') : t('admin:%count% calendars found', { count: total })}
        </p>
        <ResultPager label={t('admin:Pages')} keepScroll />
      </div>
      <Table
        label={t('admin:Search results')}
        columns={columns}
        rows={results}
        rowKey={(row) => row.id}
        busy={busy}
      />
      {results.length > rowsOfAScreen && (
        <div className={styles.foot}>
          <ResultPager label={t('admin:Pages, after the results')} keepScroll={false} />
        </div>
      )}
    </>
  );
}

function ResultPager({ label, keepScroll }: { label: string; keepScroll: boolean }) {
  const t = useTranslate();
  const { search, total, results } = useLoaderData<typeof loader>();
  const { offset, pageLimit } = search;
  const at = (start: number) => searchAddress({ ...search, offset: start });
  return (
    <Pager
      label={label}
      range={t('common:%from%–%to% of %total%', {
        from: offset + 1,
        to: offset + results.length,
        total,
      })}
      labels={{ previous: t('common:Previous page'), next: t('common:Next page') }}
      previous={offset > 0 ? at(Math.max(0, offset - pageLimit)) : null}
      next={offset + pageLimit < total ? at(offset + pageLimit) : null}
      keepScroll={keepScroll}
    />
  );
}
