import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#src/ui/use-after-paint.ts';
import { rowsOnPage, type SearchData } from './search-loader.ts';

interface Rows<Row> {
  rows: readonly Row[];
  /** The number of rows once all have arrived. */
  expected: number;
}

/**
 * The rows of a search: of a long page first its beginning, and all of them soon after the beginning was painted.
 * @throws what prevented the rest from arriving.
 */
export function useAllRows<Row>(data: SearchData<Row>): Rows<Row> {
  const { request, total, results, readAll } = data;
  const [read, setRead] = useState<{
    of: typeof readAll;
    rows?: readonly Row[];
    error?: unknown;
  }>();
  // Reading continues because the beginning was painted, not because of an event.
  useEffect(() => {
    if (!readAll) return;
    const take = (outcome: { rows?: readonly Row[]; error?: unknown }) =>
      startTransition(() => setRead({ of: readAll, ...outcome }));
    return afterPaint(() => {
      readAll().then(
        (rows) => rows && take({ rows }),
        (error: unknown) => take({ error }),
      );
    });
  }, [readAll]);
  const outcome = readAll && read?.of === readAll ? read : undefined;
  if (outcome && 'error' in outcome) throw outcome.error;
  if (outcome?.rows) return { rows: outcome.rows, expected: outcome.rows.length };
  return { rows: results, expected: readAll ? rowsOnPage(request, total) : results.length };
}
