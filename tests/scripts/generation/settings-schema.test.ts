import { expect, it } from 'vitest';
import type { Document, Schema } from '#scripts/generation/documents.ts';
import { settingsSchemaSource } from '#scripts/generation/settings-schema.ts';

const documentWith = (schemas: Record<string, Schema>): Document => ({
  paths: {},
  components: { schemas },
});

it('validates the settings with one schema', () => {
  const source = settingsSchemaSource(
    documentWith({
      HostSettings: {
        type: 'object',
        description: 'What the page tells.',
        properties: { user: { oneOf: [{ $ref: '#/components/schemas/User' }, { type: 'null' }] } },
      },
      User: { type: 'object', properties: { name: { type: 'string', maxLength: 9 } } },
    }),
  );
  expect(JSON.parse(/= (\{[\s\S]*\});/.exec(source)?.[1] ?? '')).toEqual({
    type: 'object',
    properties: {
      user: { type: ['object', 'null'], properties: { name: { type: 'string' } } },
    },
  });
});

it.each<[string, Schema]>([
  ['minItems', { type: 'array', minItems: 1 }],
  ['allOf', { allOf: [{ type: 'string' }, { pattern: '^a' }] }],
  ['oneOf', { oneOf: [{ type: 'string' }, { type: 'number' }] }],
])('fails if %s would be ignored', (_what, schema) => {
  const settings = { type: 'object', properties: { one: schema } };
  expect(() => settingsSchemaSource(documentWith({ HostSettings: settings }))).toThrow(
    /^HostSettings: /,
  );
});
