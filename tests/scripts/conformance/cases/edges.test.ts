import { describe, expect, it } from 'vitest';
import { allowedEdges, forbiddenEdges } from '#scripts/conformance/cases/edges.ts';
import { Schemas } from '#scripts/conformance/contract/schemas.ts';

function placed(schema: object) {
  const schemas = new Schemas(new Map([['boats', { schema }]]));
  return [schemas, { schema, place: { document: 'boats', pointer: '/schema' } }] as const;
}
const titled = (edges: ReturnType<typeof allowedEdges>) =>
  edges
    .filter(({ title }) => title !== 'is an unusual text')
    .map(({ title, value }) => [title, value]);
const allowed = (schema: object, example?: unknown) =>
  titled(allowedEdges(...placed(schema), example));
const forbidden = (schema: object, example?: unknown) =>
  titled(forbiddenEdges(...placed(schema), example));

describe('the values at the limits', () => {
  it('of a text are the shortest and the longest', () => {
    expect(allowed({ type: 'string', minLength: 1, maxLength: 5 }, 'Ada')).toEqual([
      ['is the shortest', 'A'],
      ['is the longest', 'Adaaa'],
    ]);
  });

  it('of an address stay addresses', () => {
    const [longest] = allowed({ type: 'string', format: 'email', maxLength: 20 }, 'a@b.example');
    expect(longest).toEqual(['is the longest', 'a@aaaaaaaaab.example']);
  });

  it('of a number are the least and the greatest', () => {
    expect(allowed({ type: 'integer', minimum: 1, maximum: 9 })).toEqual([
      ['is the least', 1],
      ['is the greatest', 9],
    ]);
  });

  it('of a list of values are all of them, and null where it is allowed', () => {
    expect(allowed({ enum: ['oar', 'sail'] })).toEqual([
      ['is "oar"', 'oar'],
      ['is "sail"', 'sail'],
    ]);
    expect(allowed({ type: ['boolean', 'null'] })).toEqual([
      ['is true', true],
      ['is false', false],
      ['is null', null],
    ]);
  });

  it('are none that another clause forbids', () => {
    expect(allowed({ type: 'string', maxLength: 5, pattern: '^[A-Z]' }, 'ada')).toEqual([]);
  });

  it('include unusual texts that fit', () => {
    const unusual = (schema: object) =>
      allowedEdges(...placed(schema), 'x').filter(({ title }) => title === 'is an unusual text');
    expect(unusual({ type: 'string' }).length).toBeGreaterThan(5);
    const short = unusual({ type: 'string', maxLength: 4 }).map(({ value }) => value);
    expect(short).toContain('null');
    expect(short.every((text) => [...String(text)].length <= 4)).toBe(true);
    expect(unusual({ enum: ['null'] })).toEqual([]);
  });
});

describe('the values beyond the limits', () => {
  it('of a text are too short, too long and no text', () => {
    expect(forbidden({ type: 'string', minLength: 2, maxLength: 3 }, 'Ada')).toEqual([
      ['has another type', { unexpected: true }],
      ['is null', null],
      ['is too short', 'A'],
      ['is too long', 'Adaa'],
    ]);
  });

  it('of a number are too small, too great and no whole number', () => {
    expect(forbidden({ type: 'integer', minimum: 1, maximum: 9 })).toEqual([
      ['has another type', { unexpected: true }],
      ['is null', null],
      ['is too small', 0],
      ['is too great', 10],
      ['is no whole number', 1.5],
    ]);
  });

  it('of a day are no day and no format', () => {
    expect(forbidden({ type: 'string', format: 'date-time' }).slice(2)).toEqual([
      ['is no date-time', 'not of this format'],
      ['is no day', '2026-02-30T08:00:00Z'],
    ]);
  });

  it('of a list are too few, too many and the same items', () => {
    const list = { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: {} };
    expect(forbidden(list, ['a']).slice(2)).toEqual([
      ['has too few items', []],
      ['has too many items', ['a', 'a', 'a']],
      ['has an item twice', ['a', 'a']],
    ]);
    expect(forbidden(list, []).slice(2)).toEqual([['has too few items', []]]);
  });

  it('of a record are a list, because its members may be unknown', () => {
    expect(forbidden({ type: ['object', 'null'] })).toEqual([['has another type', ['unexpected']]]);
  });

  it('of a constant are another type, null and another value', () => {
    expect(forbidden({ const: 'oar' })).toEqual([
      ['has another type', { unexpected: true }],
      ['is null', null],
    ]);
    expect(forbidden({ enum: ['oar'] })).toContainEqual([
      'is no value of the list',
      'none-of-these',
    ]);
    expect(forbidden({ type: 'string', pattern: String.raw`\S` })).toContainEqual([
      'does not match the pattern',
      '\n',
    ]);
  });

  it('are none that the schema allows', () => {
    expect(forbidden({})).toEqual([]);
  });
});
