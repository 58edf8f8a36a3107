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
  const body = own
    .map(([schemaName, schema]) => factorySource(schemaName, schema, document.components.schemas))
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

/** The document's schemas, to which expressions refer. */
type Schemas = Readonly<Record<string, Schema>>;

function hasFields(schema: Schema | undefined): boolean {
  return schema?.properties !== undefined && schema.oneOf === undefined;
}

function factorySource(name: string, schema: Schema, schemas: Schemas): string {
  const type = `Schemas['${name}']`;
  const doc = `/** ${(schema.description ?? `A valid ${name}.`).replaceAll('\n', ' ')} */`;
  const isObject = hasFields(schema);
  const value = isObject
    ? `{ ${objectFields(schema, schemas)} ...overrides }`
    : valueSource(schema, name, schemas);
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

function objectFields(schema: Schema, schemas: Schemas): string {
  const required = new Set(schema.required ?? alwaysPresent(schema));
  return Object.entries(schema.properties ?? {})
    .map(([key, property]) => {
      const value = valueSource(property, key, schemas);
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
function valueSource(schema: Schema, key: string, schemas: Schemas): string {
  const alternatives = schema.oneOf ?? [];
  const types = [schema.type ?? []].flat();
  if (schema.$ref) return referenceSource(schema.$ref, key, schemas);
  if (schema.allOf?.length === 1 && schema.allOf[0])
    return valueSource(schema.allOf[0], key, schemas);
  if (schema.const !== undefined) return constant(schema.const);
  if (schema.examples) return `f.pick(${literals(schema.examples)})`;
  if (schema.enum) return `f.pick(${literals(schema.enum)})`;
  if (types.includes('null') && types.length > 1) {
    const type = types.filter((name) => name !== 'null');
    return `f.nullable(() => ${valueSource({ ...schema, type }, key, schemas)})`;
  }
  if (alternatives.length > 0) {
    const values = alternatives.filter((alternative) => alternative.type !== 'null');
    const factories = values
      .map((alternative) => `() => ${valueSource(alternative, key, schemas)}`)
      .join(', ');
    const chosen = values.length === 1 ? factories : `() => f.choose([${factories}])`;
    return values.length < alternatives.length ? `f.nullable(${chosen})` : `(${chosen})()`;
  }
  return typedSource(types[0], schema, key, schemas);
}

function typedSource(
  type: string | undefined,
  schema: Schema,
  key: string,
  schemas: Schemas,
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
      const items = schema.items ? valueSource(schema.items, key, schemas) : '{}';
      const { minItems: min, maxItems: max, uniqueItems: unique } = schema;
      const options = bounds({ min, max, unique });
      return `f.list(() => ${items}, ${options})`;
    }
    case 'object':
      return objectSource(schema, key, schemas);
    default:
      throw new Error(`No fixture can be made for "${key}": its schema has no single type.`);
  }
}

function objectSource(schema: Schema, key: string, schemas: Schemas): string {
  if (schema.properties) return `({ ${objectFields(schema, schemas)} })`;
  const values = schema.additionalProperties;
  return typeof values === 'object' ? `f.map(() => ${valueSource(values, key, schemas)})` : '({})';
}

function stringSource(schema: Schema, key: string): string {
  if (schema.pattern) return `f.pattern(${JSON.stringify(schema.pattern)})`;
  if (schema.format === 'date-time') return 'f.moment()';
  if (schema.format === 'date') return 'f.day()';
  if (schema.format) return `f.format(${JSON.stringify(schema.format)})`;
  const range = JSON.stringify({ min: schema.minLength, max: schema.maxLength });
  return `f.text(${JSON.stringify(key)}, ${range})`;
}

function referenceSource(ref: string, key: string, schemas: Schemas): string {
  const name = ref.split('/').at(-1) ?? '';
  const factory = hasFields(schemas[name])
    ? `(options) => make${name}({}, options)`
    : `make${name}`;
  return `f.nested(${factory}, '${key}')`;
}

function constant(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : `${JSON.stringify(value)} as const`;
}

function literals(values: Json[]): string {
  return `[${values.map(constant).join(', ')}]`;
}
