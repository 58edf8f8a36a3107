import { readMember } from '../cases/fields.ts';
import { createParts } from '../cases/fitting-request.ts';
import type { Contract } from '../contract/contract.ts';
import {
  answerFor,
  isRead,
  type Operation,
  type Parameter,
  type PlacedSchema,
} from '../contract/operation.ts';
import type { Place } from '../contract/place.ts';
import type { Exchange } from '../run/exchange.ts';
import type { RequestParts } from '../target/request-parts.ts';

/** An operation that reads the record of a write. */
export interface Reader {
  readonly operation: Operation;
  /** Path to the record in the answer: the whole answer, or a list. */
  readonly list: readonly string[] | undefined;
}

/** The maximum depth to search an answer for lists of records. */
const deepest = 3;

/** The reads whose answers contain records with the schema of a write's answer. */
export function findReaders(writer: Operation, contract: Contract): Reader[] {
  const written = writer.answers.find(({ status, media }) => /^2/.test(status) && media.length > 0);
  const schema = written?.media[0]?.schema;
  if (!schema) return [];
  return contract.operations.filter(isRead).flatMap((operation): Reader[] => {
    const read = answerFor(operation, 200)?.media[0]?.schema;
    if (!read || operation.parameters.some(isRequiredQuery) || !showsAll(operation, writer))
      return [];
    if (isSame(schema, read, contract)) return [{ operation, list: undefined }];
    const list = listIn(read, schema, contract);
    return list ? [{ operation, list }] : [];
  });
}

/** The part of a write's exchange that identifies its record. */
type Written = Pick<Exchange, 'operation' | 'parts' | 'body'>;

/** The request that reads the record of a write; undefined if the record cannot be identified. */
export function createReading(
  { operation, list }: Reader,
  written: Written,
): RequestParts | undefined {
  const path: Record<string, unknown> = {};
  for (const parameter of pathParameters(operation)) {
    const value = list
      ? sameInPath(parameter, written)
      : (namedInPath(parameter, operation, written) ?? readMember(written.body, parameter.name));
    if (value === undefined) return undefined;
    path[parameter.name] = value;
  }
  return createParts(operation, { path });
}

export function recordsIn({ list }: Reader, { body }: Exchange): unknown[] {
  if (!list) return [body];
  const records = list.reduce(readMember, body);
  return Array.isArray(records) ? records : [];
}

/** Returns whether an answer contains only a part of a list. */
export function isCut({ body }: Exchange): boolean {
  const [total, results] = [readMember(body, 'total'), readMember(body, 'results')];
  return typeof total === 'number' && Array.isArray(results) && total > results.length;
}

function listIn(
  placed: PlacedSchema,
  recordSchema: PlacedSchema,
  contract: Contract,
  path: readonly string[] = [],
): string[] | undefined {
  if (path.length > deepest) return undefined;
  const { schema } = contract.schemas.resolve(placed);
  for (const name of Object.keys(schema.properties ?? {})) {
    const member = contract.schemas.member(placed, name);
    if (!member) continue;
    const item = contract.schemas.member(member, '0');
    const here = [...path, name];
    if (item && isSame(item, recordSchema, contract)) return here;
    const found = item ? undefined : listIn(member, recordSchema, contract, here);
    if (found) return found;
  }
  return undefined;
}

/** Returns whether two schemas are the same part of a document. */
export function isSame(one: PlacedSchema, other: PlacedSchema, { schemas }: Contract): boolean {
  return isSamePlace(schemas.resolve(one).place, schemas.resolve(other).place);
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.document === other.document && one.pointer === other.pointer;
}

/** An answer shows what its caller may see, so answers are only comparable if everyone who may write may also read. */
function showsAll({ roles: readers }: Operation, { roles: writers }: Operation): boolean {
  return !readers || (writers?.every((role) => readers.includes(role)) ?? false);
}

/**
 * A list's own id identifies its records, so only the same parameter may identify them, not just one with the same
 * name.
 */
function sameInPath({ name, schema }: Parameter, { operation, parts }: Written): unknown {
  const writers = pathParameters(operation).find((one) => one.name === name);
  return writers && isSamePlace(writers.schema.place, schema.place) ? parts.path[name] : undefined;
}

/** The part of a write's address that identifies its record. Two addresses of one record may name it differently. */
function namedInPath({ name }: Parameter, reader: Operation, { operation, parts }: Written) {
  const writers = pathParameters(operation);
  const isOnly = pathParameters(reader).length === 1 && writers.length === 1;
  return parts.path[name] ?? (isOnly && writers[0] ? parts.path[writers[0].name] : undefined);
}

export function pathParameters({ parameters }: Operation): Parameter[] {
  return parameters.filter((parameter) => parameter.in === 'path');
}

export function isRequiredQuery({ in: place, required }: Parameter): boolean {
  return place === 'query' && required;
}
