import type { Document, Json, Schema } from './documents.ts';
import { keySource } from './key-source.ts';

/**
 * The TypeScript source of one document's fixture factories: `makeX(overrides, options)` for every schema that is an
 * object, `makeX(options)` for the others.
 * @param skip names whose factories are already in another document's file.
 */
export function fixturesSource(
  name: string,
  document: Document,
  skip: ReadonlyMap<string, string>,
): string {
  const schemas = Object.entries(document.components.schemas);
  const own = schemas.filter(([schemaName]) => !skip.has(schemaName));
  const isObject = (schemaName: string) => hasFields(document.components.schemas[schemaName]);
  const body = own
    .map(([schemaName, schema]) => factorySource(schemaName, schema, { isObject }))
    .join('\n');
  const foreign = foreignImports(
    schemas.map(([schemaName]) => schemaName),
    skip,
    body,
  );
  return [
    `import { type FixtureOptions, fixtureSource } from '#mocks/fixture-source.ts';`,
    `import type { components } from '../${name}/types.ts';`,
    ...foreign,
    '',
    `type Schemas = components['schemas'];`,
    '',
    body,
  ].join('\n');
}

function foreignImports(
  schemaNames: string[],
  skip: ReadonlyMap<string, string>,
  body: string,
): string[] {
  const used = schemaNames.filter((name) => new RegExp(`make${name}\\b`).test(body));
  const byOwner = Map.groupBy(used, (name) => skip.get(name));
  byOwner.delete(undefined);
  return [...byOwner].map(([owner, names]) => {
    const factories = names.map((name) => `make${name}`).join(', ');
    return `import { ${factories} } from './${owner}.ts';`;
  });
}

/** Looks up the schemas to which an expression refers. */
interface Lookup {
  isObject(schemaName: string): boolean;
}

function hasFields(schema: Schema | undefined): boolean {
  return schema?.properties !== undefined && schema.oneOf === undefined;
}

function factorySource(name: string, schema: Schema, lookup: Lookup): string {
  const type = `Schemas['${name}']`;
  const doc = `/** ${(schema.description ?? `A valid ${name}.`).replaceAll('\n', ' ')} */`;
  const isObject = hasFields(schema);
  const value = isObject
    ? `{ ${objectFields(schema, lookup)} ...overrides }`
    : valueSource(schema, name, lookup);
  // A constant needs no value source, but its factory accepts options like all others.
  const isConstant = !/\bf\./.test(value);
  return [
    doc,
    `export function make${name}(`,
    ...(isObject ? [`  overrides: Partial<${type}> = {},`] : []),
    `  ${isConstant ? '_options' : 'options'}: FixtureOptions = {},`,
    `): ${type} {`,
    ...(isConstant ? [] : [`  const f = fixtureSource('${name}', options);`]),
    `  return ${value};`,
    '}',
    '',
  ].join('\n');
}

function objectFields(schema: Schema, lookup: Lookup): string {
  const required = new Set(schema.required ?? alwaysPresent(schema));
  return Object.entries(schema.properties ?? {})
    .map(([key, property]) => {
      const value = valueSource(property, key, lookup);
      // The generated types treat a property with a default as always present.
      return required.has(key) || property.default !== undefined
        ? `${keySource(key)}: ${value},`
        : `...f.optional(() => ({ ${keySource(key)}: ${value} })),`;
    })
    .join(' ');
}

/** A member that makes an object with only optional members large enough. */
function alwaysPresent({ properties = {}, minProperties = 0 }: Schema): string[] {
  return Object.keys(properties).slice(0, minProperties);
}

/** The expression that creates a value of `schema`. The property's name, `key`, determines what kind of text fits. */
function valueSource(schema: Schema, key: string, lookup: Lookup): string {
  const alternatives = schema.oneOf ?? [];
  const types = [schema.type ?? []].flat();
  if (schema.$ref) return referenceSource(schema.$ref, key, lookup);
  if (schema.allOf?.length === 1 && schema.allOf[0])
    return valueSource(schema.allOf[0], key, lookup);
  if (schema.const !== undefined) return constant(schema.const);
  if (schema.examples) return `f.pick(${literals(schema.examples)})`;
  if (schema.enum) return `f.pick(${literals(schema.enum)})`;
  if (types.includes('null') && types.length > 1) {
    const type = types.filter((name) => name !== 'null');
    return `f.nullable(() => ${valueSource({ ...schema, type }, key, lookup)})`;
  }
  if (alternatives.length > 0) {
    const values = alternatives.filter((alternative) => alternative.type !== 'null');
    const factories = values
      .map((alternative) => `() => ${valueSource(alternative, key, lookup)}`)
      .join(', ');
    const chosen = values.length === 1 ? factories : `() => f.choose([${factories}])`;
    return values.length < alternatives.length ? `f.nullable(${chosen})` : `(${chosen})()`;
  }
  return typedSource(types[0], schema, key, lookup);
}

function typedSource(
  type: string | undefined,
  schema: Schema,
  key: string,
  lookup: Lookup,
): string {
  const bounds = JSON.stringify;
  switch (type) {
    case 'string':
      return stringSource(schema, key);
    case 'integer':
      return `f.integer(${bounds({ min: schema.minimum, max: schema.maximum })})`;
    case 'number':
      return `f.number(${bounds({ min: schema.minimum, max: schema.maximum })})`;
    case 'boolean':
      return 'f.boolean()';
    case 'null':
      return 'null';
    case 'array': {
      const items = schema.items ? valueSource(schema.items, key, lookup) : '{}';
      const { minItems: min, maxItems: max, uniqueItems: unique } = schema;
      const options = bounds({ min, max, unique });
      return `f.list(() => ${items}, ${options})`;
    }
    case 'object':
      return objectSource(schema, key, lookup);
    default:
      throw new Error(`No fixture can be made for "${key}": its schema has no single type.`);
  }
}

function objectSource(schema: Schema, key: string, lookup: Lookup): string {
  if (schema.properties) return `({ ${objectFields(schema, lookup)} })`;
  const values = schema.additionalProperties;
  return typeof values === 'object' ? `f.map(() => ${valueSource(values, key, lookup)})` : '({})';
}

function stringSource(schema: Schema, key: string): string {
  if (schema.pattern) return `f.pattern(${JSON.stringify(schema.pattern)})`;
  if (schema.format === 'date-time') return 'f.moment()';
  if (schema.format === 'date') return 'f.day()';
  if (schema.format) return `f.format(${JSON.stringify(schema.format)})`;
  const range = JSON.stringify({ min: schema.minLength, max: schema.maxLength });
  return `f.text(${JSON.stringify(key)}, ${range})`;
}

function referenceSource(ref: string, key: string, lookup: Lookup): string {
  const name = ref.split('/').at(-1) ?? '';
  const factory = lookup.isObject(name) ? `(options) => make${name}({}, options)` : `make${name}`;
  return `f.nested(${factory}, '${key}')`;
}

function constant(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : `${JSON.stringify(value)} as const`;
}

function literals(values: Json[]): string {
  return `[${values.map(constant).join(', ')}]`;
}
