import { describe, expect, it } from 'vitest';
import { loadOperations } from '#mocks/contract/operations.ts';
import { rawQuery, typedQuery } from '#mocks/contract/parameters.ts';

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
