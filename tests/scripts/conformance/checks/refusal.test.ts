import { describe, expect, it } from 'vitest';
import { acceptanceProblems, refusalProblems } from '#scripts/conformance/checks/refusal.ts';
import { answers, exchangeWith, smallContract } from '../support/small-contract.ts';

const body = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    until: { type: 'string' },
    mooring: { $ref: '#/components/schemas/Mooring' },
    winter: { oneOf: [{ $ref: '#/components/schemas/Mooring' }, { type: 'null' }] },
  },
  'x-rules': { until: 'Not before today.' },
};
const contract = smallContract({
  components: {
    schemas: {
      Mooring: {
        type: 'object',
        properties: { place: { type: 'string' }, depth: { type: 'number' } },
        'x-rules': { place: 'One that is free.' },
      },
    },
  },
  paths: {
    '/boats': {
      put: {
        operationId: 'updateBoat',
        'x-roles': ['ROLE_CAPTAIN', 'ROLE_ADMIN'],
        parameters: [
          { name: 'near', in: 'query', schema: {}, 'x-rule': 'A place on a river.' },
          { name: 'size', in: 'query', schema: {} },
        ],
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: answers({ 200: {}, 422: {} }),
      },
    },
  },
});
const clause = { document: 'boats', pointer: '/somewhere' };
const sent = { body: { type: 'application/json', value: {} } };
const errorBody = (id: string, ...fields: string[]) => ({
  error: { id, details: fields.map((field) => ({ field, message: 'Wrong.' })) },
});
type Given = Parameters<typeof exchangeWith>[2];
const exchange = (given: Given) => exchangeWith(contract, 'updateBoat', { parts: sent, ...given });

describe('a request that must be refused', () => {
  const refused = (statuses: number[], given: Given, field?: string) =>
    refusalProblems(exchange(given), {
      statuses,
      because: '`name` is missing',
      clause,
      ...(field ? { field } : {}),
    });

  it('is answered with one of the documented statuses', () => {
    expect(refused([400, 422], { status: 422 })).toEqual([]);
    expect(refused([400, 422], { status: 200 })).toEqual([
      {
        check: 'refuses-invalid',
        message: 'The answer is 200, and must be 400 or 422: `name` is missing.',
        clause,
        at: '400 or 422',
      },
    ]);
  });

  it.each([
    [401, 'session-required'],
    [403, 'right-required'],
    [422, 'refuses-invalid'],
  ])('violates the rule that %i stands for', (status, check) => {
    expect(refused([status], { status: 200 })).toMatchObject([{ check }]);
  });

  it('is answered with the field’s name', () => {
    const wrong = (...fields: string[]) => ({
      status: 422,
      body: errorBody('validation_error', ...fields),
    });
    expect(refused([422], wrong('size', 'name'), 'name')).toEqual([]);
    expect(refused([422], wrong('size'), 'name')).toMatchObject([
      { check: 'names-field', message: '`details` must name the field name; named: size.' },
    ]);
    expect(
      refused([422], { status: 422, body: { error: { details: [3] } } }, 'name'),
    ).toMatchObject([{ message: '`details` must name the field name; named: none.' }]);
  });

  it('may fail here: another check finds failures of the server', () => {
    expect(refused([422], { status: 501 })).toEqual([]);
  });
});

describe('a request that the document allows', () => {
  const problems = (given: Given) => acceptanceProblems(exchange(given), contract);

  it('is not called invalid', () => {
    expect(problems({ status: 200 })).toEqual([]);
    for (const status of [400, 415]) {
      expect(problems({ status })).toMatchObject([
        {
          check: 'accepts-valid',
          message: `A request that the document allows is answered ${status}.`,
        },
      ]);
    }
    expect(problems({ status: 422, body: errorBody('validation_error', 'name') })).toMatchObject([
      { message: 'A request that the document allows is answered 422 for name.', at: 'name' },
    ]);
  });

  it.each(['until', 'until.day', 'mooring.place', 'winter.place', 'near'])(
    'may violate the rule of %s, which no schema expresses',
    (field) => {
      expect(problems({ status: 422, body: errorBody('validation_error', field) })).toEqual([]);
    },
  );

  it.each(['name', 'mooring', 'mooring.depth', 'size'])('has no such rule of %s', (field) => {
    expect(problems({ status: 422, body: errorBody('validation_error', field) })).toHaveLength(1);
  });

  it('is not refused to a session that has just begun, nor to one with the right', () => {
    const captain = { session: 'captain', roles: ['ROLE_CAPTAIN'] };
    const noLogin = { status: 401, body: errorBody('login_required') };
    expect(problems({ ...noLogin, ...captain })).toMatchObject([
      { check: 'session-accepted', message: 'A session that has just begun is refused.' },
    ]);
    expect(problems({ status: 403, ...captain })).toMatchObject([
      { check: 'session-accepted', message: 'ROLE_CAPTAIN may make this call, and is refused.' },
    ]);
  });

  it('may be refused without a session or the right', () => {
    expect(problems({ status: 401, body: errorBody('login_required') })).toEqual([]);
    expect(problems({ status: 403, session: 'guest', roles: ['ROLE_USER'] })).toEqual([]);
    expect(problems({ status: 401, body: errorBody('wrong_code'), session: 'guest' })).toEqual([]);
  });
});
