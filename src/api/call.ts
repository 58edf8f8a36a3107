import createClient from 'openapi-fetch';
import type { HttpMethod, PathsWithMethod } from 'openapi-typescript-helpers';
import { reportBug } from '#src/util/bug-report.ts';
import { momentAt } from '#src/util/dates.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { noteServerTime } from '#src/util/server-clock.ts';
import { noteCall } from './call-log.ts';
import { connectionError, unexpectedServerErrorId, userChangedError } from './catalogue.ts';
import { type CallTrace, LoginRequiredError, RequestError } from './errors.ts';
import { callHeaders, takeFirstResponse, userHeader } from './first-calls.ts';
import { type ResponseShape, readResponse } from './response.ts';
import { readLimitMs, responseLimitMs, startLimit } from './time-limit.ts';

export interface CallOptions {
  /** Cancels the call, which then resolves to `undefined`. */
  signal?: AbortSignal;
  /** Asks for a missing login and repeats the call. Default true; the login itself sets it to false. */
  reauthenticate?: boolean;
  /** The operation's address, if the hosting page overrides it; the query is appended. */
  address?: string;
  /** Do not report errors: the call only checks whether the server is up. */
  quiet?: boolean;
  /** Receives the status of a successful response, for calls that tell by it what they did: 201 for a new record. */
  onStatus?: (status: number) => void;
}

/**
 * Asks for the login that a call lacks. Resolves to true if the call can now be repeated.
 * @param call holds when the call was sent (by `performance.now()`) and its cancellation signal.
 */
export type Reauthenticate = (
  error: LoginRequiredError,
  call: { sentAt: number; signal: AbortSignal | undefined },
) => Promise<boolean>;

/** The parts of a call's request; the generated fetchers narrow it to their operation. */
export interface CallInput {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
}

export interface Connection {
  /** Absolute base address of all calls, without a trailing slash. */
  baseUrl: string;
  /** The product's name in messages. */
  product: string;
  /** The language tag that the server should respond in; read on every call. */
  language: () => string;
  /** The user whom the page shows, if any. A server refuses calls in the session of another one. */
  userId?: () => number | null;
  /** Returns whether the page's user is no longer logged in, so that it must not change anything anymore. */
  isOutdated?: () => boolean;
  /** Called when the server says that the session is another user's, before the call fails. */
  onUserChanged?: () => void;
  /** Without it, a missing login fails the call. */
  reauthenticate?: Reauthenticate;
}

/** An operation of a document, and the shape of its response. */
interface Operation {
  method: HttpMethod;
  path: string;
  shape: ResponseShape;
}

type Call<Paths extends object> = <Data>(
  operation: {
    [Method in HttpMethod]: [Method, PathsWithMethod<Paths, Method> & string];
  }[HttpMethod],
  shape: ResponseShape,
  input: CallInput,
  options: CallOptions,
) => Promise<Data | undefined>;

/** The common shape of all operations; the generated fetchers narrow it. */
type AnyPaths = Record<
  string,
  Record<
    HttpMethod,
    {
      parameters: { path?: object; query?: object; header?: object };
      requestBody?: { content: { 'application/json': unknown } };
      responses: { 200: { content: { 'application/json': unknown } } };
    }
  >
>;

const client = createClient<AnyPaths>({
  credentials: 'include',
  headers: callHeaders,
  querySerializer: queryText,
});

// Not in the store: generated fetchers are plain functions, and the store's atoms call them too.
let connection: Connection | undefined;

/** Configures all fetchers; called once at startup. */
export function connectApi(to: Connection): void {
  connection = to;
}

/**
 * The single entry point for the calls of one document, used by its generated fetchers. A call resolves to the
 * response's body on 200–299 and to `undefined` when canceled; otherwise it throws (product specification, sections 7
 * and 8). A call that lacks a login is repeated once after the login.
 */
export function createCaller<Paths extends object>(): Call<Paths> {
  return async <Data>(
    [method, path]: [HttpMethod, string],
    shape: ResponseShape,
    input: CallInput,
    options: CallOptions,
  ) => {
    if (!connection) throw new Error('A call was made before the start connected the API.');
    // The mock service's checks and the conformance runner verify that servers return the documented shape.
    return (await send(connection, { method, path, shape }, input, options)) as Data | undefined;
  };
}

