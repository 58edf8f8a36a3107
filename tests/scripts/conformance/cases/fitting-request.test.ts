import { describe, expect, it } from 'vitest';
import { createParts, FittingRequests } from '#scripts/conformance/cases/fitting-request.ts';
import { KnownValues } from '#scripts/conformance/cases/known.ts';
import { exchangeWith, operationIn, smallContract } from '../support/small-contract.ts';

const parameter = (place: string, name: string, schema: object, more: object = {}) => ({
  in: place,
  name,
  schema,
  ...more,
});
const contract = smallContract({
  paths: {
    '/boats': { get: { operationId: 'listBoats', responses: { 200: {} } } },
    '/boats/{id}': {
      put: {
        operationId: 'updateBoat',
        parameters: [
          parameter('path', 'id', { type: 'integer', minimum: 1 }, { required: true, example: 7 }),
          parameter('query', 'near', { enum: ['Bonn', 'Mainz'] }, { required: true }),
          parameter('query', 'kind', {}),
          parameter('header', 'X-Requested-With', { const: 'XMLHttpRequest' }, { required: true }),
          parameter('header', 'X-Other', {}),
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object' },
              examples: { a: { value: { name: 'Ada' } }, b: { value: { name: 'Eve' } } },
            },
            'text/plain': { schema: { type: 'string', examples: [1, 'Ada'] } },
          },
        },
        responses: { 200: {} },
      },
    },
  },
});
const update = operationIn(contract, 'updateBoat');
const known = new KnownValues(contract.byId);
const requests = new FittingRequests(contract.schemas, known, 1);

describe('the plainest request', () => {
  it('has the required parts only, with the document’s own values', () => {
    expect(requests.plain(update)).toEqual({
      path: { id: 7 },
      query: { near: 'Bonn' },
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: { type: 'application/json', value: { name: 'Ada' } },
    });
  });

  it('has the required headers besides the given parts', () => {
    expect(createParts(update, { path: { id: 8 }, headers: { cookie: 'session=1' } })).toEqual({
      path: { id: 8 },
      query: {},
      headers: { 'x-requested-with': 'XMLHttpRequest', cookie: 'session=1' },
    });
  });

  it('names a record that another answer has shown, another one each turn', () => {
    const own = new KnownValues(contract.byId);
    own.learn(exchangeWith(contract, 'listBoats', { body: { results: [{ id: 3 }, { id: 4 }] } }));
    const fitting = new FittingRequests(contract.schemas, own, 1);
    expect([0, 1].map((turn) => fitting.plain(update, turn).path)).toEqual([{ id: 3 }, { id: 4 }]);
  });
});

describe('the bodies of an operation', () => {
  it('are its examples, and otherwise one that its schema allows', () => {
    expect(requests.bodies(update)).toEqual([
      { type: 'application/json', value: { name: 'Ada' } },
      { type: 'application/json', value: { name: 'Eve' } },
      { type: 'text/plain', value: 'Ada' },
    ]);
    expect(requests.bodies(operationIn(contract, 'listBoats'))).toEqual([]);
  });
});

describe('an example of a schema', () => {
  const example = (schema: object) => {
    const small = smallContract({ paths: {}, schema });
    const fitting = new FittingRequests(small.schemas, known, 1);
    return fitting.findExample({ schema, place: { document: 'boats', pointer: '/schema' } });
  };

  it('is the first of its own values that it allows', () => {
    expect(example({ type: 'integer', examples: ['x', 3], default: 4 })).toBe(3);
    expect(example({ const: 'oar' })).toBe('oar');
    expect(example({ type: 'integer', default: 0 })).toBe(0);
    expect(example({ enum: ['sail', 'oar'] })).toBe('sail');
  });

  it('is made up if there is none', () => {
    expect(example({ type: 'integer', minimum: 5, maximum: 5 })).toBe(5);
  });
});

it('samples are the same for the same seed, and others with salt', () => {
  const placed = {
    schema: { type: 'string', minLength: 8 },
    place: { document: 'boats', pointer: '/schema' },
  };
  const small = smallContract({ paths: {}, schema: placed.schema });
  const sample = (seed: number, salt?: number) =>
    new FittingRequests(small.schemas, known, seed).sample(placed, 10, salt);
  expect(sample(1)).toEqual(sample(1));
  expect(sample(1)).not.toEqual(sample(2));
  expect(sample(1)).not.toEqual(sample(1, 404));
  expect(sample(1).every((text) => String(text).length >= 8)).toBe(true);
});
