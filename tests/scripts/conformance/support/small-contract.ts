import { createRouter } from '#mocks/contract/router.ts';
import type { Contract } from '#scripts/conformance/contract/contract.ts';
import type { Operation } from '#scripts/conformance/contract/operation.ts';
import { readOperations } from '#scripts/conformance/contract/read-operations.ts';
import { Schemas } from '#scripts/conformance/contract/schemas.ts';
import { type Exchange, readBody } from '#scripts/conformance/run/exchange.ts';
import { type RequestParts, wireRequest } from '#scripts/conformance/target/request-parts.ts';

/** A contract with one document, `boats`. */
export function smallContract(root: { paths: object; [part: string]: unknown }): Contract {
  const operations = readOperations('boats', root);
  return {
    operations,
    byId: new Map(operations.map((operation) => [operation.id, operation])),
    route: createRouter(operations),
    schemas: new Schemas(new Map([['boats', root]])),
    pages: [],
    pageBlocks: undefined,
  };
}

/** A contract whose operation `getBoat` answers 200 with this schema. */
export function contractOfAnswer(schema: object, rest: object = {}): Contract {
  return smallContract({
    ...rest,
    paths: { '/boat': { get: { operationId: 'getBoat', responses: answers({ 200: schema }) } } },
  });
}

/** Documented JSON answers by status. */
export function answers(schemas: Readonly<Record<string, object>>): object {
  return Object.fromEntries(
    Object.entries(schemas).map(([status, schema]) => [
      status,
      { content: { 'application/json': { schema } } },
    ]),
  );
}

export function operationIn(contract: Contract, id: string): Operation {
  const operation = contract.byId.get(id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}

interface Answer {
  status?: number;
  /** JSON, unless it is a text with a content type of its own. */
  body?: unknown;
  headers?: Record<string, string>;
  parts?: Partial<RequestParts>;
  session?: string;
  roles?: readonly string[];
}

/** A request of an operation with its answer. */
export function exchangeWith(
  contract: Contract,
  id: string,
  { status = 200, body, headers = {}, parts: given = {}, session, roles }: Answer = {},
): Exchange {
  const operation = operationIn(contract, id);
  const parts: RequestParts = { path: {}, query: {}, headers: {}, ...given };
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const answer = {
    status,
    headers: new Headers({ 'content-type': 'application/json', ...headers }),
    body: text,
    milliseconds: 1,
  };
  const request = wireRequest(operation, parts);
  return { operation, parts, session, roles, request, answer, ...readBody(answer) };
}
