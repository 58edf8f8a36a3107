import { isRecord } from '#src/util/is-record.ts';

/** The JSON Schema keywords that the settings' schema uses. */
export interface CheckedSchema {
  type?: string | readonly string[];
  required?: readonly string[];
  properties?: Readonly<Record<string, CheckedSchema>>;
  items?: CheckedSchema;
  additionalProperties?: CheckedSchema;
  enum?: readonly unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** An error in the value at a path such as `links.news`. The path of the whole block is empty. */
export interface SchemaError {
  name: string;
  problem: string;
}

/** All errors in a value, by its schema. Missing members get their defaults first. */
export function schemaErrors(schema: CheckedSchema, value: unknown, name = ''): SchemaError[] {
  const problem = findProblem(schema, value);
  if (problem !== undefined) return [{ name, problem }];
  const at = (member: string | number) => [name, member].filter((part) => part !== '').join('.');
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.flatMap((item, index) => schemaErrors(items, item, at(index)));
  }
  if (!isRecord(value)) return [];
  const { properties = {}, required = [], additionalProperties = {} } = schema;
  for (const [member, { default: preset }] of Object.entries(properties)) {
    if (preset !== undefined && !Object.hasOwn(value, member)) value[member] = preset;
  }
  return [
    ...required
      .filter((member) => !Object.hasOwn(value, member))
      .map((member) => ({ name: at(member), problem: 'is missing' })),
    ...Object.entries(value).flatMap(([member, item]) =>
      schemaErrors(properties[member] ?? additionalProperties, item, at(member)),
    ),
  ];
}

function findProblem(schema: CheckedSchema, value: unknown): string | undefined {
  const {
    type = [],
    enum: allowedValues,
    pattern,
    minimum = -Infinity,
    maximum = Infinity,
  } = schema;
  const types = [type].flat();
  if (types.length > 0 && !types.some((typeName) => hasType(value, typeName)))
    return `must be ${types.join(' or ')}`;
  if (allowedValues && !allowedValues.includes(value))
    return `must be one of ${allowedValues.join(', ')}`;
  if (typeof value === 'string' && pattern && !new RegExp(pattern, 'u').test(value))
    return `must match pattern "${pattern}"`;
  if (typeof value === 'number' && value < minimum) return `must be >= ${minimum}`;
  if (typeof value === 'number' && value > maximum) return `must be <= ${maximum}`;
  return undefined;
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
