import { expect, it } from 'vitest';
import { goalLine, table } from '#scripts/bench/table.ts';

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

it('shows whether a target is met', () => {
  expect(goalLine('answers a second', 2500, { atLeast: 2000 })).toBe(
    'met    2500 answers a second (goal: at least 2000)',
  );
  expect(goalLine('seconds until ready', 1.62, { atMost: 1.5 })).toBe(
    'MISSED 1.6 seconds until ready (goal: at most 1.5)',
  );
});
