import { expect, it } from 'vitest';
import type { Document } from '#scripts/generation/documents.ts';
import { errorTextsSource } from '#scripts/generation/error-texts.ts';

/** A document whose operation answers with errors. */
function documentWith(...errors: object[]): Document {
  const examples = Object.fromEntries(
    errors.map((error, index) => [`error_${index}`, { value: { error } }]),
  );
  const answer = { description: 'Refused.', content: { 'application/json': { examples } } };
  return {
    paths: { '/users': { get: { operationId: 'listUsers', responses: { '404': answer } } } },
    components: { schemas: {} },
  } as unknown as Document;
}

const notFound = { id: 'not_found', title: 'Not found', message: 'There is nothing here.' };

it('contains each error once, however many documents show it', () => {
  const source = errorTextsSource([documentWith(notFound, notFound), documentWith(notFound)]);
  expect(source.match(/There is nothing here\./g)).toHaveLength(1);
});

it('refuses examples of one error that differ', () => {
  const other = { ...notFound, title: 'Gone' };
  expect(() => errorTextsSource([documentWith(notFound), documentWith(other)])).toThrow(
    'The examples of the error not_found differ.',
  );
});
