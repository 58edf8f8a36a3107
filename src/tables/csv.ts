import type { Column } from '#src/ui/data/table-columns.ts';
import { saveFile } from '#src/util/save-file.ts';

/** Saves rows as a CSV file called `name`, a title in the page's language. */
export function saveCsv<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  const content = new Blob([csvFile(columns, rows)], { type: 'text/csv;charset=utf-8' });
  saveFile(content, `${name}.csv`);
}

/**
 * Where a spreadsheet would begin a formula, in half or full width: at the start of a cell, and after anything at which
 * one that expects another separator would split it. Such a spreadsheet does not respect the quotes, either.
 */
const formulaStart = /(?<=^|[,;\t\r\n])(?=["\s]*[=+\-@＝＋－＠])|^(?=\s*[\t\r])/gu;

/**
 * Formats rows as a CSV file (RFC 4180). What begins like a formula gets an apostrophe in front, because spreadsheets
 * would run what a customer typed. The byte order mark makes them read UTF-8.
 */
export function csvFile<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exportedColumns = columns.flatMap(
    ({ label, text, exported: own }) => own ?? (text ? [{ label, text }] : []),
  );
  const lines = [
    exportedColumns.map(({ label }) => label),
    ...rows.map((row) => exportedColumns.map(({ text }) => text(row))),
  ];
  return `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(text: string): string {
  const safe = text.replace(formulaStart, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
