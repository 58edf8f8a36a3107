import createClient from 'openapi-fetch';
import type { HttpMethod } from 'openapi-typescript-helpers';
import { reportBug } from '#src/util/bug-report.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import type { AnyPaths } from './any-paths.ts';
import { connectionError } from './connection-error.ts';
import { unexpectedServerErrorId } from './error-catalogue.ts';
import { type CallTrace, LoginRequiredError, RequestError } from './errors.ts';
import type { CallInput, CallOptions, Connection } from './fetcher.ts';
import { callHeaders, takeFirstResponse } from './first-call.ts';
import { queryText } from './query-text.ts';
import { readResponse } from './read-response.ts';
import { noteCall } from './recent-calls.ts';
import { withinResponseLimit } from './response-limit.ts';
import type { ResponseShape } from './response-shape.ts';

const client = createClient<AnyPaths>({
  credentials: 'include',
  headers: callHeaders,
  querySerializer: queryText,
});

/** An operation of a document, and the shape of its response. */
export interface Operation {
  method: HttpMethod;
  path: string;
  shape: ResponseShape;
}

/**
 * Makes a call: see `createCaller`.
 * @throws RequestError for every kind of failure.
 */
export async function sendCall(
  { baseUrl, product, language, reauthenticate: askForLogin }: Connection,
  { method, path, shape }: Operation,
  input: CallInput,
  { signal, reauthenticate = true, quiet = false, address, onBeginning, onStatus }: CallOptions,
): Promise<unknown> {
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
        const call = { shape, error, url, body, product, onBeginning };
        const data = await readResponse(response, call);
        onStatus?.(response.status);
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
    return signal?.aborted ? undefined : data;
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
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
      const response = await (takeFirstResponse(request) ?? globalThis.fetch(request));
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
