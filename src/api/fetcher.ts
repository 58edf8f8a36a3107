import createClient from 'openapi-fetch';
import type { HttpMethod, PathsWithMethod } from 'openapi-typescript-helpers';
import { reportBug } from '#src/util/bug-report.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import type { AnyPaths } from './any-paths.ts';
import { connectionError, unexpectedServerErrorId } from './error-catalogue.ts';
import { type CallTrace, LoginRequiredError, RequestError } from './errors.ts';
import { queryText } from './query-text.ts';
import { readResponse } from './read-response.ts';
import { noteCall } from './recent-calls.ts';
import { withinResponseLimit } from './response-limit.ts';
import type { ResponseShape } from './response-shape.ts';

export interface CallOptions {
  /** Cancels the call, which then resolves to `undefined`. */
  signal?: AbortSignal;
  /** Whether to ask for a missing login and repeat the call. Default true; the login itself says false. */
  reauthenticate?: boolean;
  /** The operation's address, if the hosting page overrides it; the query is appended. */
  address?: string;
  /** Do not report errors: the call only checks whether the server is up. */
  quiet?: boolean;
}

/**
 * Asks for the login that a call lacks. Resolves to true if the call can now be repeated.
 * @param call tells when the call was sent, by `performance.now()`, and what cancels it.
 */
export type Reauthenticate = (
  error: LoginRequiredError,
  call: { sentAt: number; signal: AbortSignal | undefined },
) => Promise<boolean>;

/** What a call sends; the generated fetchers narrow it to their operation. */
export interface CallInput {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
}

interface Connection {
  /** Absolute base address of all calls, without a trailing slash. */
  baseUrl: string;
  /** The product's name in messages. */
  product: string;
  /** The language tag that the server should respond in; read on every call. */
  language: () => string;
  /** Without it, a missing login fails the call. */
  reauthenticate?: Reauthenticate;
}

// Not in the store: generated fetchers are plain functions, and the store's atoms call them too.
let connection: Connection | undefined;

/** Configures all fetchers; called once at startup. */
export function connectApi(to: Connection): void {
  connection = to;
}

type Call<Paths extends object> = <Data>(
  operation: {
    [Method in HttpMethod]: [Method, PathsWithMethod<Paths, Method> & string];
  }[HttpMethod],
  shape: ResponseShape,
  input: CallInput,
  options: CallOptions,
) => Promise<Data | undefined>;

/**
 * The single door for the calls of one document, used by its generated fetchers. A call resolves to the response's body
 * on 200–299 and to `undefined` when canceled; otherwise it throws (product specification, sections 7 and 8). A call
 * that lacks a login is repeated once after the login.
 */
export function createCaller<Paths extends object>(): Call<Paths> {
  const client = createClient<AnyPaths>({
    credentials: 'include',
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    querySerializer: queryText,
  });

  return async <Data>(
    [method, path]: [HttpMethod, string],
    shape: ResponseShape,
    input: CallInput,
    { signal, reauthenticate = true, quiet = false, address }: CallOptions,
  ) => {
    if (!connection) throw new Error('A call was made before the start connected the API.');
    const { baseUrl, product, language, reauthenticate: askForLogin } = connection;
    const { body, ...params } = input;
    const call = `${method.toUpperCase()} ${path}`;
    const attempt = () =>
      noted({ call, product, signal, quiet }, (sendNoted) =>
        withinResponseLimit(signal, async (limited) => {
          let url = '';
          const fetch = (request: Request) => {
            const sent = address === undefined ? request : movedTo(address, request);
            url = sent.url;
            return sendNoted(sent);
          };
          const headers = { 'Accept-Language': language() };
          const init = definedOnly({
            baseUrl,
            params,
            body,
            headers,
            signal: limited,
            fetch,
            parseAs: 'stream' as const,
          });
          const { response, error } = await client.request(method, path, init);
          const data = await readResponse(response, { shape, error, url, body, product });
          return { status: response.status, data };
        }),
      );
    const sentAt = performance.now();
    try {
      const data = await attempt().catch(async (error: unknown) => {
        if (!(error instanceof LoginRequiredError && reauthenticate && askForLogin)) throw error;
        if (!(await askForLogin(error, { sentAt, signal }))) throw error;
        return attempt();
      });
      // Servers are held to the documented shape by the mock service's checks and the conformance runner.
      return signal?.aborted ? undefined : (data as Data);
    } catch (error) {
      if (signal?.aborted) return undefined;
      throw error;
    }
  };
}

/** Copies a request to another address, including its query. */
function movedTo(address: string, request: Request): Request {
  const url = new URL(address, window.location.href);
  for (const [name, value] of new URL(request.url).searchParams) url.searchParams.set(name, value);
  return new Request(url, request);
}

interface Attempt {
  /** Method and path as the document has them. */
  call: string;
  product: string;
  signal: AbortSignal | undefined;
  quiet: boolean;
}

/**
 * Runs one attempt of a call and records its outcome for the debug page.
 * @param send receives the `fetch` to use.
 * @throws RequestError for every kind of failure.
 */
async function noted(
  { call, product, signal, quiet }: Attempt,
  send: (
    fetch: (request: Request) => Promise<Response>,
  ) => Promise<{ status: number; data: unknown }>,
): Promise<unknown> {
  let note: ReturnType<typeof noteCall> | undefined;
  let requestId: string | undefined;
  try {
    const { status, data } = await send(async (request) => {
      note = noteCall(request.method, request.url);
      // Looked up on every call, so that a replaced `fetch` applies here too.
      const response = await globalThis.fetch(request);
      requestId = requestIdOf(response);
      return response;
    });
    note?.({ outcome: 'answered', status });
    return data;
  } catch (caught) {
    const error = caught instanceof RequestError ? caught : connectionError(product, caught);
    const { status, id } = error;
    error.trace = definedOnly<CallTrace>({ call, at: new Date().toISOString(), requestId });
    if (!quiet) reportServerBug(error);
    note?.(
      signal?.aborted
        ? { outcome: 'canceled' }
        : { outcome: 'failed', errorId: id, ...(status === undefined ? {} : { status }) },
    );
    throw error;
  }
}

/** The server's request id, if it is well-formed: it is shown, copied and reported verbatim. */
function requestIdOf({ headers }: Response): string | undefined {
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
