import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch, type SearchFields, searchAddress } from '#src/features/admin/search/search.ts';
import { anyQuery } from '#tests/setup/any-text.ts';

const search = {
  table: 'calendars',
  fields: ['all', 'title', 'owner'],
  groups: ['owner'],
  filters: { active: ['0', '1'] },
  sorts: ['title'],
  maxQueryLength: 200,
} satisfies SearchFields;
const read = (address: string) => readSearch(search, new URLSearchParams(address));
const defaults = {
  type: 'all',
  query: '',
  groupby: undefined,
  filters: {},
  sort: undefined,
  order: 'asc',
  offset: 0,
  pageLimit: 100,
};

describe('a search in a URL', () => {
  it('is everything, a hundred rows per page, by default', () => {
    expect(read('')).toEqual(defaults);
  });

  it('is read with a trimmed query', () => {
    expect(read('type=owner&query=%20Olivia%20&offset=50&pageLimit=25')).toEqual({
      ...defaults,
      type: 'owner',
      query: 'Olivia',
      offset: 50,
      pageLimit: 25,
    });
  });

  it('has filters, groups and an order', () => {
    expect(read('active=0&groupby=owner&sort=title&order=desc')).toEqual({
      ...defaults,
      filters: { active: '0' },
      groupby: 'owner',
      sort: 'title',
      order: 'desc',
    });
  });

  it('does not split a character when truncating a long query', () => {
    expect(read(`query=${'x'.repeat(199)}😀`).query).toBe('x'.repeat(199));
    expect(read(`query=${'x'.repeat(198)}😀`).query).toBe(`${'x'.repeat(198)}😀`);
  });

  it.each([
    'type=king',
    'active=2',
    'groupby=title',
    'sort=owner',
    'order=desc',
    'offset=-1',
    'offset=1e3',
    'offset=x',
    `offset=${'9'.repeat(20)}`,
  ])('ignores the invalid %s', (address) => {
    expect(read(address)).toEqual(defaults);
  });

  it.each([
    ['1', 1],
    ['9999', 9999],
    ['10000', 10_000],
    ['10001', 10_000],
    ['9'.repeat(20), 10_000],
    ['0', 100],
    ['-1', 100],
    ['25.5', 100],
    ['1e3', 100],
    ['many', 100],
    ['', 100],
  ])('with pageLimit=%s has %i rows per page', (pageLimit, rows) => {
    expect(read(`pageLimit=${pageLimit}`).pageLimit).toBe(rows);
  });

  it('is written only as far as it differs from the default', () => {
    expect(searchAddress(search, read(''))).toBe('?');
    expect(searchAddress({ ...search, kind: 'users' }, read(''))).toBe('?kind=users');
    const address =
      '?type=title&query=a%26b&active=1&groupby=owner&sort=title&order=desc&offset=100&pageLimit=50';
    expect(searchAddress(search, read(address))).toBe(address);
  });

  it('is the same after writing and reading it', () => {
    const anything = anyQuery().map(read);
    const requests = fc.record({
      type: fc.constantFrom(...search.fields),
      query: fc
        .string({ maxLength: 200, unit: 'grapheme' })
        .map((text) => read(`?query=${encodeURIComponent(text)}`).query),
      groupby: fc.constantFrom(undefined, ...search.groups),
      filters: fc.constantFrom({}, { active: '0' }, { active: '1' }),
      sort: fc.constant('title'),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      offset: fc.nat(),
      pageLimit: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.oneof(anything, requests), (request) => {
        expect(read(searchAddress(search, request))).toEqual(request);
      }),
    );
  });
});
