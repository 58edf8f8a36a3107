import {
  documents,
  findInvalidStatus,
  type Operation,
  type Parameter,
} from '../contract/operation.ts';
import { parseTyped } from '../contract/parse-typed.ts';
import { filledPath, type RequestParts } from '../target/request-parts.ts';
import { forbiddenEdges } from './edges.ts';
import type { Refusal, RefusalTools } from './refused.ts';
import { withParameter } from './valid.ts';

/** Calls with a parameter that violates its schema, or without a required one. */
export function forbiddenParameters(
  operation: Operation,
  plain: RequestParts,
  tools: RefusalTools,
): Refusal[] {
  const invalid = findInvalidStatus(operation) ?? [];
  return operation.parameters.flatMap((parameter) => {
    const { name, in: place, required, schema } = parameter;
    // The header against cross-site requests has its own refusal.
    if (place === 'cookie' || (place === 'header' && required)) return [];
    const notFound = place === 'path' && documents(operation, 404) ? [404] : [];
    const statuses = [invalid, notFound].flat();
    if (statuses.length === 0) return [];
    const refusal = (parts: RequestParts, problem: string): Refusal => {
      const because = `\`${name}\` ${problem}`;
      return { parts, expected: { statuses, because, clause: schema.place } };
    };
    const values = forbiddenValues(parameter, tools).map(({ title, value }) =>
      refusal(withParameter(plain, parameter, value), title),
    );
    if (place === 'query' && required) {
      const { [name]: _, ...query } = plain.query;
      values.push(refusal({ ...plain, query }, 'is missing'));
    }
    return values.filter(({ parts }) => place !== 'path' || leadsTo(operation, parts, tools));
  });
}

/** A call for a record that cannot exist. */
export function unknownRecord(
  operation: Operation,
  plain: RequestParts,
  tools: RefusalTools,
): Refusal[] {
  if (!documents(operation, 404)) return [];
  const unknown = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => ({ parameter, value: unknownValue(parameter, tools) }))
    .findLast(({ value }) => value !== undefined);
  if (!unknown) return [];
  const parts = withParameter(plain, unknown.parameter, unknown.value);
  const because = 'there is no such record';
  return [{ parts, expected: { statuses: [404], because, clause: operation.place } }];
}

/** A valid value that no record has: the last number, or a text that only chance would give to one. */
function unknownValue({ schema }: Parameter, { contract, requests }: RefusalTools): unknown {
  const { type, maximum = 2_147_483_647, pattern = '' } = contract.schemas.resolve(schema).schema;
  if (type === 'integer') return maximum;
  const [, length] = /\{(?:\d+,)?(\d+)\}\)?\$$/.exec(pattern) ?? [];
  if (!(Number(length) >= longEnough)) return undefined;
  const texts = requests.sample(schema, 10, unknownSalt).map(String);
  const [longest = ''] = texts.toSorted((one, other) => other.length - one.length);
  return longest.length >= longEnough ? longest : undefined;
}

/** As long as the shortest names of records, which only chance would give to another one. */
const longEnough = 6;

/** Makes other texts than the valid cases. */
const unknownSalt = 404;

function forbiddenValues(parameter: Parameter, { contract: { schemas }, requests }: RefusalTools) {
  const { in: place, schema } = parameter;
  return forbiddenEdges(schemas, schema, requests.findParameterExample(parameter))
    .map(({ title, value }) => ({ title, value: typeof value === 'object' ? 'unexpected' : value }))
    .filter(
      ({ value }) =>
        value !== '' &&
        !schemas.isValid(schema, parseTyped(schemas.resolve(schema).schema, String(value))),
    )
    .filter(({ value }) => place !== 'header' || /^[\x20-\x7e]+$/.test(String(value)))
    .filter(({ value }) => place !== 'path' || !/[/\n]/.test(String(value)));
}

/** Returns whether the changed address still belongs to the operation rather than another one. */
function leadsTo(
  operation: Operation,
  { path }: RequestParts,
  { contract }: RefusalTools,
): boolean {
  const match = contract.route(operation.method, filledPath(operation.path, path));
  return match.kind === 'found' && match.route === operation;
}
