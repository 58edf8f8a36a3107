import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { answerProblems } from '../checks/answer.ts';
import { bodyTextProblems } from '../checks/body-text.ts';
import { cookieProblems } from '../checks/cookies.ts';
import type { Problem } from '../checks/problem.ts';
import { recordProblems } from '../checks/records.ts';
import { redirectProblems } from '../checks/redirect.ts';
import { requestProblems } from '../checks/request.ts';
import type { Contract } from '../contract/contract.ts';
import { isJson, type Operation } from '../contract/operation.ts';
import { within } from '../contract/place.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type Exchange, readBody } from '../run/exchange.ts';
import type { Sighting } from '../run/probe.ts';
import type { RequestParts } from '../target/request-parts.ts';
import type { ForwardedCall } from './forwarding.ts';
import type { Visitors } from './visitors.ts';

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

export interface WatchOptions {
  readonly contract: Contract;
  readonly server: string;
  readonly ledger: Ledger;
  readonly visitors: Visitors;
  readonly onSighting: (sighting: Sighting) => void;
}

/** Checks the traffic: the answers, and also the requests, because the documents bind clients as well. */
export function watch(
  passed: ForwardedCall,
  { contract, server, ledger, visitors, onSighting }: WatchOptions,
): void {
  const { pathname, searchParams } = new URL(passed.path, 'http://localhost');
  const match = contract.route(passed.method, pathname);
  if (match.kind !== 'found') {
    if (passed.status >= 500) onSighting(unknownFailure(passed, contract));
    return;
  }
  const { route: operation, parameters: path } = match;
  // A page may have the same address as a call.
  if (isPageVisit(passed, operation)) return;
  const parts = {
    path,
    query: readQuery(searchParams),
    headers: Object.fromEntries(passed.requestHeaders),
  };
  const roles = visitors.findRoles(passed.requestHeaders);
  const exchange = createExchange(passed, operation, parts, roles);
  visitors.learn(exchange);
  ledger.record(exchange);
  const requests = requestProblems(exchange, contract);
  const problems: Problem[] = [
    ...requests,
    ...(passed.method === 'HEAD' ? [] : answerProblems(exchange, contract)),
    ...bodyTextProblems(exchange, contract),
    ...redirectProblems(exchange, server),
    ...cookieProblems(exchange, contract, server),
    // Only a valid request determines what was requested.
    ...(requests.length === 0 ? recordProblems(exchange, contract) : []),
  ];
  const source = {
    operation,
    title: 'seen by the proxy',
    parts: exchange.parts,
    session: undefined,
  };
  for (const problem of problems) onSighting({ problem, operation, exchanges: [exchange], source });
}

function createExchange(
  passed: ForwardedCall,
  operation: Operation,
  parts: RequestParts,
  roles?: readonly string[],
): Exchange {
  const { requestHeaders, requestBody, status, headers, body: bytes, milliseconds } = passed;
  const type = requestHeaders.get('content-type') ?? '';
  const text = requestBody.toString('utf8');
  const answer = { status, headers, body: decodeBody(bytes, headers), milliseconds };
  return {
    operation,
    parts: requestBody.length > 0 ? { ...parts, body: { type, ...sentBody(type, text) } } : parts,
    session: requestHeaders.has('cookie') ? 'whoever uses the proxy' : undefined,
    roles,
    request: {
      method: passed.method,
      path: passed.path,
      headers: parts.headers,
      ...(requestBody.length > 0 ? { body: text } : {}),
    },
    answer,
    ...readBody(answer),
  };
}

function sentBody(type: string, text: string): { value?: unknown; text?: string } {
  if (!isJson(type)) return { text };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { text };
  }
}

function decodeBody(bytes: Buffer, headers: Headers): string {
  const decode = decoders[headers.get('content-encoding') ?? ''];
  try {
    return (decode ? decode(bytes) : bytes).toString('utf8');
  } catch {
    // Ignores the header, because the check of the body covers it.
    return bytes.toString('latin1');
  }
}

function readQuery(search: URLSearchParams): Record<string, unknown> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const all = search.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

function isPageVisit({ requestHeaders, headers }: ForwardedCall, { answers }: Operation): boolean {
  const isAsked = requestHeaders.get('accept')?.includes('text/html') ?? false;
  const isGiven = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isDocumented = answers.some(({ media }) => media.some(({ type }) => type === 'text/html'));
  return isAsked && isGiven && !isDocumented;
}

/** A request that the server did not answer. */
export function findUnanswered(
  { method, path }: Pick<ForwardedCall, 'method' | 'path'>,
  error: Error,
  contract: Contract,
): Sighting {
  const { pathname } = new URL(path, 'http://localhost');
  const match = contract.route(method, pathname);
  const operation = match.kind === 'found' ? match.route : noOperation(method, pathname, contract);
  const problem: Problem = {
    check: 'answers',
    message: `There is no answer to ${method} ${pathname}: ${error.message}.`,
    clause: operation.place,
    at: pathname,
  };
  return { problem, operation, exchanges: [], source: 'seen by the proxy' };
}

/** Stands in for the operation at undocumented addresses, such as pages. */
function noOperation(method: string, path: string, { operations }: Contract): Operation {
  const document = operations[0]?.place.document ?? 'app';
  return {
    id: 'no operation',
    method,
    path,
    tags: [],
    place: within({ document, pointer: '' }, 'paths'),
    parameters: [],
    body: undefined,
    answers: [],
    sessionCookies: [],
    roles: undefined,
    changesState: false,
    undoneBy: [],
    listedBy: [],
  };
}

function unknownFailure(passed: ForwardedCall, contract: Contract): Sighting {
  const { pathname } = new URL(passed.path, 'http://localhost');
  const operation = noOperation(passed.method, pathname, contract);
  const parts = { path: {}, query: {}, headers: Object.fromEntries(passed.requestHeaders) };
  const problem: Problem = {
    check: 'no-server-error',
    message: `The server failed with ${passed.status} at ${operation.path}.`,
    clause: operation.place,
    at: operation.path,
  };
  const exchanges = [createExchange(passed, operation, parts)];
  return { problem, operation, exchanges, source: 'seen by the proxy' };
}
