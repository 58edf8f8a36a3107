import { describe, expect, it } from 'vitest';
import { Schemas } from '#scripts/conformance/contract/schemas.ts';
import { describedParts, valuesAt } from '#scripts/conformance/ledger/described-parts.ts';

const root = {
  schema: {
    required: ['name'],
    properties: {
      name: {},
      crew: { items: { $ref: '#/person' } },
      mooring: { oneOf: [{ properties: { place: { enum: ['Bonn'] } } }, { enum: [null] }] },
    },
  },
  person: { required: ['age'], properties: { age: {}, role: { enum: ['cox'] } } },
  deep: { properties: { in: { $ref: '#/deep' } } },
};
const schemas = new Schemas(new Map([['boats', root]]));
const parts = (name: keyof typeof root) =>
  describedParts(schemas, {
    schema: { $ref: `#/${name}` },
    place: { document: 'boats', pointer: `/${name}` },
  }).map((part) =>
    part.kind === 'value'
      ? `${part.path.join('.')}=${JSON.stringify(part.value)}`
      : part.path.join('.'),
  );

describe('the parts that a schema describes', () => {
  it('are optional fields and listed values, in items and branches, too', () => {
    expect(parts('schema')).toEqual([
      'crew',
      'crew.*.role',
      'crew.*.role="cox"',
      'mooring',
      'mooring.place',
      'mooring.place="Bonn"',
      'mooring=null',
    ]);
  });

  it('end at some depth if a schema contains itself', () => {
    expect(parts('deep').at(-1)).toBe('in.in.in.in.in.in');
  });
});

describe('the values at a path', () => {
  const body = { crew: [{ age: 1 }, { age: 2, role: 'cox' }], name: null };

  it('are those of all items', () => {
    expect(valuesAt(body, ['crew', '*', 'age'])).toEqual({ values: [1, 2], isMissing: false });
    expect(valuesAt(body, ['name'])).toEqual({ values: [null], isMissing: false });
    expect(valuesAt(body, [])).toEqual({ values: [body], isMissing: false });
  });

  it('may be missing in some', () => {
    expect(valuesAt(body, ['crew', '*', 'role'])).toEqual({ values: ['cox'], isMissing: true });
    expect(valuesAt(body, ['mooring'])).toEqual({ values: [], isMissing: true });
  });

  it('are not missing where nothing could hold them', () => {
    expect(valuesAt(body, ['mooring', 'place'])).toEqual({ values: [], isMissing: false });
    expect(valuesAt(body, ['name', 'first'])).toEqual({ values: [], isMissing: false });
    expect(valuesAt({ crew: [] }, ['crew', '*', 'age'])).toEqual({ values: [], isMissing: false });
    expect(valuesAt({ crew: {} }, ['crew', '*'])).toEqual({ values: [], isMissing: false });
  });
});
