import { describe, expect, it } from 'vitest';
import { documentNames } from '#generated/documents.ts';
import { plainDocument, schemaChecker } from '../schemas.ts';

interface Example {
  readonly schema: string;
  readonly place: string;
  readonly value: unknown;
}

/** Every example of a schema in requests, answers, parameters and headers. */
function examplesIn(node: unknown, pointer = ''): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'schema' in node && 'examples' in node ? namedExamples(node.examples, pointer) : [];
  const inner = Object.entries(node).flatMap(([key, child]) =>
    key === 'examples' ? [] : examplesIn(child, `${pointer}/${escaped(key)}`),
  );
  const ofSchema =
    'examples' in node && Array.isArray(node.examples)
      ? node.examples.map((value) => ({ schema: pointer, place: pointer, value }))
      : [];
  return [...own, ...inner, ...ofSchema];
}

function namedExamples(examples: unknown, pointer: string): Example[] {
  return Object.entries(examples as Record<string, { value: unknown }>).map(
    ([name, { value }]) => ({ schema: `${pointer}/schema`, place: `${pointer} ${name}`, value }),
  );
}

function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

describe.each(documentNames)('the document %s', (name) => {
  it('has only valid examples', async () => {
    const { errorsAt } = await schemaChecker(name);
    const examples = examplesIn(await plainDocument(name));
    expect(examples.length).toBeGreaterThan(5);
    const errors = examples
      .map(({ schema, place, value }) => [place, errorsAt(schema, value)])
      .filter(([, error]) => error !== '');
    expect(errors).toEqual([]);
  });
});
