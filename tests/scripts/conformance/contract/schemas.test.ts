import { describe, expect, it } from 'vitest';
import type { PlacedSchema } from '#scripts/conformance/contract/operation.ts';
import { Schemas } from '#scripts/conformance/contract/schemas.ts';

const root = {
  components: {
    schemas: {
      Boat: {
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', minLength: 2, description: 'On the bow.' },
          kind: { enum: ['oar', 'sail'] },
          since: { type: 'string', format: 'date' },
          crew: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
        },
      },
      Person: { type: 'object', properties: { age: { type: 'integer', minimum: 18 } } },
      Ship: {
        allOf: [
          { $ref: '#/components/schemas/Person' },
          { oneOf: [{ properties: { tons: { type: 'number' } } }, { properties: { sails: {} } }] },
        ],
      },
      Captain: { $ref: '#/components/schemas/Person', description: 'Who steers.' },
    },
  },
};
const schemas = new Schemas(new Map([['boats', root]]));

function placed(name: keyof typeof root.components.schemas): PlacedSchema {
  const pointer = `/components/schemas/${name}`;
  return { schema: { $ref: `#${pointer}` }, place: { document: 'boats', pointer } };
}

const errors = (value: unknown, name: keyof typeof root.components.schemas = 'Boat') =>
  schemas.findErrors(placed(name), value);

describe('the errors in a value', () => {
  it('are none if the schema allows it', () => {
    const boat = { name: 'Ada', kind: 'oar', since: '2026-12-10', crew: [{ age: 18 }] };
    expect(errors(boat)).toEqual([]);
    expect(schemas.isValid(placed('Boat'), boat)).toBe(true);
  });

  it('name the part of the value and the clause of the document', () => {
    expect(errors({ name: 'A' })).toEqual([
      {
        path: ['name'],
        message: 'must NOT have fewer than 2 characters',
        clause: {
          document: 'boats',
          pointer: '/components/schemas/Boat/properties/name/minLength',
        },
      },
    ]);
    expect(schemas.isValid(placed('Boat'), { name: 'A' })).toBe(false);
  });

  it('are cited where a shared schema stands', () => {
    expect(errors({ name: 'Ada', crew: [{ age: 18 }, { age: 7 }] })).toMatchObject([
      {
        path: ['crew', '1', 'age'],
        clause: { pointer: '/components/schemas/Person/properties/age/minimum' },
      },
    ]);
  });

  it.each([
    ['a missing field', {}, ['name'], "must have required property 'name'"],
    ['an additional field', { name: 'Ada', oars: 2 }, ['oars'], /additional properties \(oars\)/],
    ['a value of no list', { name: 'Ada', kind: 'steam' }, ['kind'], /allowed values: oar, sail/],
    ['a day of no calendar', { name: 'Ada', since: '2026-02-30' }, ['since'], /format "date"/],
  ])('say what is wrong: %s', (_, value, path, message) => {
    expect(errors(value)).toMatchObject([
      { path, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  it('are all named at once', () => {
    expect(errors({ kind: 'steam', since: 'x' }).map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['name', 'kind', 'since']),
    );
  });
});

it('a schema without its place in the document is a mistake', () => {
  const place = { document: 'boats', pointer: '/nowhere' };
  expect(() => schemas.isValid({ schema: {}, place }, 1)).toThrow(
    'There is no schema at boats#/nowhere.',
  );
});

describe('a reference', () => {
  it('is resolved to the schema and its place', () => {
    expect(schemas.resolve(placed('Person'))).toEqual({
      schema: root.components.schemas.Person,
      place: { document: 'boats', pointer: '/components/schemas/Person' },
    });
  });

  it('keeps the keywords beside it', () => {
    const { schema, place } = schemas.resolve(placed('Captain'));
    expect(schema).toEqual({ ...root.components.schemas.Person, description: 'Who steers.' });
    expect(place.pointer).toBe('/components/schemas/Person');
  });
});

describe('the schema of a member', () => {
  const place = (name: keyof typeof root.components.schemas, member: string) =>
    schemas.member(placed(name), member)?.place.pointer;

  it('is that of its property or of the items', () => {
    expect(place('Boat', 'crew')).toBe('/components/schemas/Boat/properties/crew');
    const crew = schemas.member(placed('Boat'), 'crew');
    expect(crew && schemas.member(crew, '12')?.place.pointer).toBe(
      '/components/schemas/Boat/properties/crew/items',
    );
  });

  it('is found in branches', () => {
    expect(place('Ship', 'age')).toBe('/components/schemas/Person/properties/age');
    expect(place('Ship', 'sails')).toBe(
      '/components/schemas/Ship/allOf/1/oneOf/1/properties/sails',
    );
  });

  it('is unknown where the document has none', () => {
    expect(place('Boat', 'color')).toBeUndefined();
    const crew = schemas.member(placed('Boat'), 'crew');
    expect(crew && schemas.member(crew, 'first')).toBeUndefined();
  });
});
