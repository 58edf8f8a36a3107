import { describe, expect, it } from 'vitest';
import { requestProblems } from '#scripts/conformance/checks/request.ts';
import type { RequestParts } from '#scripts/conformance/target/request-parts.ts';
import { exchangeWith, smallContract } from '../support/small-contract.ts';

const contract = smallContract({
  paths: {
    '/boats/{id}': {
      put: {
        operationId: 'updateBoat',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          {
            name: 'kinds',
            in: 'query',
            schema: { type: 'array', items: { enum: ['oar', 'sail'] } },
          },
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 10 } },
          { name: 'X-Requested-With', in: 'header', required: true, schema: { type: 'string' } },
          { name: 'sid', in: 'cookie', required: true, schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: { name: { type: 'string', maxLength: 5 } },
              },
            },
          },
        },
        responses: { 200: {} },
      },
      get: { operationId: 'getBoat', responses: { 200: {} } },
    },
  },
});
const fine: RequestParts = {
  path: { id: '7' },
  query: {},
  headers: { 'x-requested-with': 'XMLHttpRequest' },
  body: { type: 'application/json', value: { name: 'Ada' } },
};
const problems = (changed: Partial<RequestParts>, id = 'updateBoat') =>
  requestProblems(exchangeWith(contract, id, { parts: { ...fine, ...changed } }), contract);
const messages = (changed: Partial<RequestParts>) =>
  problems(changed).map(({ message }) => message);

describe('the parameters of a client’s request', () => {
  it('are read as their schemas say', () => {
    expect(messages({ query: { limit: '10', kinds: 'oar,sail' } })).toEqual([]);
  });

  it('must be as the document says', () => {
    expect(messages({ query: { limit: '11' } })).toEqual([
      'The client sends `limit`, which must be <= 10.',
    ]);
    expect(messages({ query: { kinds: 'oar,steam' } })).toEqual([
      'The client sends `kinds`, which must be equal to one of the allowed values: oar, sail.',
    ]);
    expect(messages({ path: { id: 'ada' } })).toEqual([
      'The client sends `id`, which must be integer.',
    ]);
  });

  it('must be there if they are required; cookies belong to the session', () => {
    expect(messages({ headers: {} })).toEqual(['The client leaves `X-Requested-With` out.']);
    expect(messages({ path: { id: '' } })).toEqual(['The client leaves `id` out.']);
  });
});

describe('the body of a client’s request', () => {
  it('must be there if it is required', () => {
    expect(messages({ body: undefined })).toEqual(['The client sends no body.']);
  });

  it('is ignored where the document knows none', () => {
    expect(problems({}, 'getBoat')).toEqual([]);
  });

  it('must have a documented type, whatever its parameters', () => {
    const value = { name: 'Ada' };
    expect(messages({ body: { type: 'Application/JSON; charset=utf-8', value } })).toEqual([]);
    expect(messages({ body: { type: 'text/plain', value } })).toEqual([
      'The client sends a body of the type "text/plain".',
    ]);
  });

  it('must be as its schema says', () => {
    const body = (value: unknown) => ({ body: { type: 'application/json', value } });
    expect(problems(body({ name: 'Ada Lovelace' }))).toMatchObject([
      {
        check: 'client-request',
        message: 'The client sends name, which must NOT have more than 5 characters.',
        at: 'name',
      },
    ]);
    expect(messages(body('Ada'))).toEqual(['The client sends a body, which must be object.']);
  });
});
