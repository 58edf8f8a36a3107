import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createValues, length, unusualTexts } from '#scripts/conformance/cases/values.ts';
import { Schemas } from '#scripts/conformance/contract/schemas.ts';

function sample(schema: object, count = 50) {
  const schemas = new Schemas(new Map([['boats', { schema }]]));
  const placed = { schema, place: { document: 'boats', pointer: '/schema' } };
  const values = fc.sample(createValues(schemas, placed), { numRuns: count, seed: 1 });
  return { values, invalid: values.filter((value) => !schemas.isValid(placed, value)) };
}

describe('random values', () => {
  it.each([
    ['a constant', { const: 'oar' }],
    ['a list of values', { enum: ['oar', 1, null] }],
    ['an integer', { type: 'integer', minimum: -3, maximum: 3 }],
    ['an unlimited integer', { type: 'integer', maximum: 1e15 }],
    ['a number', { type: 'number', minimum: 0.5, maximum: 2 }],
    ['a text', { type: 'string', minLength: 3, maxLength: 8 }],
    ['a text that is not blank', { type: 'string', pattern: String.raw`\S` }],
    ['a text with a pattern', { type: 'string', pattern: '^[a-z]{2,4}$', maxLength: 3 }],
    ['an address', { type: 'string', format: 'email' }],
    ['a day', { type: 'string', format: 'date' }],
    ['a moment', { type: 'string', format: 'date-time' }],
    ['a URI', { type: 'string', format: 'uri' }],
    ['a UUID', { type: 'string', format: 'uuid' }],
    ['one of several types', { type: ['boolean', 'null'] }],
    ['unique items', { type: 'array', items: { enum: [1, 2, 3] }, uniqueItems: true, minItems: 2 }],
    [
      'an object',
      {
        type: 'object',
        required: ['a'],
        minProperties: 2,
        properties: { a: { type: 'integer' }, b: { type: 'string' }, c: { type: 'null' } },
      },
    ],
    ['a branch', { oneOf: [{ type: 'integer' }, { type: 'null' }] }],
    [
      'all branches',
      {
        allOf: [
          { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } },
          { type: 'object', required: ['b'], properties: { b: { const: 'x' } } },
        ],
      },
    ],
  ])('are allowed: %s', (_, schema) => {
    expect(sample(schema).invalid).toEqual([]);
  });

  it('leave out optional fields at times', () => {
    const { values } = sample({ type: 'object', properties: { a: { type: 'integer' } } });
    expect(new Set(values.map((value) => Object.keys(Object(value)).length))).toEqual(
      new Set([0, 1]),
    );
  });

  it('have at most three more items than necessary', () => {
    const { values } = sample({ type: 'array', minItems: 1, items: { type: 'null' } });
    const lengths = values.map((value) => (Array.isArray(value) ? value.length : -1));
    expect(Math.min(...lengths)).toBe(1);
    expect(Math.max(...lengths)).toBe(4);
  });

  it('try every type, and unusual texts', () => {
    const { values } = sample({ type: ['string', 'null'] });
    expect(values).toContain(null);
    expect(values.some((value) => unusualTexts.some((text) => text === value))).toBe(true);
  });
});

it('the length of a text counts characters as JSON Schema does', () => {
  expect(length('Zoë')).toBe(3);
  expect(length('😀')).toBe(1);
});