/** @throws RequestError for every kind of failure. */
async function send(
  to: Connection,
  operation: Operation,
  input: CallInput,
  options: CallOptions,
): Promise<unknown> {
  const { signal, reauthenticate = true } = options;
  if (operation.method !== 'get' && to.isOutdated?.()) throw userChangedError();
  const attempt = () => sendOnce(to, operation, input, options);
  const sentAt = performance.now();
  try {
    const data = await attempt().catch(async (error: unknown) => {
      if (!(error instanceof LoginRequiredError && reauthenticate && to.reauthenticate))
        throw error;
      if (!(await to.reauthenticate(error, { sentAt, signal }))) throw error;
      return attempt();
    });
    return signal?.aborted ? undefined : data;
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}

/**
 * Runs one attempt of a call and records its outcome for the debug page.
 * @throws RequestError for every kind of failure.
 */
async function sendOnce(
  to: Connection,
  { method, path, shape }: Operation,
  { body, ...params }: CallInput,
  { signal, quiet = false, address, onStatus }: CallOptions,
): Promise<unknown> {
  const { baseUrl, product } = to;
  const limit = startLimit(signal, method === 'get' ? readLimitMs : responseLimitMs);
  let note: ReturnType<typeof noteCall> | undefined;
  let requestId: string | undefined;
  let url = '';
  const fetch = async (request: Request) => {
    const movedRequest = address === undefined ? request : withAddress(address, request);
    url = movedRequest.url;
    note = noteCall(movedRequest.method, url);
    // Looked up on every call, so that a replaced `fetch` applies here too.
    const response = await (takeFirstResponse(movedRequest) ?? globalThis.fetch(movedRequest));
    limit.extend();
    noteServerTime(response);
    requestId = readRequestId(response);
    return response;
  };
  const headers = { 'Accept-Language': to.language(), ...userHeader(to.userId?.() ?? null) };
  const init = definedOnly({
    baseUrl,
    params,
    body,
    headers,
    signal: limit.signal,
    fetch,
    parseAs: 'stream' as const,
  });
  try {
    const { response, error } = await client.request(method, path, init);
    const data = await readResponse(response, { shape, error, url, body, product });
    onStatus?.(response.status);
    note?.({ outcome: 'answered', status: response.status });
    return data;
  } catch (caught) {
    const error = caught instanceof RequestError ? caught : connectionError(product, caught);
    const call = `${method.toUpperCase()} ${path}`;
    error.trace = definedOnly<CallTrace>({ call, at: momentAt(Date.now()), requestId });
    if (error.id === 'user_changed') to.onUserChanged?.();
    if (!quiet) reportServerBug(error);
    const { status, id: errorId } = error;
    note?.(
      signal?.aborted
        ? { outcome: 'canceled' }
        : definedOnly({ outcome: 'failed' as const, errorId, status }),
    );
    throw error;
  } finally {
    limit.stop();
  }
}

/** Copies a request to another address, including its query. */
function withAddress(address: string, request: Request): Request {
  const url = new URL(address, window.location.href);
  for (const [name, value] of new URL(request.url).searchParams) url.searchParams.set(name, value);
  return new Request(url, request);
}

/** A query as `key=value` pairs, both URL-encoded, joined by `&` (product specification, section 7). */
function queryText(query: object): string {
  return Object.entries(query)
    .flatMap(([key, value]: [string, unknown]) =>
      (Array.isArray(value) ? value : [value]).map((queryValue: unknown) => [key, queryValue]),
    )
    .filter(([, value]) => value !== undefined && value !== null)
    .map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('='))
    .join('&');
}

/** The server's request id, if it is well-formed: it is shown, copied and reported verbatim. */
function readRequestId({ headers }: Response): string | undefined {
  const id = headers.get('X-Request-Id') ?? '';
  return /^[\w.:-]{1,100}$/.test(id) ? id : undefined;
}

/** Reported because the message of an unexpected server error promises that we have been notified. */
function reportServerBug(error: RequestError): void {
  if (error.id !== unexpectedServerErrorId) return;
  const { status, misshapen, trace } = error;
  const facts = {
    call: trace?.call,
    status: String(status),
    misshapen,
    request_id: trace?.requestId,
  };
  reportBug(error, { facts: definedOnly(facts) });
}
