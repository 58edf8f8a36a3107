import {
  type Document,
  listParameters,
  type Operation,
  resolveRequestBody,
  resolveSchema,
  type Schema,
} from './documents.ts';
import { keySource } from './key-source.ts';
import { listOperationsIn } from './own-modules.ts';

const keywords = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
] as const;

type FieldLimits = Record<string, string | number>;

/**
 * The TypeScript source of the limits of each operation's query and body: one constant per operation, so that builds
 * contain only those in use. Nested fields are joined by dots, and `*` stands for the items of a list.
 * @throws Error if a field of an operation has two different limits.
 */
export function limitsSource(document: Document, module?: string): string {
  const constants = listOperationsIn(document, module).flatMap(({ operation }) => {
    const limits = limitsIn(document, operation);
    if (limits.size === 0 && !operation.requestBody) return [];
    const fields = [...limits].map(([name, own]) => `  ${keySource(name)}: ${valueSource(own)},`);
    return [
      `/** The limits of \`${operation.operationId}\`. */`,
      `export const ${operation.operationId}Limits = {${fields.length > 0 ? `\n${fields.join('\n')}\n` : ''}} as const;`,
      '',
    ];
  });
  return constants.join('\n');
}

/** The limits of an operation's fields by name. */
function limitsIn(document: Document, operation: Operation): Map<string, FieldLimits> {
  const limits = new Map<string, FieldLimits>();
  for (const [name, schema] of fieldSchemas(document, operation)) {
    const own = ownLimits(schema);
    const knownLimits = limits.get(name) ?? {};
    const unclear = Object.keys(own).find(
      (key) => key in knownLimits && knownLimits[key] !== own[key],
    );
    if (unclear)
      throw new Error(`${operation.operationId}: the ${unclear} of ${name} is not clear.`);
    if (Object.keys(own).length > 0) limits.set(name, { ...knownLimits, ...own });
  }
  return limits;
}

function ownLimits(schema: Schema): FieldLimits {
  return Object.fromEntries(
    keywords.flatMap((keyword) => {
      const value = schema[keyword];
      return value === undefined ? [] : [[keyword, value]];
    }),
  );
}

/** The fields of an operation's query and body by name. A field may have several schemas that all apply. */
function fieldSchemas(document: Document, operation: Operation): [name: string, Schema][] {
  const readNested = (name: string, propertySchema: Schema): [string, Schema][] => {
    const schema = resolveSchema(document, propertySchema);
    const member = (key: string) => (name ? `${name}.${key}` : key);
    const items = [schema.items, schema.additionalProperties].filter(
      (schemaPart) => typeof schemaPart === 'object',
    );
    return [
      ...(name ? [[name, schema] satisfies [string, Schema]] : []),
      ...[...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) =>
        readNested(name, part),
      ),
      ...Object.entries(schema.properties ?? {}).flatMap(([key, memberSchema]) =>
        readNested(member(key), memberSchema),
      ),
      ...items.flatMap((itemSchema) => readNested(member('*'), itemSchema)),
    ];
  };
  const parameters = listParameters(document, operation, operation.operationId);
  const body = resolveRequestBody(document, operation);
  return [
    ...parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, schema = {} }) => readNested(name, schema)),
    ...Object.values(body?.content ?? {}).flatMap(({ schema = {} }) => readNested('', schema)),
  ];
}

function valueSource(limits: FieldLimits): string {
  const members = Object.entries(limits).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `{ ${members.join(', ')} }`;
}
