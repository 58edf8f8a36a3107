import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from '#src/tables/csv.ts';

interface Person {
  name: string;
  note: string;
}

const columns = [
  { key: 'name', label: 'Name', cell: () => null, text: ({ name }: Person) => name },
  { key: 'picture', label: 'Picture', cell: () => null },
  { key: 'note', label: 'Note', cell: () => null, text: ({ note }: Person) => note },
];

it('has a header line and one line per row, and only columns with texts', () => {
  const people = [
    { name: 'Anna', note: 'likes "tea"' },
    { name: 'Bernd, junior', note: 'two\nlines' },
  ];
  expect(csvFile(columns, people)).toBe(
    '\ufeffName,Note\r\nAnna,"likes ""tea"""\r\n"Bernd, junior","two\nlines"\r\n',
  );
});

it('splits a column of the table into several', () => {
  const exported = [
    { label: 'First name', text: ({ name }: Person) => name },
    { label: 'Length', text: ({ name }: Person) => String(name.length) },
  ];
  const [column] = columns;
  expect(
    csvFile(
      [{ ...column, key: 'name', label: 'Name', cell: () => null, exported }],
      [{ name: 'Anna', note: '' }],
    ),
  ).toBe('\ufeffFirst name,Length\r\nAnna,4\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
  'is safe to open in a spreadsheet, even with a customer called %j',
  (name) => {
    const [, line = ''] = csvFile(columns, [{ name, note: '' }]).split('\r\n');
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

describe.each([',', ';', '\t'])('in a spreadsheet that splits cells at %j', (separator) => {
  /** Splits as carelessly as possible: inside quotes, too, which are then dropped. */
  const splitCells = (file: string) =>
    file
      .split(/[\r\n]/)
      .flatMap((line) => line.split(separator))
      .map((cell) => cell.replace(/^["\s]+/u, ''));
  const written = (note: string) => csvFile(columns, [{ name: 'Anna', note }]);

  it.each(['x;=cmd', 'x\t=cmd', 'x,=cmd', 'x\n=cmd', 'x;"=cmd"', 'x; ＝cmd'])(
    '%j runs no formula',
    (text) => {
      expect(splitCells(written(text)).filter((cell) => /^[=+\-@＝＋－＠]/u.test(cell))).toEqual(
        [],
      );
    },
  );

  it('no text runs a formula', () => {
    const part = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      ',',
      ';',
      '\t',
      '\n',
      '\r',
      '"',
      ' ',
      "'",
      'x',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const cells = splitCells(written(parts.join('')));
        expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
      }),
    );
  });
});
