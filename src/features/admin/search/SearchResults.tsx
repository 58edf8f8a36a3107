import { useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Pager } from '#src/ui/data/Pager.tsx';
import { type Columns, Table } from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { RowsPerPage } from './RowsPerPage.tsx';
import styles from './Search.module.css';
import { pageLimits, type Search, type SearchRequest, searchAddress } from './search.ts';
import type { createSearchLoader } from './search-loader.ts';
import { useSearchOutlet } from './search-outlet.ts';
import { useSearching } from './use-searching.ts';

/** Up to this many rows fit on one screen, where the pager at the top stays in sight. */
const rowsOfAScreen = 12;

interface SearchResultsProps<Type extends string, Row> {
  search: Search<Type, Row>;
  columns: Columns<Row>;
  rowKey: (row: Row) => string | number;
  /** Announced with every new result, for example "12 calendars found". */
  countText: (total: number) => string;
  /** For example "No calendar found". */
  emptyTitle: string;
}

/** The results of a search: how many there are, and a page of them. */
export function SearchResults<Type extends string, Row>({
  search,
  columns,
  rowKey,
  countText,
  emptyTitle,
}: SearchResultsProps<Type, Row>) {
  const t = useTranslate();
  const { request, total, results } =
    useLoaderData<ReturnType<typeof createSearchLoader<Type, Row>>>();
  const searching = useSearching();
  const addressOf = (change: Partial<SearchRequest<Type>>) =>
    searchAddress(search, { ...request, ...change });
  const isPaged = results.length > 0 && total > results.length;
  const pager = { request, total, shown: results.length, addressOf };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {searching ? t('admin:Searching…') : countText(total)}
        </p>
        {isPaged && <ResultPager {...pager} label={t('admin:Pages')} keepScroll />}
      </div>
      {results.length > 0 ? (
        <Table
          label={t('admin:Search results')}
          columns={columns}
          rows={results}
          rowKey={rowKey}
          busy={searching}
        />
      ) : (
        <NothingFound
          title={emptyTitle}
          hasSearch={request.query !== '' || request.type !== search.types[0]}
        />
      )}
      {total > Math.min(pageLimits[0], request.pageLimit) && (
        <div className={styles.foot}>
          <RowsPerPage
            pageLimit={request.pageLimit}
            addressOf={(pageLimit) => addressOf({ pageLimit, offset: 0 })}
          />
          {isPaged && results.length > rowsOfAScreen && (
            <ResultPager
              {...pager}
              label={t('admin:Pages, after the results')}
              keepScroll={false}
            />
          )}
        </div>
      )}
    </>
  );
}

function NothingFound({ title, hasSearch }: { title: string; hasSearch: boolean }) {
  const t = useTranslate();
  const { clear } = useSearchOutlet();
  if (!hasSearch) return <EmptyState icon="search" title={title} />;
  return (
    <EmptyState
      icon="search"
      title={title}
      text={t('admin:Try another word, or search in everything.')}
      action={<Button onClick={clear}>{t('common:Clear search')}</Button>}
    />
  );
}

interface ResultPagerProps {
  label: string;
  request: Pick<SearchRequest<string>, 'offset' | 'pageLimit'>;
  total: number;
  /** How many results the page has. */
  shown: number;
  addressOf: (change: { offset: number }) => string;
  keepScroll: boolean;
}

function ResultPager({ label, request, total, shown, addressOf, keepScroll }: ResultPagerProps) {
  const t = useTranslate();
  const { offset, pageLimit } = request;
  const at = (start: number) => addressOf({ offset: start });
  return (
    <Pager
      label={label}
      range={t('common:%from%–%to% of %total%', { from: offset + 1, to: offset + shown, total })}
      labels={{ previous: t('common:Previous page'), next: t('common:Next page') }}
      previous={offset > 0 ? at(Math.max(0, offset - pageLimit)) : null}
      next={offset + pageLimit < total ? at(offset + pageLimit) : null}
      keepScroll={keepScroll}
    />
  );
}
