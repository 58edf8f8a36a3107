import { addShares, type Coverage, percent, type Share } from '../ledger/coverage.ts';
import { facetKinds } from '../ledger/facets.ts';

/** The coverage of the documents, one line per area. */
export function coverageTable({ operations, total }: Coverage): string {
  const areas = Map.groupBy(operations, ({ document, tag }) => `${document} ${tag}`);
  const rows = [...areas].map(([area, its]) => [
    area,
    ...facetKinds.map((kind) => cell(addShares(its.map(({ shares }) => shares[kind])))),
  ]);
  const sum = [
    'all',
    ...facetKinds.map((kind) => (total[kind].all === 0 ? '–' : `${percent(total[kind])} %`)),
  ];
  return alignColumns([['seen of', ...facetKinds], ...rows, sum]);
}

/** Rows of cells in columns, the first one left-aligned, the others right-aligned. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

function cell({ seen, all }: Share): string {
  return all === 0 ? '–' : `${seen}/${all}`;
}
