import type { Contract } from '#scripts/conformance/contract/contract.ts';
import { isJson, isRead, type Operation } from '#scripts/conformance/contract/operation.ts';
import type { Answering } from '../support/mock-run.ts';

/** One mistake that a server could make. */
export interface Mutant {
  readonly kind: string;
  readonly name: string;
  /** Whether one answer and its schema are enough to find it. */
  readonly isOfSchema: boolean;
  /** The operations that have it; undefined for all. */
  readonly operations: readonly Operation[] | undefined;
  /** Wraps the mock service and makes the mistake. */
  readonly inFront: (mock: Answering) => Answering;
}

/** Makes a mistake in one operation. */
export type Front = (operation: Operation, contract: Contract) => Mutant['inFront'];

/** The mistakes of one kind: one in each of some operations, evenly spread over those that could have it. */
export function mistakes(
  contract: Contract,
  { kind, isOfSchema }: Pick<Mutant, 'kind' | 'isOfSchema'>,
  { operations, count }: { readonly operations: readonly Operation[]; readonly count: number },
  front: Front,
): Mutant[] {
  return some(operations, count).map((operation) => ({
    kind,
    name: operation.id,
    isOfSchema,
    operations: [operation],
    inFront: front(operation, contract),
  }));
}

/** The answers affected by a mistake, by the operations of their requests. */
export const mutated = new WeakSet<Response>();

export function marked(response: Response): Response {
  mutated.add(response);
  return response;
}

/** A mistake in the answers of one operation; undefined to leave an answer unchanged. */
export function changeAnswers(
  operation: Operation,
  contract: Contract,
  change: (
    response: Response,
    request: Request,
  ) => Response | undefined | Promise<Response | undefined>,
): Mutant['inFront'] {
  return (mock) => async (request) => {
    const copy = request.clone();
    const response = await mock(request);
    if (!isRequestFor(operation, copy, contract)) return response;
    const changed = await change(response.clone(), copy);
    return changed ? marked(changed) : response;
  };
}

/** A mistake in how one operation reads its requests; undefined to leave a request unchanged. */
export function changeRequests(
  operation: Operation,
  contract: Contract,
  change: (
    request: Request,
    mock: Answering,
  ) => Request | Response | undefined | Promise<Request | Response | undefined>,
): Mutant['inFront'] {
  return (mock) => async (request) => {
    if (!isRequestFor(operation, request, contract)) return mock(request);
    const changed = await change(request.clone(), mock);
    if (changed instanceof Response) return marked(changed);
    return changed ? marked(await mock(changed)) : mock(request);
  };
}

export function isRequestFor(
  operation: Operation,
  { method, url }: Request,
  contract: Contract,
): boolean {
  const match = contract.route(method, new URL(url).pathname);
  return match.kind === 'found' && match.route === operation;
}

/** The same answer with another body, status or headers. */
export function answered(
  { status, headers }: Response,
  body: unknown,
  changes: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const merged = new Headers(headers);
  for (const [name, value] of Object.entries(changes.headers ?? {})) merged.set(name, value);
  const code = changes.status ?? status;
  const text = body === undefined || code === 204 ? null : JSON.stringify(body);
  return new Response(text, { status: code, headers: merged });
}

/** The same request to another address, or with other headers or another body. */
export async function asked(
  request: Request,
  changes: { url?: URL; headers?: Headers; body?: unknown },
): Promise<Request> {
  const text = changes.body === undefined ? await request.text() : JSON.stringify(changes.body);
  return new Request(changes.url ?? request.url, {
    method: request.method,
    headers: changes.headers ?? request.headers,
    body: text === '' ? null : text,
  });
}

/** Some of many, evenly spread. */
export function some<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return all
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}

/** Operations that answer JSON on success. */
export function answering(contract: Contract): Operation[] {
  return contract.operations.filter(({ answers }) =>
    answers.some(({ status, media }) => status === '200' && media.some(({ type }) => isJson(type))),
  );
}

export function reading(contract: Contract): Operation[] {
  return answering(contract).filter(isRead);
}
