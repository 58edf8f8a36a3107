import { expect, it } from 'vitest';
import type { Document, Operation, Schema } from '#scripts/generation/documents.ts';
import { limitsSource } from '#scripts/generation/limits.ts';

const operation: Operation = {
  operationId: 'saveThing',
  summary: 'Save it',
  'x-source': 'proposed',
  responses: {},
};

function sourceFor(part: Partial<Operation>, schemas: Record<string, Schema> = {}): string {
  const document: Document = {
    paths: { '/thing': { post: { ...operation, ...part } } },
    components: { schemas },
  };
  return limitsSource(document);
}

const bodyWith = (schema: Schema) => ({
  requestBody: { content: { 'application/json': { schema } } },
});

it('lists the limits of a body’s fields, and leaves out fields without any', () => {
  const source = sourceFor(
    bodyWith({
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 120, pattern: '\\S' },
        percent: { type: 'number', minimum: 1, maximum: 100 },
        isOn: { type: 'boolean' },
      },
    }),
  );
  expect(source).toBe(
    [
      '/** The limits of `saveThing`. */',
      'export const saveThingLimits = {',
      '  name: { minLength: 1, maxLength: 120, pattern: "\\\\S" },',
      '  percent: { minimum: 1, maximum: 100 },',
      '} as const;',
      '',
    ].join('\n'),
  );
});

it('names nested fields by their path, and the items of a list by a star', () => {
  const source = sourceFor(
    bodyWith({
      properties: {
        features: { properties: { size: { maximum: 5 } } },
        tags: { maxItems: 3, items: { maxLength: 9 } },
        context: { additionalProperties: { maxLength: 500 } },
      },
    }),
  );
  expect(source).toContain("'features.size': { maximum: 5 }");
  expect(source).toContain('tags: { maxItems: 3 }');
  expect(source).toContain("'tags.*': { maxLength: 9 }");
  expect(source).toContain("'context.*': { maxLength: 500 }");
});

it('follows references, unions and shared bodies', () => {
  const source = sourceFor(bodyWith({ $ref: '#/components/schemas/Thing' }), {
    Thing: {
      allOf: [
        { properties: { email: { $ref: '#/components/schemas/Email' } } },
        { properties: { end: { oneOf: [{ type: 'null' }, { maxLength: 10 }] } } },
      ],
    },
    Email: { maxLength: 254 },
  });
  expect(source).toContain('email: { maxLength: 254 }');
  expect(source).toContain('end: { maxLength: 10 }');
});

it('lists the query of a call, but not its path and headers', () => {
  const source = sourceFor({
    parameters: [
      { name: 'query', in: 'query', schema: { maxLength: 200 } },
      { name: 'id', in: 'path', schema: { minimum: 1 } },
      { name: 'Key', in: 'header', schema: { maxLength: 64 } },
    ],
  });
  expect(source).toContain('query: { maxLength: 200 }');
  expect(source).not.toMatch(/id|Key/);
});

it('writes an empty object for a body without limits, so that forms can name it already', () => {
  expect(sourceFor(bodyWith({ properties: { isOn: { type: 'boolean' } } }))).toContain(
    'export const saveThingLimits = {} as const;',
  );
});

it('writes nothing for a call without fields', () => {
  expect(sourceFor({})).toBe('');
});

it('fails if one field has two limits', () => {
  const parameters = [{ name: 'name', in: 'query', schema: { maxLength: 5 } }];
  const body = bodyWith({ properties: { name: { maxLength: 9 } } });
  expect(() => sourceFor({ ...body, parameters })).toThrow(
    'saveThing: the maxLength of name is not clear.',
  );
});
