type Comparable = string | number | boolean | null;

interface Narrowing<Row> {
  /** The value of a record that each filter compares. */
  readonly filters: Readonly<Record<string, (row: Row) => unknown>>;
  /** The value of a record that each sort order compares. */
  readonly sorts?: Readonly<Record<string, (row: Row) => Comparable>>;
  /** The key of a record by which each grouping puts records together. */
  readonly groups?: Readonly<Record<string, (row: Row) => unknown>>;
}

const collator = new Intl.Collator('en');

/**
 * Filters, sorts and groups the results as a call requests; the same list if it requests nothing. The sort is stable,
 * and rows without a value come last in either direction.
 */
export function narrowRows<Row>(
  rows: readonly Row[],
  query: Readonly<Record<string, unknown>>,
  { filters, sorts = {}, groups = {} }: Narrowing<Row>,
): readonly Row[] {
  const appliedFilters = Object.entries(filters).filter(([name]) => query[name] !== undefined);
  const matches =
    appliedFilters.length === 0
      ? rows
      : rows.filter((row) => appliedFilters.every(([name, read]) => read(row) === query[name]));
  const read = sorts[String(query.sort)];
  const sortedRows = read ? sortRows(matches, read, query.order === 'desc' ? -1 : 1) : matches;
  const group = groups[String(query.groupby)];
  return group ? [...Map.groupBy(sortedRows, group).values()].flat() : sortedRows;
}

function sortRows<Row>(
  rows: readonly Row[],
  read: (row: Row) => Comparable,
  direction: number,
): readonly Row[] {
  return rows
    .map((row) => ({ row, value: read(row) }))
    .sort((a, b) => compare(a.value, b.value, direction))
    .map(({ row }) => row);
}

function compare(a: Comparable, b: Comparable, direction: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return direction * collator.compare(a, b);
  return direction * (Number(a) - Number(b));
}
