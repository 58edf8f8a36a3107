import { describe, expect, it } from 'vitest';
import { FittingRequests } from '#scripts/conformance/cases/fitting-request.ts';
import { KnownValues } from '#scripts/conformance/cases/known.ts';
import { validCases, withParameter } from '#scripts/conformance/cases/valid.ts';
import { unusualTexts } from '#scripts/conformance/cases/values.ts';
import { exchangeWith, operationIn, smallContract } from '../support/small-contract.ts';

const parameter = (place: string, name: string, schema: object, more: object = {}) => ({
  ...{ in: place, name, schema },
  ...more,
});
const json = (schema: object, ...values: unknown[]) => ({
  content: {
    'application/json': {
      schema,
      examples: Object.fromEntries(values.map((value, index) => [`e${index}`, { value }])),
    },
  },
});

const contract = smallContract({
  paths: {
    '/boats': {
      get: {
        operationId: 'listBoats',
        parameters: [
          parameter('query', 'limit', { type: 'integer', minimum: 1, maximum: 9 }, { example: 5 }),
          parameter('query', 'page', { type: 'integer' }, { example: 2 }),
          parameter(
            'query',
            'near',
            { enum: ['Bonn', 'Mainz'] },
            { required: true, example: 'Bonn' },
          ),
          parameter('header', 'X-Own', { const: 'yes' }, { required: true }),
          parameter('header', 'X-Kind', { type: 'string', maxLength: 3 }, { example: 'abc' }),
          parameter('header', 'X-Odd', { type: 'string' }, { example: 'Zoë' }),
          parameter('header', 'X-User-Id', { type: 'integer' }, { example: 1 }),
        ],
        responses: { 200: {} },
      },
    },
    '/boats/{id}': {
      get: {
        operationId: 'getBoat',
        parameters: [parameter('path', 'id', { type: 'integer' }, { required: true, example: 1 })],
        responses: { 200: {} },
      },
      patch: {
        operationId: 'changeBoat',
        parameters: [parameter('path', 'id', { type: 'integer' }, { required: true, example: 1 })],
        requestBody: json(
          {
            type: 'object',
            required: ['name'],
            additionalProperties: false,
            properties: {
              name: { enum: ['Otter', 'Heron'] },
              seats: { type: 'integer', minimum: 1, maximum: 8, examples: [4] },
              isNew: { type: 'boolean' },
              kind: { enum: ['a'], examples: ['a'] },
            },
            // What depends on another field is only tried as far as that allows it.
            dependentRequired: { kind: ['seats'] },
          },
          { name: 'Otter', isNew: true },
          { name: 'Heron', seats: 2, kind: 'a' },
        ),
        responses: { 200: {} },
      },
    },
  },
});

function createCases(id: string, count = 0, known = new KnownValues(contract.byId)) {
  const requests = new FittingRequests(contract.schemas, known, 1);
  const tools = { schemas: contract.schemas, requests, count };
  return validCases(operationIn(contract, id), 'owner', tools);
}

describe('the requests that a document allows', () => {
  it('begin with the plainest one, in the session of the operation', () => {
    const [first] = createCases('listBoats');
    expect(first).toMatchObject({
      ...{ title: 'the plainest request', session: 'owner' },
      parts: { path: {}, query: { near: 'Bonn' }, headers: { 'x-own': 'yes' } },
    });
    expect(first).not.toHaveProperty('expected');
  });

  it('are about another record, too, if there is one', () => {
    expect(createCases('getBoat').map(({ parts }) => parts.path)).toEqual([{ id: 1 }]);
    const known = new KnownValues(contract.byId);
    const body = { results: [{ id: 3 }, { id: 4 }] };
    known.learn(exchangeWith(contract, 'listBoats', { body }));
    expect(createCases('getBoat', 0, known).map(({ title, parts }) => [title, parts.path])).toEqual(
      [
        ['the plainest request', { id: 3 }],
        ['another record', { id: 4 }],
      ],
    );
  });

  it('have every other example of a body, with the first record and another', () => {
    const known = new KnownValues(contract.byId);
    const body = { results: [{ id: 3 }, { id: 4 }] };
    known.learn(exchangeWith(contract, 'listBoats', { body }));
    const examples = createCases('changeBoat', 0, known).filter(({ title }) =>
      title.startsWith('another example'),
    );
    expect(examples.map(({ parts }) => [parts.path, parts.body?.value])).toEqual([
      [{ id: 3 }, { name: 'Heron', seats: 2, kind: 'a' }],
      [{ id: 4 }, { name: 'Heron', seats: 2, kind: 'a' }],
    ]);
  });

  it('are not the same twice', () => {
    const sent = createCases('changeBoat', 3).map(({ parts }) => JSON.stringify(parts));
    expect(new Set(sent).size).toBe(sent.length);
  });
});

