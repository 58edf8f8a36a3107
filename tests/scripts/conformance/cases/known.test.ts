import { describe, expect, it } from 'vitest';
import { evaluateLink, KnownValues } from '#scripts/conformance/cases/known.ts';
import type { Operation } from '#scripts/conformance/contract/operation.ts';
import type { Exchange } from '#scripts/conformance/run/exchange.ts';

const plain: Operation = {
  id: 'listBoats',
  method: 'GET',
  path: '/boats',
  tags: [],
  place: { document: 'app', pointer: '/paths/~1boats/get' },
  parameters: [],
  body: undefined,
  answers: [],
  sessionCookies: [],
  roles: undefined,
  changesState: false,
  undoneBy: [],
  listedBy: [],
};
const place = { document: 'app', pointer: '' };
const getBoat: Operation = {
  ...plain,
  id: 'getBoat',
  path: '/boats/{boat}',
  parameters: [
    { name: 'boat', in: 'path', required: true, schema: { schema: {}, place }, examples: [] },
  ],
};
const link = {
  operationId: 'getBoat',
  parameters: { boat: '$response.body#/results/0/id' },
  fields: {},
};
const listBoats: Operation = {
  ...plain,
  answers: [{ status: '200', place, headers: [], media: [], links: [link] }],
};

function listed(body: unknown): Exchange {
  return {
    operation: listBoats,
    parts: { path: {}, query: { near: 'Bonn' }, headers: {} },
    session: undefined,
    roles: undefined,
    request: { method: 'GET', path: '/boats', headers: {} },
    answer: { status: 200, headers: new Headers({ etag: 'e1' }), body: '', milliseconds: 1 },
    body,
    isBroken: false,
  };
}

describe('Known', () => {
  it('uses the records that a list links to, one per turn', () => {
    const known = new KnownValues(new Map([[getBoat.id, getBoat]]));
    known.learn(listed({ results: [{ id: 7 }, { id: 8 }] }));
    expect([0, 1, 2].map((turn) => known.pickPath(getBoat, turn)?.['boat'])).toEqual([7, 8, 7]);
  });

  it('uses the query values that a link provides with the path', () => {
    const moored = { name: 'version', in: 'query', required: true, examples: [] } as const;
    const sinkBoat: Operation = {
      ...getBoat,
      id: 'sinkBoat',
      parameters: [...getBoat.parameters, { ...moored, schema: { schema: {}, place } }],
    };
    const parameters = {
      boat: '$response.body#/results/0/id',
      version: '$response.body#/results/0/version',
    };
    const links = [{ operationId: 'sinkBoat', parameters, fields: {} }];
    const answers = [{ status: '200', place, headers: [], media: [], links }];
    const known = new KnownValues(new Map([[sinkBoat.id, sinkBoat]]));
    const results = [
      { id: 7, version: 'a' },
      { id: 8, version: 'b' },
    ];
    known.learn({ ...listed({ results }), operation: { ...listBoats, answers } });
    expect(known.findQuery(sinkBoat, { boat: 8 })).toEqual({ version: 'b' });
    expect(known.findQuery(sinkBoat, { boat: 9 })).toEqual({});
  });

  it('uses the latest fields of the body that a link provides with the path', () => {
    const fields = { version: '$response.body#/results/0/version' };
    const answers = [
      { status: '200', place, headers: [], media: [], links: [{ ...link, fields }] },
    ];
    const known = new KnownValues(new Map([[getBoat.id, getBoat]]));
    for (const version of ['a', 'b']) {
      const exchange = listed({ results: [{ id: 7, version }] });
      known.learn({ ...exchange, operation: { ...listBoats, answers } });
    }
    expect(known.findFields(getBoat, { boat: 7 })).toEqual({ version: 'b' });
    expect(known.findFields(getBoat, { boat: 8 })).toEqual({});
  });

  it('no longer uses a deleted record', () => {
    const known = new KnownValues(new Map([[getBoat.id, getBoat]]));
    known.learn(listed({ results: [{ id: 7 }, { id: 8 }] }));
    known.forget(getBoat, { boat: 7 });
    expect(known.pickPath(getBoat)).toEqual({ boat: 8 });
  });

  it('shares the records of one operation with all operations that have them in their path', () => {
    const repairBoat: Operation = { ...getBoat, id: 'repairBoat', path: '/boats/{boat}/repair' };
    const sellBoats: Operation = { ...plain, id: 'sellBoats', path: '/boats/sale' };
    const all = [getBoat, repairBoat, sellBoats].map((one) => [one.id, one] as const);
    const known = new KnownValues(new Map(all));
    known.learn(listed({ results: [{ id: 7 }, { id: 8 }] }));
    expect(known.pickPath(repairBoat, 1)).toEqual({ boat: 8 });
    expect(known.pickPath(sellBoats)).toBeUndefined();
    known.forget(repairBoat, { boat: 7 });
    expect(known.pickPath(getBoat)).toEqual({ boat: 8 });
  });

  it('uses the records of a list at the path below it, even without a link', () => {
    const known = new KnownValues(new Map([[getBoat.id, getBoat]]));
    known.learn({ ...listed({ results: [{ id: 9 }] }), operation: { ...listBoats, answers: [] } });
    expect(known.pickPath(getBoat)).toEqual({ boat: 9 });
  });

  it('learns nothing from an empty list', () => {
    const known = new KnownValues(new Map([[getBoat.id, getBoat]]));
    known.learn(listed({ results: [] }));
    expect(known.pickPath(getBoat)).toBeUndefined();
  });
});

describe('a runtime expression', () => {
  it.each([
    ['$response.body#/results/0/id', 7],
    ['$response.header.ETag', 'e1'],
    ['$request.query.near', 'Bonn'],
    ['a constant', 'a constant'],
    ['$response.body#/nothing', undefined],
  ])('%s is %j', (expression, value) => {
    expect(evaluateLink(expression, listed({ results: [{ id: 7 }] }))).toBe(value);
  });
});
