import { describe, expect, it } from 'vitest';
import { evaluated, Known } from '#scripts/conformance/cases/known.ts';
import type { Operation } from '#scripts/conformance/contract/operation.ts';
import type { Exchange } from '#scripts/conformance/run/exchange.ts';

const plain: Operation = {
  document: 'app',
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
const link = { operationId: 'getBoat', parameters: { boat: '$response.body#/results/0/id' } };
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
    const known = new Known(new Map([[getBoat.id, getBoat]]));
    known.learn(listed({ results: [{ id: 7 }, { id: 8 }] }));
    expect([0, 1, 2].map((turn) => known.pathOf(getBoat, turn)?.['boat'])).toEqual([7, 8, 7]);
  });

  it('no longer uses a deleted record', () => {
    const known = new Known(new Map([[getBoat.id, getBoat]]));
    known.learn(listed({ results: [{ id: 7 }, { id: 8 }] }));
    known.forget(getBoat, { boat: 7 });
    expect(known.pathOf(getBoat)).toEqual({ boat: 8 });
  });

  it('shares the records of one operation with all operations that have them in their path', () => {
    const repairBoat: Operation = { ...getBoat, id: 'repairBoat', path: '/boats/{boat}/repair' };
    const sellBoats: Operation = { ...plain, id: 'sellBoats', path: '/boats/sale' };
    const all = [getBoat, repairBoat, sellBoats].map((one) => [one.id, one] as const);
    const known = new Known(new Map(all));
    known.learn(listed({ results: [{ id: 7 }, { id: 8 }] }));
    expect(known.pathOf(repairBoat, 1)).toEqual({ boat: 8 });
    expect(known.pathOf(sellBoats)).toBeUndefined();
    known.forget(repairBoat, { boat: 7 });
    expect(known.pathOf(getBoat)).toEqual({ boat: 8 });
  });

  it('uses the records of a list at the path below it, even without a link', () => {
    const known = new Known(new Map([[getBoat.id, getBoat]]));
    known.learn({ ...listed({ results: [{ id: 9 }] }), operation: { ...listBoats, answers: [] } });
    expect(known.pathOf(getBoat)).toEqual({ boat: 9 });
  });

  it('learns nothing from an empty list', () => {
    const known = new Known(new Map([[getBoat.id, getBoat]]));
    known.learn(listed({ results: [] }));
    expect(known.pathOf(getBoat)).toBeUndefined();
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
    expect(evaluated(expression, listed({ results: [{ id: 7 }] }))).toBe(value);
  });
});
