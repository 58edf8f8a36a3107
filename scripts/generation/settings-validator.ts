import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Document, Schema } from './documents.ts';

/**
 * A validator of `HostSettings` as self-contained JavaScript: the client checks the hosting page's settings by the
 * contract itself, without carrying a schema compiler.
 */
export function settingsValidatorSource(document: Document): { code: string; types: string } {
  const schemas = mapValues(document.components.schemas, withoutExtras);
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    // What is absent gets the contract's default; the types say that a setting with one is always there.
    useDefaults: true,
    code: { source: true, esm: true },
  });
  ajv.addSchema({ $id: 'app', components: { schemas } });
  const validate = ajv.compile({ $ref: 'app#/components/schemas/HostSettings' });
  return {
    code: standaloneCode(ajv, validate),
    types: [
      `import type { components } from './types.ts';`,
      '',
      `type HostSettings = components['schemas']['HostSettings'];`,
      '',
      '/** One thing that is wrong, in the words of JSON Schema. */',
      'export interface SettingsProblem {',
      '  instancePath: string;',
      '  keyword: string;',
      '  message?: string;',
      '  params: Record<string, unknown>;',
      '}',
      '',
      'declare const validate: {',
      '  (value: unknown): value is HostSettings;',
      '  errors?: SettingsProblem[] | null;',
      '};',
      'export default validate;',
      '',
    ].join('\n'),
  };
}

/** Drops what the check can do without: texts, and keywords whose code would bring helpers of its own. */
function withoutExtras(schema: Schema): Schema {
  const { description, examples, format, uniqueItems, minLength, maxLength, ...kept } = schema;
  const mapped: Schema = { ...kept };
  if (kept.properties) mapped.properties = mapValues(kept.properties, withoutExtras);
  if (kept.items) mapped.items = withoutExtras(kept.items);
  if (kept.oneOf) mapped.oneOf = kept.oneOf.map(withoutExtras);
  if (kept.allOf) mapped.allOf = kept.allOf.map(withoutExtras);
  if (typeof kept.additionalProperties === 'object') {
    mapped.additionalProperties = withoutExtras(kept.additionalProperties);
  }
  return mapped;
}

function mapValues<In, Out>(
  record: Record<string, In>,
  map: (value: In) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
