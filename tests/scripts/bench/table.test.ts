import { expect, it } from 'vitest';
import { table } from '#scripts/bench/table.ts';

it('aligns the first column left and the figures right', () => {
  const rows = [
    ['', 'ready', 'answers/s'],
    ['mock', '0.90 s', '4000'],
    ['plain prism', '1.20 s', '500'],
  ];
  expect(table(rows)).toBe(
    [
      '              ready  answers/s',
      'mock         0.90 s       4000',
      'plain prism  1.20 s        500',
    ].join('\n'),
  );
});
