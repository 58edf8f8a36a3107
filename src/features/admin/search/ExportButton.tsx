import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useSaveCsv } from '#src/tables/use-save-csv.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { Column } from '#src/ui/data/table-columns.ts';
import { noteExport } from '../acts/note-copy.ts';
import { maxPageLimit, type Search, type SearchRequest, toQuery } from './search.ts';

interface ExportButtonProps<Row> {
  /** The file's name. */
  title: string;
  search: Search<Row>;
  columns: readonly Column<Row>[];
  request: SearchRequest;
  total: number;
  rows: readonly Row[];
}

/** Exports all results of the search as a CSV file, not only the current page, which is noted like a copy. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { title, search, columns, request, total, rows } = props;
  const t = useTranslate();
  const saveCsv = useSaveCsv();
  const save = useAction({
    call: (_: undefined, options) =>
      rows.length === total
        ? Promise.resolve({ total, results: rows })
        : search.find({ ...toQuery(request), offset: 0, limit: maxPageLimit }, options),
    onSuccess: ({ results, total: count }) => {
      saveCsv(title, columns, results, count);
      noteExport(null, search.table, results.length);
    },
    onFailure: useShowFailure(() => t('admin:No file was saved.')),
    revalidate: false,
  });
  return (
    <Button size="dense" pending={save.pending} onClick={() => save.run(undefined)}>
      {t('common:Export CSV')}
    </Button>
  );
}
