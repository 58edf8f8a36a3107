import { withoutPart, withPart } from '#scripts/conformance/cases/fields.ts';
import type { Contract } from '#scripts/conformance/contract/contract.ts';
import {
  answerFor,
  type Operation,
  type PlacedSchema,
} from '#scripts/conformance/contract/operation.ts';
import type { Schema } from '#scripts/generation/documents.ts';
import { answered, answering, changeAnswers, type Mutant, some } from './mutant.ts';

interface Target {
  readonly operation: Operation;
  readonly path: readonly string[];
  readonly schema: Schema;
}

interface SchemaKind {
  readonly kind: string;
  readonly count: number;
  readonly suits: (schema: Schema) => boolean;
  readonly change: (body: unknown, path: readonly string[], value: unknown) => unknown;
}

const isText = ({ type, enum: values }: Schema) => type === 'string' && !values;
const accepts = ({ type }: Schema, wanted: string) =>
  type === wanted || (Array.isArray(type) && type.includes(wanted));

const kinds: readonly SchemaKind[] = [
  {
    kind: 'required field dropped',
    count: 10,
    suits: () => true,
    change: (body, path) => withoutPart(body, path),
  },
  {
    kind: 'field renamed',
    count: 6,
    suits: () => true,
    change: (body, path, value) => withPart(withoutPart(body, path), renamed(path), value),
  },
  {
    kind: 'wrong type',
    count: 10,
    suits: ({ type }) => typeof type === 'string',
    change: (body, path, value) =>
      withPart(body, path, typeof value === 'string' ? 7 : String(value)),
  },
  {
    kind: 'number as text',
    count: 4,
    suits: ({ type }) => type === 'integer' || type === 'number',
    change: (body, path, value) => withPart(body, path, String(value)),
  },
  {
    kind: 'null where there is none',
    count: 8,
    suits: ({ type }) => typeof type === 'string',
    change: (body, path) => withPart(body, path, null),
  },
  {
    kind: 'value that is not in the list',
    count: 8,
    suits: ({ enum: values, const: only }) => values !== undefined || only !== undefined,
    change: (body, path) => withPart(body, path, 'something_else'),
  },
  {
    kind: 'wrong date format',
    count: 7,
    suits: ({ format }) => format === 'date-time',
    change: (body, path) => withPart(body, path, '22.11.2026 08:15'),
  },
  {
    kind: 'wrong format',
    count: 4,
    suits: ({ format }) => format === 'email' || format === 'uri',
    change: (body, path) => withPart(body, path, 'not of that form'),
  },
  {
    kind: 'number out of range',
    count: 5,
    suits: ({ minimum, type }) => minimum !== undefined && type === 'integer',
    change: (body, path) => withPart(body, path, -2_000_000_000),
  },
  {
    kind: 'empty text where there is none',
    count: 4,
    suits: (schema) => isText(schema) && (schema.minLength ?? 0) > 0,
    change: (body, path) => withPart(body, path, ''),
  },
  {
    kind: 'object in the place of a list',
    count: 5,
    suits: (schema) => accepts(schema, 'array'),
    change: (body, path, value) => withPart(body, path, { ...Object(value) }),
  },
  {
    kind: 'pattern not kept',
    count: 4,
    suits: ({ pattern }) => pattern !== undefined,
    change: (body, path) => withPart(body, path, ' '),
  },
];

/** Answers that break their schema in one field. */
export function schemaMutants(contract: Contract): Mutant[] {
  const targets = answering(contract).flatMap((operation) => listTargets(operation, contract));
  return kinds.flatMap(({ kind, count, suits, change }, turn) => {
    const suiting = targets.filter(({ schema }) => suits(schema));
    // Different kinds start at different operations.
    const turned = [...suiting.slice(turn * 3), ...suiting.slice(0, turn * 3)];
    return some(turned, count).map(({ operation, path }) => ({
      kind,
      name: `${operation.id}: ${path.join('.')}`,
      isOfSchema: true,
      operations: [operation],
      inFront: changeAnswers(operation, contract, async (response) => {
        if (response.status !== 200) return undefined;
        const body: unknown = await response.clone().json();
        const value = path.reduce(readMember, body);
        return value === undefined || value === null
          ? undefined
          : answered(response, change(body, path, value));
      }),
    }));
  });
}

/** The required fields of an operation's answer, including those of a list's first record. */
function listTargets(operation: Operation, contract: Contract): Target[] {
  const schema = answerFor(operation, 200)?.media[0]?.schema;
  const [example] = answerFor(operation, 200)?.media[0]?.examples.values() ?? [];
  return schema ? fieldsIn(schema, example, [], operation, contract) : [];
}

function fieldsIn(
  placed: PlacedSchema,
  example: unknown,
  path: readonly string[],
  operation: Operation,
  contract: Contract,
): Target[] {
  const { schema } = contract.schemas.resolve(placed);
  const names = Array.isArray(example) ? ['0'] : (schema.required ?? []);
  return names.flatMap((name) => {
    const member = contract.schemas.member(placed, name);
    const value = readMember(example, name);
    if (!member || value === undefined || value === null) return [];
    const here = [...path, name];
    const inner = path.length < 3 ? fieldsIn(member, value, here, operation, contract) : [];
    const own = { operation, path: here, schema: contract.schemas.resolve(member).schema };
    // A list without its first record is still valid.
    return Array.isArray(example) ? inner : [own, ...inner];
  });
}

function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function renamed(path: readonly string[]): string[] {
  const name = path.at(-1) ?? '';
  return [...path.slice(0, -1), name.replace(/_?([a-z]+)$/, (_, end: string) => `_${end}_value`)];
}
