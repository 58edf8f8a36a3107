import { describe, expect, it } from 'vitest';
import type { Document, MediaTypes, Schema } from '#scripts/generation/documents.ts';
import { responseShape } from '#scripts/generation/response-shapes.ts';

const document: Document = {
  paths: {},
  components: {
    schemas: {
      Person: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      Kind: { enum: ['a', null] },
    },
  },
};

const json = (schema: Schema): MediaTypes => ({ content: { 'application/json': { schema } } });
const object = (properties: Record<string, Schema>, required = Object.keys(properties)) =>
  json({ type: 'object', required, properties });

describe('the shape of a response', () => {
  it.each([
    [
      'types of members',
      object({ name: { type: 'string' }, on: { type: 'boolean' } }),
      { name: 'string', on: 'boolean' },
    ],
    ['numbers for integers', object({ total: { type: 'integer' } }), { total: 'number' }],
    ['nullable fields', object({ url: { type: ['string', 'null'] } }), { url: 'string|null' }],
    [
      'choices',
      object({ user: { oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] } }),
      { user: 'object|null' },
    ],
    [
      'constants and enums',
      object({ kind: { $ref: '#/components/schemas/Kind' }, one: { const: 1 } }),
      { kind: 'string|null', one: 'number' },
    ],
    [
      'lists with their items',
      object({ people: { type: 'array', items: { $ref: '#/components/schemas/Person' } } }),
      { people: 'object[]' },
    ],
    [
      'lists of different things',
      object({ all: { type: 'array', items: { type: ['string', 'null'] } } }),
      { all: 'array' },
    ],
    [
      'no optional members',
      object({ a: { type: 'string' }, b: { type: 'string' } }, ['a']),
      { a: 'string' },
    ],
    [
      'members of composed schemas',
      json({
        allOf: [
          { $ref: '#/components/schemas/Person' },
          { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
        ],
      }),
      { id: 'number', name: 'string' },
    ],
    [
      'a body that is not an object',
      json({ type: 'array', items: { type: 'string' } }),
      'string[]',
    ],
    ['no body', {}, 'empty'],
    ['text', { content: { 'text/plain': { schema: { type: 'string' } } } }, 'any'],
  ] satisfies [string, MediaTypes, unknown][])('has %s', (_what, response, shape) => {
    expect(responseShape(document, [response])).toEqual(shape);
  });

  it('promises only the fields shared by all successful responses', () => {
    const one = object({ id: { type: 'integer' }, name: { type: 'string' } });
    const other = object({ id: { type: 'integer' }, name: { type: 'null' } });
    expect(responseShape(document, [one, other])).toEqual({ id: 'number' });
    expect(responseShape(document, [one, {}])).toBe('any');
    expect(responseShape(document, [])).toBe('any');
  });
});
