import { describe, expect, it } from 'vitest';
import { FittingRequests } from '#scripts/conformance/cases/fitting-request.ts';
import { KnownValues } from '#scripts/conformance/cases/known.ts';
import { refusedCallers } from '#scripts/conformance/cases/refused-callers.ts';
import { operationIn, smallContract } from '../support/small-contract.ts';

const contract = smallContract({
  components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
  security: [{ session: [] }],
  paths: {
    '/boats': {
      get: { operationId: 'listBoats', responses: { 200: {}, 401: {} } },
      post: {
        operationId: 'createBoat',
        'x-roles': ['ROLE_ADMIN'],
        requestBody: {
          content: { 'application/json': { examples: { ada: { value: { name: 'Ada' } } } } },
        },
        responses: { 201: {}, 401: {}, 403: {} },
      },
      put: { operationId: 'openBoats', security: [], responses: { 200: {} } },
    },
    '/boats/{boat}': {
      get: {
        operationId: 'getBoat',
        security: [{}, { session: [] }],
        parameters: [
          {
            name: 'boat',
            in: 'path',
            required: true,
            schema: { type: 'string' },
            example: 'key-1',
            'x-login-required-for': '^[0-9]{3}$',
          },
        ],
        responses: {
          200: {},
          401: { content: { 'application/json': { examples: { login_required: { value: {} } } } } },
        },
      },
    },
  },
});
const requests = new FittingRequests(contract.schemas, new KnownValues(contract.byId), 1);
const session = (name: string, roles?: string[]) => ({
  name,
  roles,
  userId: undefined,
  headers: {},
});
const cases = (id: string, ...sessions: ReturnType<typeof session>[]) =>
  refusedCallers(operationIn(contract, id), sessions, requests);

describe('a call that needs a session', () => {
  it('is refused to visitors and to made-up sessions', () => {
    const [nobody, madeUp, ...others] = cases('listBoats');
    expect(nobody).toMatchObject({ title: 'nobody is logged in', session: undefined });
    expect(madeUp?.parts.headers).toEqual({ cookie: 'sid=made-up-0123456789abcdef' });
    expect(others).toEqual([]);
    expect(madeUp?.expected).toEqual({
      statuses: [401],
      because: 'the session is made up',
      clause: { document: 'boats', pointer: '/paths/~1boats/get/security' },
    });
  });

  it('does not tell visitors what is wrong with their body', () => {
    expect(cases('createBoat').at(-1)).toMatchObject({
      title: 'nobody is logged in, and the body is wrong',
      parts: { body: { type: 'application/json', value: {} } },
      expected: { statuses: [401] },
    });
  });
});

describe('a call that needs a session for some values', () => {
  it('is refused to visitors who send one of them', () => {
    const [refused, ...others] = cases('getBoat');
    expect(refused).toMatchObject({
      session: undefined,
      parts: { path: { boat: expect.stringMatching(/^[0-9]{3}$/) } },
      expected: { statuses: [401], id: 'login_required' },
    });
    expect(others).toEqual([]);
  });
});

describe('a call that needs a right', () => {
  it('is refused to those who lack it', () => {
    const refused = cases(
      'createBoat',
      session('admin', ['ROLE_ADMIN']),
      session('guest', ['ROLE_USER']),
      session('nobody', []),
    );
    expect(
      refused.filter(({ session: name }) => name).map(({ session: name, title }) => [name, title]),
    ).toEqual([
      ['guest', 'ROLE_USER lacks the right'],
      ['nobody', 'the caller lacks the right'],
    ]);
    expect(refused.at(-1)?.expected).toMatchObject({ statuses: [403] });
  });

  it('may be allowed to those whose roles nobody knows', () => {
    expect(cases('createBoat', session('someone')).every(({ session: name }) => !name)).toBe(true);
  });
});

it('a call that everyone may make is refused to no one', () => {
  expect(cases('openBoats', session('guest', []))).toEqual([]);
});
