import { describe, expect, it } from 'vitest';
import { documentNames } from '#generated/documents.ts';
import { type ErrorId, errorIds } from '#generated/error-ids.ts';
import { errorBody, errorResponse, inLanguage } from '#mocks/http/errors.ts';
import { plainDocument, schemaChecker } from '../schemas.ts';

interface ErrorExample {
  readonly value: { readonly error: { readonly id: ErrorId } };
}

/** Every named error example of a document. */
function errorExamples(node: unknown): ErrorExample[] {
  if (typeof node !== 'object' || node === null) return [];
  const isExample = 'value' in node && JSON.stringify(node.value).startsWith('{"error":');
  return isExample ? [node as ErrorExample] : Object.values(node).flatMap(errorExamples);
}

describe('error bodies', () => {
  it.each(documentNames)('match the examples of the document %s', async (name) => {
    const examples = errorExamples(await plainDocument(name));
    expect(examples.length).toBeGreaterThan(2);
    // Some bodies have more members beside the error.
    for (const { value } of examples) expect(errorBody(value.error.id).error).toEqual(value.error);
  });

  it('are valid for every id', async () => {
    const { errorsAt } = await schemaChecker('app');
    for (const id of errorIds) {
      expect(errorsAt('/components/schemas/ErrorBody', errorBody(id))).toBe('');
    }
  });

  it('are fully translated', async () => {
    for (const id of errorIds) {
      const english = errorBody(id);
      const response = await inLanguage(errorResponse(400, id), 'de');
      const { error }: typeof english = await response.json();
      const texts = ({ title, message, details = [] }: typeof error) => [
        title,
        message,
        ...details.map((detail) => detail.message),
      ];
      expect(error.id).toBe(id);
      for (const text of texts(english.error)) expect(texts(error)).not.toContain(text);
    }
  });

  it('keep what stands beside the error in every language', async () => {
    const body = { ...errorBody('event_version_conflict'), current: { id: '7003' } };
    const response = await inLanguage(Response.json(body, { status: 409 }), 'de');
    expect(await response.json()).toMatchObject({
      error: { title: 'Von jemand anderem geändert' },
      current: { id: '7003' },
    });
  });

  it('can have a custom message', async () => {
    const response = errorResponse(400, 'malformed_request', { message: 'Odd.' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: 'Odd.' } });
  });
});
