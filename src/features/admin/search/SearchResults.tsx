import { type ReactNode, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import { ColumnsButton } from '#src/tables/ColumnsButton.tsx';
import { useShownColumns } from '#src/tables/hidden-columns.ts';
import { ResultPager } from '#src/ui/data/ResultPager.tsx';
import { Table, type TableControl } from '#src/ui/data/Table.tsx';
import hiddenStyles from '#src/ui/VisuallyHidden.module.css';
import { useExpectedData } from '../acts/acts-context.ts';
import { ExportButton } from './ExportButton.tsx';
import { NothingFound } from './NothingFound.tsx';
import { RowsPerPage } from './RowsPerPage.tsx';
import styles from './Search.module.css';
import {
  pageLimits,
  type Search,
  type SearchData,
  type SearchRequest,
  searchAddress,
} from './search.ts';
import { loadSearch } from './search-loader.ts';
import { useSearchOutlet } from './search-outlet.ts';
import { useTexts } from './texts.ts';
import { useRowMemory } from './use-row-memory.ts';
import { useSearching } from './use-searching.ts';

/** Up to this many rows fit on one screen, where the pager at the top stays visible. */
const rowsOfAScreen = 12;

interface SearchResultsProps<Row> {
  search: Search<Row>;
  data: SearchData<Row>;
}

/** Keys that move through the rows of a table. */
function useRowKeys() {
  const t = useTranslate();
  const table = useRef<TableControl>(null);
  useShortcut('j', t('admin:Next row'), () => table.current?.moveBy(1));
  useShortcut('k', t('admin:Previous row'), () => table.current?.moveBy(-1));
  // The row itself follows its link, as a focused link would.
  useShortcut('Enter', t('admin:Open the focused row'), null);
  return table;
}

/** The module of the results of a page with one search. */
export function createResults<Row>(search: Search<Row>) {
  const loader = (args: LoaderFunctionArgs) => loadSearch(search, args);
  return {
    loader,
    Component: function Results() {
      const data = useExpectedData(useLoaderData<typeof loader>());
      return <SearchResults search={search} data={data} />;
    },
  };
}

/** Shows the tools of the results at the end of the page's toolbar. */
function ResultTools({ children }: { children: ReactNode }) {
  const { tools } = useSearchOutlet();
  return tools && createPortal(children, tools);
}

/** The results of a search: their number, and one page of them. */
export function SearchResults<Row>({ search, data }: SearchResultsProps<Row>) {
  const t = useTranslate();
  const texts = useTexts();
  const words = search.words(t);
  // The same until the results change, so that rows do not rerender.
  const columns = useMemo(() => search.columns(data, texts), [search, data, texts]);
  const getGroup = useMemo(() => search.groupRows?.(data, texts), [search, data, texts]);
  const { request, total, results: rows } = data;
  const shownColumns = useShownColumns(search.table, columns);
  const searching = useSearching();
  const table = useRowKeys();
  const memory = useRowMemory();
  const toAddress = (change: Partial<SearchRequest>) =>
    searchAddress(search, { ...request, ...change });
  const { count } = useSearchOutlet();
  const isCountShown = !count && (searching || rows.length > 0);
  const isPaged = rows.length > 0 && total > rows.length;
  const pager = { request, total, shown: rows.length, toAddress };
  return (
    <>
      {count && createPortal(texts.formats.number(total), count)}
      <ResultTools>
        {/* The message below says, too, that nothing was found, but is not announced. */}
        <p className={isCountShown ? styles.count : hiddenStyles.hidden} role="status">
          {searching ? t('admin:Searching…') : words.countText(total)}
        </p>
        {rows.length > 0 && <ColumnsButton table={search.table} columns={columns} isExported />}
        {isPaged && <ResultPager {...pager} label={t('admin:Pages')} keepScroll />}
        {rows.length > 0 && (
          <ExportButton
            title={words.title}
            search={search}
            columns={columns}
            request={request}
            rows={rows}
            total={total}
          />
        )}
      </ResultTools>
      {rows.length > 0 ? (
        <Table
          control={table}
          label={t('admin:Search results')}
          columns={shownColumns}
          rows={rows}
          rowKey={search.rowKey}
          getGroup={getGroup}
          sort={{
            by: request.sort ?? null,
            order: request.order,
            getHref: (by, order) => toAddress({ sort: by ?? undefined, order, offset: 0 }),
          }}
          busy={searching}
          memory={memory}
        />
      ) : (
        <NothingFound search={search} data={data} title={words.emptyTitle} />
      )}
      {total > Math.min(pageLimits[0], request.pageLimit) && (
        <div className={styles.foot}>
          <RowsPerPage
            pageLimit={request.pageLimit}
            toAddress={(pageLimit) => toAddress({ pageLimit, offset: 0 })}
          />
          {isPaged && rows.length > rowsOfAScreen && (
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
