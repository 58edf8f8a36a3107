import { describe, expect, it } from 'vitest';
import { recordProblems } from '#scripts/conformance/checks/records.ts';
import { answers, exchangeWith, smallContract } from '../support/small-contract.ts';

const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const contract = smallContract({
  paths: {
    '/boats': {
      get: {
        operationId: 'listBoats',
        parameters: [
          query('limit', { type: 'integer', default: 2 }),
          query('offset', { type: 'integer' }),
        ],
        responses: answers({ 200: { type: 'object' } }),
      },
    },
    '/all-boats': {
      get: { operationId: 'listAllBoats', responses: answers({ 200: { type: 'object' } }) },
    },
    '/boat/{id}': {
      get: {
        operationId: 'getBoat',
        responses: answers({
          200: {
            properties: {
              id: { type: 'integer' },
              boat: { type: 'object', properties: { id: { type: 'integer' } } },
            },
          },
          201: {},
          404: {},
        }),
      },
    },
  },
});
const read = (id: number, body: object, status = 200) =>
  recordProblems(
    exchangeWith(contract, 'getBoat', { parts: { path: { id } }, body, status }),
    contract,
  );
const list = (asked: object, body: object, operation = 'listBoats') =>
  recordProblems(
    exchangeWith(contract, operation, { parts: { query: { ...asked } }, body }),
    contract,
  ).map(({ message }) => message);

describe('the record of an address', () => {
  it('is the one that was asked for', () => {
    expect(read(7, { id: 7 })).toEqual([]);
    expect(read(7, { id: 8 })).toEqual([
      {
        check: 'same-record',
        message: '`id` is 8; 7 was asked for.',
        clause: {
          document: 'boats',
          pointer:
            '/paths/~1boat~1{id}/get/responses/200/content/application~1json/schema/properties/id',
        },
        at: 'id',
      },
    ]);
  });

  it('may be a member that is named after a word of the address', () => {
    expect(read(7, { boat: { id: 7 } })).toEqual([]);
    expect(read(7, { boat: { id: 8 } })).toMatchObject([{ at: 'boat.id' }]);
  });

  it('may have its id as a text, or not at all', () => {
    expect(read(7, { id: '7' })).toEqual([]);
    expect(read(7, { name: 'Ada' })).toEqual([]);
  });

  it('is not the one that was just created, nor in an error', () => {
    expect(read(7, { id: 8 }, 201)).toEqual([]);
    expect(read(7, { id: 8 }, 404)).toEqual([]);
  });
});

describe('a part of a list', () => {
  it('is as long as was asked for, or as is left', () => {
    expect(list({ limit: 2 }, { results: [1, 2], total: 5 })).toEqual([]);
    expect(list({ limit: 2, offset: 4 }, { results: [5], total: 5 })).toEqual([]);
    expect(list({ limit: 2, offset: 9 }, { results: [], total: 5 })).toEqual([]);
  });

  it('has the document’s default length', () => {
    expect(list({}, { results: [1, 2], total: 5, limit: 2 })).toEqual([]);
    expect(list({}, { results: [1, 2, 3], total: 3 })).toEqual([
      'There are 3 results; at most 2 were asked for.',
    ]);
  });

  it('has all results that are left', () => {
    expect(list({ limit: 3, offset: 1 }, { results: [2], total: 5 })).toEqual([
      'There are 1 results from 1 on, of 5 in all.',
    ]);
  });

  it('repeats what was asked for', () => {
    expect(
      list({ limit: 1, offset: 3 }, { results: [1], total: 5, limit: 100, offset: 0 }),
    ).toEqual(['`limit` is 100; 1 was asked for.', '`offset` is 0; 3 was asked for.']);
  });

  it('has any length if the call has no limit', () => {
    expect(list({}, { results: [1, 2, 3], total: 9 }, 'listAllBoats')).toEqual([]);
  });
});
