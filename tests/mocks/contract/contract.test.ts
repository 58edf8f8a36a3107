import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#mocks/contract/answer.ts';
import { type Contract, type ContractViolation, loadContract } from '#mocks/contract/contract.ts';
import type { ContractOperation } from '#mocks/contract/operations.ts';
import { errorBody } from '#mocks/http/errors.ts';
import { exampleCall } from '../example-call.ts';

const violations: ContractViolation[] = [];
let contract: Contract;

beforeAll(async () => {
  contract = await loadContract((violation) => violations.push(violation));
});

/** Calls an operation with a valid session and the given answer. */
function called(id: string, answer: Answer | undefined, search = ''): Promise<Answer> {
  violations.length = 0;
  const operation = contract.operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return contract.call({
    operation,
    path: {},
    url: new URL(exampleCall(operation).path + search, 'http://localhost'),
    headers: { cookie: 'session=x', 'x-requested-with': 'XMLHttpRequest' },
    body: undefined,
    preferences: undefined,
    answer: () => answer,
  });
}

function needsInput({ request }: ContractOperation['definition']): boolean {
  return request?.body !== undefined || (request?.query ?? []).some(({ required }) => required);
}

describe('an answer', () => {
  it('is sent unchanged if the document allows it', async () => {
    const answer = { status: 200, body: { results: [] } };
    expect(await called('listCalendars', answer)).toMatchObject(answer);
    expect(violations).toEqual([]);
  });

  it('comes from the document if the handler returns none', async () => {
    const { status, body } = await called('listCalendars', undefined);
    expect(status).toBe(200);
    expect(body).toHaveProperty('results.0.id', 101);
  });

  it('becomes a 500 that names document, operation and field if it violates the document', async () => {
    const calendars = [{ id: 'one' }];
    const { status, body } = await called('listCalendars', {
      status: 200,
      body: { results: calendars },
    });
    expect(status).toBe(500);
    expect(body).toMatchObject({ error: { id: 'internal_error' } });
    expect(JSON.stringify(body)).toContain(
      'Contract violation in app, listCalendars, body.results.0.id: must be integer.',
    );
    expect(violations).toContainEqual({
      document: 'app',
      operation: 'listCalendars',
      field: 'body.results.0.id',
      message: 'must be integer',
    });
  });

  it.each([
    ['a success', 204],
    ['a failure', 404],
  ])('may not have the undocumented status of %s', async (_, status) => {
    const answer = await called('listCalendars', { status, body: errorBody('not_found') });
    expect(answer.status).toBe(500);
    expect(violations).toMatchObject([{ field: 'status' }]);
  });

  it('needs the headers that the document requires', async () => {
    expect((await called('logOut', { status: 303 })).status).toBe(500);
    expect(violations).toMatchObject([
      { field: 'header', message: expect.stringContaining('location') },
    ]);
  });

  it('may not have a body if the document has none', async () => {
    const headers = { Location: '/login' };
    expect((await called('logOut', { status: 303, headers })).status).toBe(303);
    expect((await called('logOut', { status: 303, headers, body: {} })).status).toBe(500);
    expect(violations).toMatchObject([{ operation: 'logOut', field: 'body' }]);
  });

  it('is checked against the schema of its status in every operation', async () => {
    for (const { id, path, definition } of contract.operations) {
      if (path.includes('{')) continue;
      for (const { code, contents = [] } of definition.responses) {
        if (contents.length === 0 || needsInput(definition)) continue;
        const { status } = await called(id, { status: Number(code), body: 7 });
        expect([id, code, status, violations.length > 0]).toEqual([id, code, 500, true]);
      }
    }
  });

  it('is not requested from the handler if the request is invalid', async () => {
    const { status, body } = await called('searchCalendars', { status: 200, body: {} }, '?limit=0');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: {
        id: 'validation_error',
        details: [{ field: 'limit', message: 'Must be at least 1.' }],
      },
    });
  });
});
