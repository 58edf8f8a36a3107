import { expect, it } from 'vitest';
import { listFacets } from '#scripts/conformance/ledger/facets.ts';
import { operationIn, smallContract } from '../support/small-contract.ts';

const error = (id: string) => ({ value: { error: { id } } });
const contract = smallContract({
  paths: {
    '/boats': {
      post: {
        operationId: 'createBoat',
        'x-roles': ['ROLE_ADMIN'],
        parameters: [
          { name: 'order', in: 'query', schema: { enum: ['asc', 'desc'] } },
          { name: 'X-Kind', in: 'header', schema: { enum: ['a'] } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { properties: { kind: { enum: ['oar'] } } },
              examples: { rowing: { value: {} } },
            },
            'text/plain': { schema: { enum: ['oar'] } },
          },
        },
        responses: {
          201: { content: { 'application/json': { schema: { properties: { id: {} } } } } },
          422: {
            content: {
              'application/json': {
                schema: { properties: { error: {} } },
                examples: { sunk: error('sunk'), again: error('sunk'), plain: { value: {} } },
              },
            },
          },
        },
      },
    },
    '/boat': { get: { operationId: 'getBoat', responses: { 200: {} } } },
  },
});

it('the facets of an operation are all that its document says', () => {
  expect(listFacets(operationIn(contract, 'createBoat'), contract)).toEqual({
    answers: ['201', '422'],
    examples: ['request rowing', '422 sunk', '422 again', '422 plain'],
    fields: ['request kind given', 'request kind left out', '201 id given', '201 id left out'],
    values: ['request kind="oar"', 'query order=asc', 'query order=desc'],
    errors: ['sunk'],
    roles: ['ROLE_ADMIN'],
  });
});

it('an operation that says little has few', () => {
  expect(listFacets(operationIn(contract, 'getBoat'), contract)).toEqual({
    answers: ['200'],
    examples: [],
    fields: [],
    values: [],
    errors: [],
    roles: [],
  });
});
