import { countPlaces } from '#src/util/text-places.ts';
import type { Column, Columns } from './table-columns.ts';

/** The widths that a user has chosen, by the keys of columns, in pixels at the usual text size. */
export type ChosenWidths = Readonly<Record<string, number>>;

/** The range of widths that can be chosen. */
export const widthLimits = { least: 48, most: 1200 } as const;

export function boundWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, widthLimits.least), widthLimits.most));
}

/** The width of a column by its texts, in characters: where room is short, and so that texts need one line. */
export interface ContentWidth {
  readonly least: number;
  readonly ideal: number;
}

/** Reading every text of a long table would delay it, and these tell enough. */
const sampleSize = 100;
/** A text column that has more would leave no room to the others. */
const longestLine = 36;
const longestWord = 18;
/** Rows are told apart by the first column. */
const longestName = 24;
/** The mark of the sort order. */
const sortMark = 3;
/** The mark in front of a text that is drawn as more than words. */
const leadMark = 3;

/** @param isName whether it is the first column. */
export function contentWidth<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  isName = false,
): ContentWidth {
  const texts = pickSample(rows).map((row) => readCell(column, row));
  const head = countPlaces(column.label) + (column.canSort ? sortMark : 0);
  const widest = texts.reduce((most, text) => Math.max(most, countPlaces(text)), 0);
  if (!isText(column)) {
    const width = Math.max(head, widest);
    return { least: width, ideal: width };
  }
  const words = texts.flatMap((text) => text.split(/\s+/));
  const word = words.reduce((most, text) => Math.max(most, countPlaces(text)), 0);
  const ideal = Math.max(head, Math.min(widest, longestLine));
  // Half of the text on each of two lines, which break between words.
  const half = isName ? longestName : Math.min(Math.ceil(widest / 2) + leadMark, longestWord);
  return { least: Math.min(ideal, Math.max(head, half, Math.min(word, longestWord))), ideal };
}

function isText<Row>({ kind = 'text' }: Column<Row>): boolean {
  return kind === 'text';
}

function pickSample<Row>(rows: readonly Row[]): readonly Row[] {
  const step = Math.max(1, rows.length / sampleSize);
  return Array.from(
    { length: Math.min(rows.length, sampleSize) },
    (_, index) => rows[Math.floor(index * step)],
  ).filter((row) => row !== undefined);
}

function readCell<Row>(column: Column<Row>, row: Row): string {
  const cell = column.cell(row, false);
  const mark = '.'.repeat(leadMark);
  if (typeof cell === 'string') return column.mark ? `${cell}${mark}` : cell;
  return `${mark}${column.text?.(row) ?? ''}`;
}

/** The lengths, as styles write them, of a table's columns. */
export interface ColumnLengths {
  /** The sum of all columns where room is short, and with each text on one line. */
  readonly least: string;
  readonly ideal: string;
  readonly columns: readonly string[];
}

/**
 * Computes the lengths of columns: those that were chosen, and for others by their contents. Columns of texts take the room up to
 * their ideal width, `--spare`, and what is left of the frame's, `--rest`.
 */
export function measureColumns<Row>(
  columns: Columns<Row>,
  contents: readonly ContentWidth[],
  chosen: ChosenWidths,
): ColumnLengths {
  const parts = columns.map((column, index) => {
    const width = chosen[column.key];
    const { least = 0, ideal = 0 } = (width === undefined && contents[index]) || {};
    const isChosen = width !== undefined;
    const rest = !isChosen && isText(column) ? ideal : 0;
    return { least, spare: ideal - least, rest, fixed: isChosen ? width / 16 : 0, isChosen };
  });
  const sum = (read: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + read(part), 0);
  const total = { spare: sum(({ spare }) => spare), rest: sum(({ rest }) => rest) };
  // In whole pixels, so that a table that scrolls ends where its frame does.
  const lengths = parts.map(({ least, fixed, isChosen }) =>
    isChosen ? `${fixed}rem` : `round(up, ${least}ch + 2 * var(--cell-gap), 1px)`,
  );
  const least = lengths.join(' + ');
  return {
    least: `calc(${least})`,
    ideal: `calc(${least} + ${total.spare}ch)`,
    columns: parts.map(({ spare, rest }, index) =>
      [
        `calc(${lengths[index]}`,
        `${portion(spare, total.spare)} * var(--spare)`,
        `${portion(rest, total.rest)} * var(--rest))`,
      ].join(' + '),
    ),
  };
}

function portion(part: number, total: number): number {
  return total === 0 ? 0 : part / total;
}