describe('the parameters of a request', () => {
  it('are given one by one, with the values at their limits', () => {
    const titles = createCases('listBoats').map(({ title }) => title);
    expect(titles).toEqual([
      'the plainest request',
      '`limit` is given',
      '`limit` is the least',
      '`limit` is the greatest',
      '`page` is given',
      '`near` is "Mainz"',
      '`X-Kind` is given',
    ]);
  });

  it('are where the document has them', () => {
    const find = (wanted: string) => createCases('listBoats').find(({ title }) => title === wanted);
    expect(find('`limit` is the least')?.parts.query).toEqual({ near: 'Bonn', limit: 1 });
    expect(find('`X-Kind` is given')?.parts.headers).toEqual({ 'x-own': 'yes', 'x-kind': 'abc' });
  });

  it('can be put into any place', () => {
    const parts = { path: { id: 1 }, query: {}, headers: {} };
    const [parameterOfPath] = operationIn(contract, 'getBoat').parameters;
    if (!parameterOfPath) throw new Error('There is no parameter.');
    const put = (place: 'path' | 'query' | 'header') =>
      withParameter(parts, { ...parameterOfPath, name: 'Id', in: place }, 7);
    expect(put('path').path).toEqual({ id: 1, Id: 7 });
    expect(put('query').query).toEqual({ Id: 7 });
    expect(put('header').headers).toEqual({ id: '7' });
  });
});

describe('the fields of a body', () => {
  it('are left out, given, and at their limits, in the first example that allows it', () => {
    const ofFields = createCases('changeBoat').flatMap(({ title, parts }) =>
      title.includes('`') ? [[title, parts.body?.value]] : [],
    );
    expect(ofFields).toEqual([
      ['`name` is "Heron"', { name: 'Heron', isNew: true }],
      ['with `seats`', { name: 'Otter', isNew: true, seats: 4 }],
      ['`seats` is the least', { name: 'Otter', isNew: true, seats: 1 }],
      ['`seats` is the greatest', { name: 'Otter', isNew: true, seats: 8 }],
      ['without `isNew`', { name: 'Otter' }],
      ['`isNew` is false', { name: 'Otter', isNew: false }],
      ['without `kind`', { name: 'Heron', seats: 2 }],
    ]);
  });
});

describe('generated requests', () => {
  const generated = (id: string, count: number) =>
    createCases(id, count).filter(({ title }) => title === 'a generated request');

  it('are as many as wanted, apart from those that are the same', () => {
    expect(generated('changeBoat', 0)).toEqual([]);
    const some = generated('changeBoat', 20);
    expect(some.length).toBeGreaterThan(5);
    expect(some.length).toBeLessThanOrEqual(20);
  });

  it('omit every other optional parameter, and no required one', () => {
    const queries = generated('listBoats', 20).map(({ parts }) => parts.query);
    expect(queries.every(({ near }) => near === 'Bonn' || near === 'Mainz')).toBe(true);
    expect(queries.some((query) => 'limit' in query)).toBe(true);
    expect(queries.some((query) => !('limit' in query))).toBe(true);
    expect(queries.every((query) => 'limit' in query !== 'page' in query)).toBe(true);
  });

  it('are none if there is nothing to choose', () => {
    expect(generated('getBoat', 5)).toEqual([]);
  });
});

describe('texts in headers and parameters', () => {
  const texts = smallContract({
    paths: {
      '/boats': {
        get: {
          operationId: 'findBoats',
          parameters: [parameter('query', 'q', { type: 'string', minLength: 0 }, { example: 'a' })],
          responses: { 200: {} },
        },
      },
    },
  });

  it('may be unusual in the address, but not empty, which counts as missing', () => {
    const requests = new FittingRequests(texts.schemas, new KnownValues(texts.byId), 1);
    const tools = { schemas: texts.schemas, requests, count: 0 };
    const values = validCases(operationIn(texts, 'findBoats'), undefined, tools).map(
      ({ parts }) => parts.query['q'],
    );
    expect(values).toEqual([undefined, 'a', ...unusualTexts]);
  });
});
