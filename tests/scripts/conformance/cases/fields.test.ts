import { describe, expect, it } from 'vitest';
import {
  listFields,
  readMember,
  withoutPart,
  withPart,
} from '#scripts/conformance/cases/fields.ts';
import { Schemas } from '#scripts/conformance/contract/schemas.ts';

const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    mooring: { type: 'object', required: ['place'], properties: { place: {}, depth: {} } },
    crew: { type: 'array', items: { type: 'object', properties: { age: {} } } },
  },
};
const fields = (value: unknown, its: object = schema) =>
  listFields(
    new Schemas(new Map([['boats', { its }]])),
    { schema: its, place: { document: 'boats', pointer: '/its' } },
    value,
  ).map(({ path, isRequired, value: given }) => [path.join('.'), isRequired, given]);

describe('the fields of a body', () => {
  it('are those of its schema, given or not', () => {
    expect(fields({ name: 'Ada' })).toEqual([
      ['name', true, 'Ada'],
      ['mooring', false, undefined],
      ['crew', false, undefined],
    ]);
  });

  it('include those of its objects and of the first items of its lists', () => {
    const names = fields({ mooring: { depth: 2 }, crew: [{ age: 30 }, { age: 31 }] });
    expect(names).toContainEqual(['mooring.place', true, undefined]);
    expect(names).toContainEqual(['mooring.depth', false, 2]);
    expect(names).toContainEqual(['crew.0.age', false, 30]);
    expect(names.map(([name]) => name)).not.toContain('crew.1.age');
  });

  it.each(['allOf', 'oneOf'])('include those of the branches of %s, once', (keyword) => {
    const branches = [{ properties: { name: {}, sails: {} } }, { properties: { name: {} } }];
    expect(fields({}, { [keyword]: branches }).map(([name]) => name)).toEqual(['name', 'sails']);
  });

  it('end at the third level', () => {
    const nested = (depth: number): object =>
      depth === 0 ? {} : { type: 'object', properties: { in: nested(depth - 1) } };
    expect(fields({ in: { in: { in: { in: 1 } } } }, nested(5)).map(([name]) => name)).toEqual([
      'in',
      'in.in',
      'in.in.in',
    ]);
  });
});

describe('a part of a value', () => {
  const value = { name: 'Ada', crew: [{ age: 30 }, { age: 31 }] };

  it('is its own member only', () => {
    expect(readMember(value, 'name')).toBe('Ada');
    expect(readMember(value.crew, '1')).toEqual({ age: 31 });
    for (const [holder, name] of [
      [value, 'toString'],
      [null, 'name'],
      ['Ada', 'length'],
    ] as const) {
      expect(readMember(holder, name)).toBeUndefined();
    }
  });

  it('is replaced in a copy', () => {
    expect(withPart(value, ['crew', '1', 'age'], 32)).toEqual({
      name: 'Ada',
      crew: [{ age: 30 }, { age: 32 }],
    });
    expect(withPart(value, [], 'all')).toBe('all');
    expect(withPart(undefined, ['mooring', 'place'], 'Bonn')).toEqual({
      mooring: { place: 'Bonn' },
    });
    expect(value.crew[1]?.age).toBe(31);
  });

  it('is removed from a copy', () => {
    expect(withoutPart(value, ['name'])).toEqual({ crew: value.crew });
    expect(withoutPart(value, ['crew', '0'])).toEqual({ name: 'Ada', crew: [{ age: 31 }] });
    expect(withoutPart(value, ['crew', '0', 'age'])).toEqual({
      name: 'Ada',
      crew: [{}, { age: 31 }],
    });
    expect(withoutPart(value, [])).toBeUndefined();
    expect(value.crew).toHaveLength(2);
  });
});
