import { useRef } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useNamedShortcuts } from '#src/session/page-shortcuts.ts';
import { Table, type TableControl } from '#src/ui/data/Table.tsx';
import type { Columns, RowGroup } from '#src/ui/data/table-columns.ts';
import hiddenStyles from '#src/ui/VisuallyHidden.module.css';
import { ColumnsButton } from '../columns/ColumnsButton.tsx';
import { useShownColumns } from '../columns/hidden-columns.ts';
import { ExportButton } from './ExportButton.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultPager } from './ResultPager.tsx';
import { RowsPerPage } from './RowsPerPage.tsx';
import styles from './Search.module.css';
import { pageLimits, type Search, type SearchRequest, searchAddress } from './search.ts';
import type { SearchData } from './search-loader.ts';
import type { SearchWords } from './search-words.ts';
import { TableRehearsal } from './TableRehearsal.tsx';
import { useAllRows } from './use-all-rows.ts';
import { useRowMemory } from './use-row-memory.ts';
import { useSearching } from './use-searching.ts';

/** Up to this many rows fit on one screen, where the pager at the top stays visible. */
const rowsOfAScreen = 12;

interface SearchResultsProps<Row> {
  search: Search<Row>;
  words: SearchWords;
  data: SearchData<Row>;
  columns: Columns<Row>;
  rowKey: (row: Row) => string | number;
  groupOf?: ((row: Row) => RowGroup) | undefined;
}

/** The results of a search: their number, and one page of them. */
export function SearchResults<Row>(props: SearchResultsProps<Row>) {
  const { search, words, data, columns, rowKey, groupOf } = props;
  const t = useTranslate();
  const { request, total } = data;
  const { rows, expected } = useAllRows(data);
  const shownColumns = useShownColumns(search.table, columns);
  const searching = useSearching();
  const table = useRef<TableControl>(null);
  const memory = useRowMemory();
  useNamedShortcuts([
    { key: 'j', label: t('admin:Next row'), run: () => table.current?.moveBy(1) },
    { key: 'k', label: t('admin:Previous row'), run: () => table.current?.moveBy(-1) },
  ]);
  const addressOf = (change: Partial<SearchRequest>) =>
    searchAddress(search, { ...request, ...change });
  const isPaged = rows.length > 0 && total > expected;
  const pager = { request, total, shown: expected, addressOf };
  return (
    <>
      <div className={styles.bar}>
        {/* The message below says, too, that nothing was found, but is not announced. */}
        <p
          className={searching || rows.length > 0 ? styles.count : hiddenStyles.hidden}
          role="status"
        >
          {searching ? t('admin:Searching…') : words.countText(total)}
        </p>
        <div className={styles.tools}>
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
        </div>
      </div>
      {rows.length > 0 ? (
        <Table
          control={table}
          label={t('admin:Search results')}
          columns={shownColumns}
          rows={rows}
          expected={expected}
          rowKey={rowKey}
          groupOf={groupOf}
          sort={{
            by: request.sort ?? null,
            order: request.order,
            addressOf: (by, order) => addressOf({ sort: by ?? undefined, order, offset: 0 }),
          }}
          busy={searching}
          memory={memory}
        />
      ) : (
        <>
          <NothingFound search={search} request={request} title={words.emptyTitle} />
          <TableRehearsal columns={shownColumns} />
        </>
      )}
      {total > Math.min(pageLimits[0], request.pageLimit) && (
        <div className={styles.foot}>
          <RowsPerPage
            pageLimit={request.pageLimit}
            addressOf={(pageLimit) => addressOf({ pageLimit, offset: 0 })}
          />
          {isPaged && expected > rowsOfAScreen && (
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
