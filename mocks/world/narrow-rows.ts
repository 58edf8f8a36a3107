type Comparable = string | number | boolean | null;

interface Narrowing<Row> {
  /** The value of a record that each filter compares. */
  readonly filters: Readonly<Record<string, (row: Row) => unknown>>;
  /** The value of a record that each sort order compares. */
  readonly sorts?: Readonly<Record<string, (row: Row) => Comparable>>;
}

const collator = new Intl.Collator('en');

/**
 * Filters and sorts the results as a call requests; the same list if it requests neither. The sort is stable, and rows
 * without a value come last in either direction.
 */
export function narrowRows<Row>(
  rows: readonly Row[],
  query: Readonly<Record<string, unknown>>,
  { filters, sorts = {} }: Narrowing<Row>,
): readonly Row[] {
  const applied = Object.entries(filters).filter(([name]) => query[name] !== undefined);
  const matches =
    applied.length === 0
      ? rows
      : rows.filter((row) => applied.every(([name, read]) => read(row) === query[name]));
  const read = sorts[String(query.sort)];
  if (!read) return matches;
  const direction = query.order === 'desc' ? -1 : 1;
  return matches
    .map((row) => ({ row, value: read(row) }))
    .sort((a, b) => compare(a.value, b.value, direction))
    .map(({ row }) => row);
}

function compare(a: Comparable, b: Comparable, direction: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return direction * collator.compare(a, b);
  return direction * (Number(a) - Number(b));
}
