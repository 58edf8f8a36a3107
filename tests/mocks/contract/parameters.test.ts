import { describe, expect, it } from 'vitest';
import { loadOperations } from '#mocks/contract/operations.ts';
import { type Parameter, queryText, typedParameters } from '#mocks/contract/parameters.ts';

async function searchQuery(search: string) {
  const operation = (await loadOperations()).find(({ id }) => id === 'searchCalendars');
  if (!operation) throw new Error('There is no calendar search.');
  const { query } = operation.definition.request ?? {};
  return typedParameters(query, (name) => queryText(new URLSearchParams(search), name));
}

/** One parameter of a type, in a path. */
function typed(type: 'array' | 'boolean' | 'integer' | 'number' | 'string', text: string) {
  // The package has an enum of the styles, which Node cannot import.
  const parameter = { name: 'it', schema: { type }, style: 'simple' } as Parameter;
  return typedParameters([parameter], () => text)['it'];
}

describe('query parameters', () => {
  it('are converted to the document’s types', async () => {
    expect(await searchQuery('query=12&limit=12')).toEqual({ query: '12', limit: 12 });
  });

  it('count as missing if they are empty', async () => {
    expect(await searchQuery('query=&limit=')).toEqual({});
  });

  it('are dropped if the document does not know them', async () => {
    expect(await searchQuery('__proto__=x&color=red&offset=0')).toEqual({ offset: 0 });
  });

  it('are validated as a list if they are repeated', async () => {
    expect(await searchQuery('limit=1&offset=2&limit=3')).toEqual({ limit: ['1', '3'], offset: 2 });
  });
});

describe('a parameter', () => {
  it('is converted to its type', () => {
    expect(typed('integer', '7')).toBe(7);
    expect(typed('number', '-0.5e3')).toBe(-500);
    expect(typed('boolean', 'false')).toBe(false);
    expect(typed('string', '7')).toBe('7');
    expect(typed('array', 'one,two')).toEqual(['one', 'two']);
  });

  it('stays text for the validation if it does not match its type', () => {
    expect(typed('integer', 'seven')).toBe('seven');
    expect(typed('boolean', 'yes')).toBe('yes');
  });

  it('is not a number if it is too large', () => {
    expect(typed('integer', '1e999')).toBe('1e999');
    expect(typed('number', '-Infinity')).toBe('-Infinity');
    expect(typed('integer', '1e9')).toBe(1_000_000_000);
  });
});
