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
export function narrowed<Row>(
  rows: readonly Row[],
  asked: Readonly<Record<string, unknown>>,
  { filters, sorts = {} }: Narrowing<Row>,
): readonly Row[] {
  const wanted = Object.entries(filters).filter(([name]) => asked[name] !== undefined);
  const kept =
    wanted.length === 0
      ? rows
      : rows.filter((row) => wanted.every(([name, read]) => read(row) === asked[name]));
  const read = sorts[String(asked.sort)];
  if (!read) return kept;
  const direction = asked.order === 'desc' ? -1 : 1;
  return kept
    .map((row) => ({ row, value: read(row) }))
    .sort((a, b) => compared(a.value, b.value, direction))
    .map(({ row }) => row);
}

function compared(a: Comparable, b: Comparable, direction: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return direction * collator.compare(a, b);
  return direction * (Number(a) - Number(b));
}
