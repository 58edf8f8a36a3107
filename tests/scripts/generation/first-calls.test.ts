import { expect, it } from 'vitest';
import type { Document, FirstCall, Operation, Parameter } from '#scripts/generation/documents.ts';
import { firstCallsSource } from '#scripts/generation/first-calls.ts';

const id = { name: 'id', in: 'path', required: true } as const;

function operation(operationId: string, parameters: Parameter[] = []): Operation {
  return { operationId, summary: 'List', 'x-source': 'proposed', parameters, responses: {} };
}

const calls: Document = {
  'x-server': 'product',
  paths: {
    '/as': { get: operation('listAs'), post: operation('createA') },
    '/as/{id}/days': {
      get: operation('listDays', [
        id,
        { name: 'from', in: 'query', required: true },
        { name: 'to', in: 'query', required: true },
        { name: 'tz', in: 'query' },
      ]),
    },
  },
  components: { schemas: {} },
};

const elsewhere: Document = { ...calls, 'x-server': 'third-party' };

/** A document with one page, at `/page/{name}`. */
function sourceFor(...firstCalls: FirstCall[]): string {
  const app: Document = {
    'x-pages': {
      one: {
        ...({ 'x-source': 'proposed', access: 'user', framing: 'refused' } as const),
        ...{ summary: 'A page', path: '/page/{name}', firstCalls },
        parameters: [{ name: 'name', in: 'path', schema: { pattern: '^.+$' }, example: 'a' }],
      },
    },
    paths: {},
    components: { schemas: {} },
  };
  return firstCallsSource(app, [app, elsewhere, calls]);
}

it('have the addresses of their calls, in any of the product’s documents', () => {
  const parameters = { id: 'name', from: 'first_day', to: 'last_day' };
  expect(sourceFor({ operation: 'listAs' }, { operation: 'listDays', parameters })).toContain(
    '= {"one":["/as","/as/{2}/days?from={first_day}&to={last_day}"]};',
  );
});

it.each([
  ['createA', {}, 'no GET of the product is called createA.'],
  ['listDays', { id: 'name' }, 'the first call listDays has no source for the parameter from.'],
  ['listDays', { id: 'other' }, 'the first call listDays has no source for the parameter id.'],
  ['listAs', { id: 'name' }, 'the first call listAs has no parameter id.'],
])('cannot be %s with %j', (name, parameters, error) => {
  expect(() => sourceFor({ operation: name, parameters })).toThrow(`one: ${error}`);
});
