import { expect, it } from 'vitest';
import { narrowRows } from '#mocks/world/narrow-rows.ts';

const boats = [
  { name: 'b', kind: 'oar', tons: 3, isSold: false },
  { name: 'Ä', kind: 'sail', tons: null, isSold: true },
  { name: 'a', kind: 'oar', tons: 20, isSold: false },
  { name: 'c', kind: 'sail', tons: 3, isSold: false },
];
type Boat = (typeof boats)[number];
const by = {
  filters: { kind: ({ kind }: Boat) => kind, sold: ({ isSold }: Boat) => isSold },
  sorts: { name: ({ name }: Boat) => name, tons: ({ tons }: Boat) => tons },
};
const names = (asked: Record<string, unknown>) =>
  narrowRows(boats, asked, by).map(({ name }) => name);

it('is the same list if nothing is asked for', () => {
  expect(narrowRows(boats, {}, by)).toBe(boats);
  expect(narrowRows(boats, { sort: 'color', page: 2 }, by)).toBe(boats);
});

it('keeps the rows that fit all filters', () => {
  expect(names({ kind: 'oar' })).toEqual(['b', 'a']);
  expect(names({ kind: 'sail', sold: false })).toEqual(['c']);
  expect(names({ kind: 'steam' })).toEqual([]);
});

it('sorts texts as people do', () => {
  expect(names({ sort: 'name' })).toEqual(['a', 'Ä', 'b', 'c']);
  expect(names({ sort: 'name', order: 'desc' })).toEqual(['c', 'b', 'Ä', 'a']);
});

it('sorts numbers, keeps the order of equal ones, and puts rows without a value last', () => {
  expect(names({ sort: 'tons' })).toEqual(['b', 'c', 'a', 'Ä']);
  expect(names({ sort: 'tons', order: 'desc' })).toEqual(['a', 'b', 'c', 'Ä']);
});

it('filters and sorts at once, without changing the list', () => {
  expect(names({ sort: 'name', kind: 'oar' })).toEqual(['a', 'b']);
  expect(boats.map(({ name }) => name)).toEqual(['b', 'Ä', 'a', 'c']);
});

it('groups the sorted rows in order of first appearance', () => {
  const grouped = (asked: Record<string, unknown>) =>
    narrowRows(boats, asked, { ...by, groups: by.filters }).map(({ name }) => name);
  expect(grouped({ groupby: 'kind' })).toEqual(['b', 'a', 'Ä', 'c']);
  expect(grouped({ groupby: 'kind', sort: 'name' })).toEqual(['a', 'b', 'Ä', 'c']);
});
