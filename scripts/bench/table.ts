/** Rows of text in columns as wide as their widest cell: the first left-aligned, the figures right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A figure next to its goal. */
export function goalLine(
  what: string,
  value: number,
  goal: { readonly atLeast: number } | { readonly atMost: number },
): string {
  const [words, limit, isMet] =
    'atLeast' in goal
      ? ['at least', goal.atLeast, value >= goal.atLeast]
      : ['at most', goal.atMost, value <= goal.atMost];
  const shown = value.toFixed(value < 100 ? 1 : 0);
  return `${isMet ? 'met   ' : 'MISSED'} ${shown} ${what} (goal: ${words} ${limit})`;
}
