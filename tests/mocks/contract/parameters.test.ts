import { describe, expect, it } from 'vitest';
import { loadOperations, type PrismOperation } from '#mocks/contract/operations.ts';
import { checkedPath, checkedQuery, rawQuery, typedQuery } from '#mocks/contract/parameters.ts';

async function searchQuery(search: string) {
  const operation = (await loadOperations()).find(({ id }) => id === 'searchCalendars');
  if (!operation) throw new Error('There is no calendar search.');
  return typedQuery(operation.definition, rawQuery(new URLSearchParams(search)));
}

describe('query parameters', () => {
  it('have the types of the document', async () => {
    expect(await searchQuery('query=12&limit=12')).toEqual({ query: '12', limit: 12 });
  });

  it('count as left out when they are empty', async () => {
    expect(await searchQuery('query=&limit=')).toEqual({});
  });

  it('are left out when the document does not know them', async () => {
    expect(await searchQuery('__proto__=x&colour=red&offset=0')).toEqual({ offset: 0 });
  });

  it('are a list for the validation when they are repeated', () => {
    expect(rawQuery(new URLSearchParams('a=1&b=2&a=3'))).toEqual({ a: ['1', '3'], b: '2' });
  });
});

describe('numbers too great to be one', () => {
  // A definition holds much more, which is of no matter here.
  const operation = {
    path: '/rooms/{id}/{name}',
    request: {
      path: [
        { name: 'id', schema: { type: 'integer' } },
        { name: 'name', schema: { type: 'string' } },
      ],
      query: [
        { name: 'limit', schema: { type: 'integer' } },
        { name: 'text', schema: { type: 'string' } },
      ],
    },
  } as unknown as PrismOperation;

  it('are none for the validation', () => {
    const checked = checkedQuery(operation, { limit: '1e999', text: '1e999', other: 'Infinity' });
    expect(checked).toEqual({ limit: 'NaN', text: '1e999', other: 'Infinity' });
    expect(checkedQuery(operation, { limit: ['1', '-Infinity'] })).toEqual({ limit: 'NaN' });
    expect(checkedPath(operation, '/rooms/1e999/1e999')).toBe('/rooms/NaN/1e999');
  });

  it('are only those', () => {
    const query = { limit: '1e9', text: '' };
    expect(checkedQuery(operation, query)).toBe(query);
    expect(checkedPath(operation, '/rooms/7/x')).toBe('/rooms/7/x');
  });
});
