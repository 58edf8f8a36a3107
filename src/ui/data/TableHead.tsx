import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '../class-names.ts';
import { customProperties } from '../custom-properties.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ColumnEdge } from './ColumnEdge.tsx';
import printed from './PrintedTable.module.css';
import scrolling from './ScrollingTable.module.css';
import tableStyles from './Table.module.css';
import styles from './TableHead.module.css';
import type { Column, Columns, TableSort } from './table-columns.ts';
import type { ColumnSizing } from './use-column-sizing.ts';

interface TableHeadProps<Row> {
  columns: Columns<Row>;
  sort: TableSort | undefined;
  /** Null if users cannot change the widths. */
  sizing: ColumnSizing | null;
  /** All rows, if only some of them are in the document. */
  longRows: readonly Row[] | null;
}

export function TableHead<Row>({ columns, sort, sizing, longRows }: TableHeadProps<Row>) {
  const hintId = useId();
  const getShare = ({ kind = 'text', share = 1 }: Column<Row>) => (kind === 'text' ? share : 0);
  const shares = columns.reduce((sum, column) => sum + getShare(column), 0);
  const getWidth = (column: Column<Row>) => {
    if (getShare(column) > 0) {
      return customProperties({ '--share': `${(100 * getShare(column)) / shares}%` });
    }
    const { text, longest } = column;
    if (!longRows || !text) return {};
    // Otherwise, the columns would move during scrolling, as other rows enter the document.
    const length =
      longest?.length ?? longRows.reduce((most, row) => Math.max(most, text(row).length), 0);
    return { minInlineSize: `calc(${length}ch + 2 * var(--cell-gap))` };
  };
  return (
    <tr>
      {columns.map((column, index) => (
        <th
          key={column.key}
          scope="col"
          aria-label={column.label}
          aria-sort={sort && column.key === sort.by ? directions[sort.order] : undefined}
          className={classNames(
            styles.head,
            scrolling.head,
            printed.head,
            getShare(column) > 0 && !sizing && styles.shrinking,
            tableStyles[column.kind ?? 'text'],
          )}
          style={
            sizing ? customProperties({ '--order': columns.length - index }) : getWidth(column)
          }
        >
          <span>
            {/* The sort mark is on the side where the column's texts have room. */}
            {column.kind === 'actions' ? (
              // The buttons say it themselves.
              <VisuallyHidden>{column.label}</VisuallyHidden>
            ) : (
              column.kind !== 'number' && column.label
            )}
            {sort && column.canSort && <SortLink column={column} sort={sort} />}
            {column.kind === 'number' && column.label}
          </span>
          {sizing && (
            <ColumnEdge
              index={index}
              label={sizing.sheet.edges.name(column.label)}
              hintId={hintId}
              sizing={sizing}
            />
          )}
          {sizing && index === 0 && (
            <span id={hintId} hidden>
              {sizing.sheet.edges.hint}
            </span>
          )}
        </th>
      ))}
    </tr>
  );
}

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** Sorts by the column, then in reverse, then not at all. Covers the whole column header. */
function SortLink<Row>({ column: { key, label }, sort }: { column: Column<Row>; sort: TableSort }) {
  const t = useTranslate();
  const isSorted = sort.by === key;
  const next = isSorted && sort.order === 'desc' ? null : key;
  return (
    <Link
      className={classNames(styles.sort, isSorted && styles.sorted)}
      to={sort.getHref(next, isSorted && next ? 'desc' : 'asc')}
      preventScrollReset
      aria-label={t('common:Sort by %column%', { column: label })}
    >
      <Icon name={isSorted && sort.order === 'desc' ? 'chevron-down' : 'chevron-up'} />
    </Link>
  );
}
