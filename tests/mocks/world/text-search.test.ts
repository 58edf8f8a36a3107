import { describe, expect, it } from 'vitest';
import { TextSearch } from '#mocks/world/text-search.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly town: string;
}

const rows: readonly Row[] = [
  { id: 1, name: 'Anna', town: 'Bern' },
  { id: 12, name: 'Bernd', town: 'Aachen' },
  { id: 2, name: 'Weiß', town: 'Bern' },
];

/** A search that counts how often it reads a row's name. */
function counted() {
  let reads = 0;
  const search = new TextSearch<Row, 'name' | 'town'>({
    texts: {
      name: ({ name }) => {
        reads += 1;
        return name;
      },
      town: ({ town }) => town,
    },
    exact: ({ id }) => String(id),
  });
  return { search, reads: () => reads };
}

describe('a text search', () => {
  it('matches words in one field or in all, and whole numbers', () => {
    const { search } = counted();
    const ids = (request: Parameters<typeof search.find>[1]) =>
      search.find(rows, request).map(({ id }) => id);
    expect(ids({ type: 'name', query: ' bern ' })).toEqual([12]);
    expect(ids({ query: 'BERN' })).toEqual([1, 12, 2]);
    expect(ids({ query: 'weiss' })).toEqual([2]);
    expect(ids({ query: 'bern ann' })).toEqual([1]);
    expect(ids({ type: 'name', query: 'bern ann' })).toEqual([]);
    expect(ids({ query: '2' })).toEqual([2]);
    expect(ids({ type: 'name', query: '2' })).toEqual([]);
    expect(ids({ query: 'annabern' })).toEqual([]);
  });

  it('returns the list itself for a blank query', () => {
    expect(counted().search.find(rows, { query: '  ' })).toBe(rows);
  });

  it('reads each row once, even across lists and queries', () => {
    const { search, reads } = counted();
    search.find(rows, { query: 'bern' });
    search.find(rows, { query: 'anna' });
    expect(reads()).toBe(3);
    const changed = [...rows.slice(1), { id: 3, name: 'Bernadette', town: 'Ulm' }];
    expect(search.find(changed, { query: 'bern' })).toHaveLength(3);
    expect(reads()).toBe(4);
  });
});
