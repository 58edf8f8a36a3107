import createClient from 'openapi-fetch';
import type { HttpMethod, PathsWithMethod } from 'openapi-typescript-helpers';
import { reportBug } from '#src/util/bug-report.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import type { AnyPaths } from './any-paths.ts';
import {
  answerError,
  connectionError,
  unexpectedServerError,
  unexpectedServerErrorId,
} from './error-catalogue.ts';
import { type CallTrace, LoginRequiredError, RequestError } from './errors.ts';
import { queryText } from './query-text.ts';
import { noteCall } from './recent-calls.ts';
import { withinResponseLimit } from './response-limit.ts';
import { misshapenPart, type ResponseShape } from './response-shape.ts';

export interface CallOptions {
  /** Cancels the call, which then answers nothing. */
  signal?: AbortSignal;
  /** Whether a missing login is asked for and the call repeated; true unless told. The login itself says no. */
  reauthenticate?: boolean;
  /** Where the operation stands when the hosting page says that it is elsewhere; the query is put behind it. */
  address?: string;
  /** A failure is no error to be reported: the call only asks whether the server is there. */
  quiet?: boolean;
}

/**
 * Asks for the login that a call lacks; resolves to whether there is one now, so that the call can be repeated.
 * @param call when it was sent, by `performance.now()`, and what cancels it.
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
  /** Absolute address below which all calls lie, without a slash at its end. */
  baseUrl: string;
  /** Name of the product in messages. */
  product: string;
  /** The language that the server is to answer in, as a tag; asked at every call. */
  language: () => string;
  /** Without it a missing login fails the call. */
  reauthenticate?: Reauthenticate;
}

// Not in the store: generated fetchers are plain functions, which the store's own parts call too.
let connection: Connection | undefined;

/** Tells all fetchers where the server is; called once at the start. */
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
 * The single door for calls of one document, on which its generated fetchers stand. A call resolves to the answer's
 * body on 200–299, to nothing when canceled, and otherwise throws (product specification, sections 7 and 8). One that
 * lacks a login is repeated once after the login.
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
      // The mock service and the conformance runner hold servers to the documented shape.
      return signal?.aborted ? undefined : (data as Data);
    } catch (error) {
      if (signal?.aborted) return undefined;
      throw error;
    }
  };
}

/** The same request to another address, its query included. */
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
 * Runs one attempt of a call, and notes for the debug page how it went.
 * @param send is given the `fetch` to send with.
 * @throws RequestError whatever went wrong.
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
      // Looked up at each call, so that whoever replaces the network replaces it here too.
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

/** What `readResponse` needs to know of the call that is answered. */
interface AnsweredCall {
  shape: ResponseShape;
  /** The parsed body of a response outside 200–299. */
  error: unknown;
  url: string;
  body: unknown;
  product: string;
}

/**
 * The response's body, which is of the shape that the document promises.
 * @throws RequestError for a status outside 200–299, and for a body of another shape: an empty page must not stand for
 *   a broken response.
 */
async function readResponse(
  response: Response,
  { shape, error, url, body, product }: AnsweredCall,
): Promise<unknown> {
  const { status } = response;
  if (!response.ok) {
    throw answerError(
      { status, body: isJson(response) ? error : undefined },
      { url, body },
      product,
    );
  }
  const data = await readBody(response, shape);
  const misshapen = isDescribed(shape) ? misshapenPart(data, shape) : undefined;
  if (misshapen !== undefined) throw unexpectedServerError(status, misshapen);
  return data;
}

/** The server's id of the request, unless it is none: it is shown, copied and reported as it came. */
function requestIdOf({ headers }: Response): string | undefined {
  const id = headers.get('X-Request-Id') ?? '';
  return /^[\w.:-]{1,100}$/.test(id) ? id : undefined;
}

/** The message of an unexpected server error says that we have been notified. */
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

/**
 * The body: JSON by its content type, else text (section 7); nothing where there is none.
 * @throws TypeError where the document promises JSON and something else came, the page of a captive portal for example.
 */
function readBody(response: Response, shape: ResponseShape): Promise<unknown> | undefined {
  if (shape === 'empty' || response.status === 204) return undefined;
  if (isJson(response)) return response.json();
  if (isDescribed(shape)) throw new TypeError('The response is not JSON.');
  return response.text();
}

function isDescribed(shape: ResponseShape): shape is Exclude<ResponseShape, 'empty' | 'any'> {
  return shape !== 'empty' && shape !== 'any';
}

function isJson(response: Response): boolean {
  return /^application\/(.+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');
}
