import type { Measure } from './measure.ts';

/** The mistakes found of each kind, the cases it took, and those found by Prism's proxy. */
export function scoreTable(measures: readonly Measure[]): string {
  const kinds = Map.groupBy(measures, ({ mutant }) => mutant.kind);
  const rows = [...kinds].map(([kind, its]) => [
    kind,
    `${found(its)} of ${its.length}`,
    String(median(its.filter(({ isFound }) => isFound).map(({ cases }) => cases))),
    `${its.filter(({ isFoundByPrism }) => isFoundByPrism).length} of ${its.length}`,
  ]);
  const head = ['mistake', 'found', 'cases', 'prism proxy'];
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The summary in one line. */
export function scoreLine(
  measures: readonly Measure[],
  falseAlarms: number,
  seeds: number,
): string {
  const ofSchema = measures.filter(({ mutant }) => mutant.isOfSchema);
  const byPrism = measures.filter(({ isFoundByPrism }) => isFoundByPrism).length;
  const cases = median(measures.filter(({ isFound }) => isFound).map((one) => one.cases));
  return [
    `conformance finds ${share(found(measures), measures.length)} of the mistakes`,
    `${share(found(ofSchema), ofSchema.length)} of those in an answer's form`,
    `half of them within ${cases} cases`,
    `prism proxy ${share(byPrism, measures.length)}`,
    `${falseAlarms} false alarms with ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}`,
  ].join('; ');
}

function found(measures: readonly Measure[]): number {
  return measures.filter(({ isFound }) => isFound).length;
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${Math.floor((100 * part) / Math.max(whole, 1))} %)`;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
