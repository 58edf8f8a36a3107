import { useSetAtom } from 'jotai';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import type { Column } from '#src/ui/data/table-columns.ts';
import { saveCsv } from './csv.ts';

/** Saves rows as a CSV file, and tells how many of all rows are in it. */
export function useSaveCsv() {
  const show = useSetAtom(statusAtom);
  return <Row>(
    title: string,
    columns: readonly Column<Row>[],
    rows: readonly Row[],
    total = rows.length,
  ): void => {
    saveCsv(title, columns, rows);
    const counts = { count: rows.length, total };
    const part = message('common:Only the first %count% of %total% rows are in the file.', counts);
    const completeMessage = message('common:%count% rows are in the file.', counts);
    show(
      rows.length < total
        ? { type: 'info', text: part }
        : { type: 'success', text: completeMessage },
    );
  };
}
