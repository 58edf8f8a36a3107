import { describe, expect, it } from 'vitest';
import { alignColumns, coverageTable } from '#scripts/conformance/report/coverage-table.ts';
import { noShares } from '../support/plain-report.ts';

const missing = { answers: [], examples: [], fields: [], values: [], errors: [], roles: [] };
const row = (operation: string, tag: string, seen: number) => ({
  operation,
  document: 'app',
  tag,
  shares: { ...noShares, answers: { seen, all: 4 } },
  missing,
});

describe('the table of coverage', () => {
  it('has a line for each area, and the share of all', () => {
    const operations = [
      row('getBoat', 'boats', 1),
      row('listBoats', 'boats', 4),
      row('logIn', 'session', 2),
    ];
    const total = { ...noShares, answers: { seen: 7, all: 12 } };
    const lines = coverageTable({ operations, total })
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(lines).toEqual([
      ['seen of', 'answers', 'examples', 'fields', 'values', 'errors', 'roles'],
      ['app boats', '5/8', '–', '–', '–', '–', '–'],
      ['app session', '2/4', '–', '–', '–', '–', '–'],
      ['all', '58 %', '–', '–', '–', '–', '–'],
    ]);
  });
});

it('columns are aligned: names to the left, numbers to the right', () => {
  expect(
    alignColumns([
      ['a', 'many'],
      ['long', '1'],
    ]),
  ).toBe('a     many\nlong     1');
  expect(alignColumns([])).toBe('');
});
