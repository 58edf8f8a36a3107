import { expect, it } from 'vitest';
import type { Document, Operation } from '#scripts/generation/documents.ts';
import { spreadEveryOperation } from '#scripts/generation/every-operation.ts';

const operation = (more: Partial<Operation> = {}): Operation => ({
  operationId: 'anything',
  summary: 'Anything',
  'x-source': 'proposed',
  responses: { 200: {} },
  ...more,
});

const every = {
  parameters: [{ name: 'Accept-Language', in: 'header' }],
  parametersOfChanges: [{ name: 'X-Requested-With', in: 'header' }],
  answersOfChanges: { 403: { $ref: '#/components/responses/CrossSite' } },
  parametersOfSessions: [{ name: 'X-User-Id', in: 'header' }],
  answersOfSessions: { 409: { $ref: '#/components/responses/UserChanged' } },
  answersOfBodies: { 415: { $ref: '#/components/responses/Unsupported' } },
  headers: { 'Cache-Control': { $ref: '#/components/headers/NoStore' } },
};

const errorWith = (...examples: string[]) => ({
  content: {
    'application/json': { examples: Object.fromEntries(examples.map((name) => [name, {}])) },
  },
});

function spread(operations: Record<string, Operation>, security?: object[]) {
  const document: Document = {
    ...(security && { security }),
    'x-every-operation': every,
    paths: { '/': operations },
    components: {
      schemas: {},
      responses: {
        Shared: {},
        UserChanged: errorWith('user_changed'),
        Conflict: errorWith('conflict'),
      },
    },
  };
  return spreadEveryOperation(document);
}

it('adds parameters and headers to every operation and answer, including shared ones', () => {
  const { paths, components } = spread({ get: operation() });
  expect(paths['/']?.['get']).toMatchObject({
    parameters: every.parameters,
    responses: { 200: { headers: every.headers } },
  });
  expect(Object.keys(paths['/']?.['get']?.responses ?? {})).toEqual(['200']);
  expect(components.responses?.['Shared']).toEqual({ headers: every.headers });
});

it('adds more to operations that change state, including GETs marked so', () => {
  const { paths } = spread({ post: operation(), get: operation({ 'x-changes-state': true }) });
  for (const method of ['post', 'get']) {
    expect(paths['/']?.[method]).toMatchObject({
      parameters: [...every.parametersOfChanges, ...every.parameters],
      responses: every.answersOfChanges,
    });
  }
});

it('adds what belongs to a session to operations that require one, or may have one', () => {
  const either = operation({ security: [{}, { session: [] }] });
  const { paths } = spread({ get: operation(), delete: either, put: operation({ security: [] }) }, [
    { session: [] },
  ]);
  expect(paths['/']?.['get']).toMatchObject({
    parameters: [...every.parametersOfSessions, ...every.parameters],
    responses: every.answersOfSessions,
  });
  expect(paths['/']?.['delete']?.responses).toMatchObject(every.answersOfSessions);
  expect(paths['/']?.['put']?.responses).not.toHaveProperty('409');
});

it('adds the examples of such answers to an operation’s own, shared or not', () => {
  const conflict = { $ref: '#/components/responses/Conflict' };
  const own = { description: 'Taken', ...errorWith('email_taken') };
  const { paths, components } = spread(
    {
      post: operation({ responses: { 409: conflict } }),
      patch: operation({ responses: { 409: own } }),
    },
    [{ session: [] }],
  );
  expect(paths['/']?.['post']?.responses['409']).toEqual(conflict);
  expect(components.responses?.['Conflict']).toMatchObject(errorWith('conflict', 'user_changed'));
  expect(paths['/']?.['patch']?.responses['409']).toMatchObject({
    description: 'Taken',
    ...errorWith('email_taken', 'user_changed'),
  });
});

it('keeps what an operation defines itself', () => {
  const own = { description: 'Own' };
  const headers = { 'Cache-Control': own };
  const { paths } = spread({
    put: operation({
      requestBody: {},
      responses: { 200: { headers }, 403: { headers: {} } },
    }),
  });
  const { responses = {} } = paths['/']?.['put'] ?? {};
  expect(responses['200']).toEqual({ headers });
  expect(responses['403']).toEqual({ headers: every.headers });
  expect(responses['415']).toEqual(every.answersOfBodies[415]);
});

it('returns a document unchanged if it defines none of it', () => {
  const document: Document = { paths: {}, components: { schemas: {} } };
  expect(spreadEveryOperation(document)).toBe(document);
});

it('keeps an answer of sessions only while an operation has it', () => {
  const own = { 409: { $ref: '#/components/responses/Conflict' } };
  const session = [{ session: [] }];
  const both = spread({ get: operation(), post: operation({ responses: own }) }, session);
  expect(both.components.responses).toHaveProperty('UserChanged');
  const none = spread({ post: operation({ responses: own }) }, session);
  expect(none.components.responses).not.toHaveProperty('UserChanged');
  expect(none.components.responses?.['Conflict']).toMatchObject(
    errorWith('conflict', 'user_changed'),
  );
});
