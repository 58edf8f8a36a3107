import { expect, it } from 'vitest';
import type { Document, RequestBody } from '#scripts/generation/documents.ts';
import { fetchersSource } from '#scripts/generation/fetchers.ts';

function documentWith(requestBody: RequestBody | { $ref: string }): Document {
  return {
    paths: {
      '/mail': {
        post: {
          operationId: 'requestMail',
          summary: 'Ask for a mail',
          'x-source': 'proposed',
          requestBody,
          responses: { '204': { description: 'Sent' } },
        },
      },
    },
    components: {
      schemas: {},
      requestBodies: { Address: { required: true, content: { 'application/json': {} } } },
    },
  };
}

const own = { required: true, content: { 'application/json': {} } };

it.each([
  ['its own', own],
  ['a shared', { $ref: '#/components/requestBodies/Address' }],
])('a call with %s body requires it', (_whose, body) => {
  const source = fetchersSource(documentWith(body));
  expect(source).toContain(
    "body: NonNullable<operations['requestMail']['requestBody']>['content']['application/json'];",
  );
  expect(source).toContain('input: RequestMailInput,');
});

it('names a reference to a missing body', () => {
  expect(() => fetchersSource(documentWith({ $ref: '#/components/requestBodies/None' }))).toThrow(
    'requestMail: there is no #/components/requestBodies/None.',
  );
});
