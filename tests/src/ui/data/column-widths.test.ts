import { describe, expect, it } from 'vitest';
import { boundWidth, contentWidth, measureColumns } from '#src/ui/data/column-widths.ts';
import type { Column } from '#src/ui/data/table-columns.ts';

type Row = string;

const column = (options: Partial<Column<Row>> = {}): Column<Row> => ({
  key: 'notes',
  label: 'Notes',
  cell: (row) => row,
  text: (row) => row,
  ...options,
});

describe('the width of a column by its texts', () => {
  it('is that of the longest date or number', () => {
    const dates = column({ kind: 'short' });
    expect(contentWidth(dates, ['May 1', 'January 31'])).toEqual({ least: 10, ideal: 10 });
  });

  it('has room for its head and the mark of the sort order', () => {
    expect(contentWidth(column({ kind: 'number' }), ['8'])).toEqual({ least: 5, ideal: 5 });
    expect(contentWidth(column({ canSort: true }), ['8'])).toEqual({ least: 8, ideal: 8 });
  });

  it('needs half of a text on each of two lines where room is short', () => {
    expect(contentWidth(column(), ['Meet at the pontoon'])).toEqual({ least: 13, ideal: 19 });
  });

  it('breaks no word that is not very long', () => {
    expect(contentWidth(column(), ['The Steuermannsplatz'])).toEqual({ least: 16, ideal: 20 });
    expect(contentWidth(column(), ['x'.repeat(30)])).toEqual({ least: 18, ideal: 30 });
  });

  it('leaves room to other columns if a text is long', () => {
    expect(contentWidth(column(), ['word '.repeat(100)])).toEqual({ least: 18, ideal: 36 });
  });

  it('gives the names of rows more room, and their marks', () => {
    const names = column({ cell: () => null });
    expect(contentWidth(names, ['Training on the river'], true)).toEqual({ least: 24, ideal: 24 });
  });

  it('counts the characters of East Asian scripts twice', () => {
    expect(contentWidth(column({ kind: 'short' }), ['水上練習'])).toEqual({ least: 8, ideal: 8 });
  });

  it('reads a long table only in part, from its first to its last rows', () => {
    let count = 0;
    const counting = column({
      cell: (row) => {
        count += 1;
        return row;
      },
    });
    const rows = Array.from({ length: 10_000 }, (_, index) => (index < 9000 ? 'a' : 'a'.repeat(9)));
    expect(contentWidth(counting, rows).ideal).toBe(9);
    expect(count).toBe(100);
  });
});

describe('the lengths of columns', () => {
  const columns = [
    column({ key: 'title' }),
    column({ key: 'start', kind: 'short' }),
    column(),
  ] as const;
  const contents = [
    { least: 10, ideal: 20 },
    { least: 8, ideal: 8 },
    { least: 10, ideal: 40 },
  ];

  it('share the room up to their ideal, and what is left, among texts', () => {
    const lengths = measureColumns(columns, contents, {});
    const [title, start, notes] = [10, 8, 10].map(
      (places) => `round(up, ${places}ch + 2 * var(--cell-gap), 1px)`,
    );
    expect(lengths.least).toBe(`calc(${title} + ${start} + ${notes})`);
    expect(lengths.ideal).toBe(`calc(${title} + ${start} + ${notes} + 40ch)`);
    expect(lengths.columns).toEqual([
      `calc(${title} + 0.25 * var(--spare) + ${1 / 3} * var(--rest))`,
      `calc(${start} + 0 * var(--spare) + 0 * var(--rest))`,
      `calc(${notes} + 0.75 * var(--spare) + ${2 / 3} * var(--rest))`,
    ]);
  });

  it('are those that were chosen, and leave the room to the others', () => {
    const [title, , notes] = measureColumns(columns, contents, { notes: 160 }).columns;
    expect(notes).toBe('calc(10rem + 0 * var(--spare) + 0 * var(--rest))');
    expect(title).toMatch(/ \+ 1 \* var\(--spare\) \+ 1 \* var\(--rest\)\)$/);
  });

  it('can all have been chosen', () => {
    const lengths = measureColumns(columns, contents, { title: 160, start: 80, notes: 320 });
    expect(lengths.least).toBe('calc(10rem + 5rem + 20rem)');
    expect(lengths.ideal).toBe('calc(10rem + 5rem + 20rem + 0ch)');
  });
});

it('a chosen width stays within bounds', () => {
  expect([-5, 99.6, 5000].map(boundWidth)).toEqual([48, 100, 1200]);
});
