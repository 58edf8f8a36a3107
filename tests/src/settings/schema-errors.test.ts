import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import contract from '#generated/app/document.json' with { type: 'json' };
import { hostSettingsSchema } from '#generated/app/host-settings-schema.ts';
import { fixture } from '#mocks/fixture.ts';
import { randomCases } from '#scripts/testing/depth.ts';
import { schemaErrors } from '#src/settings/schema-errors.ts';

describe('validating a value by a schema', () => {
  it.each([
    [{ type: ['string', 'null'] }, 7, 'must be string or null'],
    [{ type: 'integer' }, 1.5, 'must be integer'],
    [{ type: 'object' }, [], 'must be object'],
    [{ type: 'array' }, {}, 'must be array'],
    [{ type: 'null' }, 0, 'must be null'],
    [{ enum: ['a', 'b'] }, 'c', 'must be one of a, b'],
    [{ pattern: '^a$' }, 'b', 'must match pattern "^a$"'],
    [{ minimum: 0 }, -1, 'must be >= 0'],
    [{ maximum: 6 }, 7, 'must be <= 6'],
  ])('by %j, of %j reports that it %s', (schema, value, problem) => {
    expect(schemaErrors(schema, value)).toEqual([{ name: '', problem }]);
  });

  it('names the members of objects and lists by path', () => {
    const schema = {
      properties: {
        list: { items: { required: ['a'], additionalProperties: { type: 'number' } } },
      },
    };
    expect(schemaErrors(schema, { list: [{ a: 1 }, { b: 'x' }] })).toEqual([
      { name: 'list.1.a', problem: 'is missing' },
      { name: 'list.1.b', problem: 'must be number' },
    ]);
  });

  it('fills in missing values, but not null', () => {
    const schema = { properties: { language: { type: 'string', default: 'en' } } };
    const value = {};
    expect(schemaErrors(schema, value)).toEqual([]);
    expect(value).toEqual({ language: 'en' });
    expect(schemaErrors(schema, { language: null })).toHaveLength(1);
  });
});

describe('validating the settings', () => {
  const [example] = contract.components.schemas.HostSettings.examples;
  const settings = {
    ...example,
    user: fixture('User'),
    upload: { apiKey: 'a', hosts: { b: 'c' } },
  };
  const isValid = new Ajv2020({ strict: false }).compile(hostSettingsSchema);
  const names = [...Object.keys(hostSettingsSchema.properties), ...Object.keys(settings.user)];
  const value: fc.Arbitrary<unknown> = fc.oneof(
    fc.constantFrom('en', '/a', '//host', 'https://a.example', '', 'v1', 0, 7, 1.5, true, null),
    fc.dictionary(fc.constantFrom(...names), fc.string(), { maxKeys: 2 }),
    fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 2 }),
  );

  it('agrees with a full validator for any change or omission', () => {
    const change = fc.record({ inside: fc.boolean(), name: fc.constantFrom(...names), value });
    let valid = 0;
    const numRuns = randomCases({ few: 200, many: 2_000 });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 2 }),
        fc.option(fc.constantFrom(...names)),
        (changes, left) => {
          const changed: Record<string, unknown> = structuredClone(settings);
          for (const { inside, name, value: given } of changes) {
            const place = inside && changed['user'] ? (changed['user'] as object) : changed;
            Object.assign(place, { [name]: given });
          }
          if (left !== null) delete changed[left];
          const expected = isValid(changed);
          if (expected) valid += 1;
          expect(schemaErrors(hostSettingsSchema, changed).length === 0).toBe(expected);
        },
      ),
      { numRuns },
    );
    // Both outcomes actually occur.
    expect(valid).toBeGreaterThan(numRuns / 20);
    expect(valid).toBeLessThan(numRuns * 0.95);
  });
});
