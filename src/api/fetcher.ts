import createClient from 'openapi-fetch';
import type { HttpMethod, PathsWithMethod } from 'openapi-typescript-helpers';
import { answerError, connectionError } from './error-catalogue.ts';
import { RequestError } from './errors.ts';

export interface CallOptions {
  /** Cancels the call, which then answers nothing. */
  signal?: AbortSignal;
}

/** What a call sends; the generated fetchers narrow it to their operation. */
export interface CallInput {
  path?: object;
  query?: object;
  body?: unknown;
}

interface Connection {
  /** Absolute address below which all calls lie, without a slash at its end. */
  baseUrl: string;
  /** Name of the product in messages. */
  product: string;
}

let connection: Connection | undefined;

/** Tells all fetchers where the server is; called once at the start. */
export function connectApi(to: Connection): void {
  connection = to;
}

/** What the document says of an operation's good answers; `any` where it leaves them open. */
type AnswerKind = 'json' | 'empty' | 'any';

type Call<Paths extends object> = <Data>(
  operation: {
    [Method in HttpMethod]: [Method, PathsWithMethod<Paths, Method> & string];
  }[HttpMethod],
  answer: AnswerKind,
  input: CallInput,
  options: CallOptions,
) => Promise<Data | undefined>;

type SendAny = (
  method: HttpMethod,
  path: string,
  init: object,
) => Promise<{ response: Response; error?: unknown }>;

/**
 * The single door for calls of one document, on which its generated fetchers stand. A call resolves to the answer's
 * body on 200–299, to nothing when cancelled, and otherwise throws (product specification, sections 7 and 8).
 */
export function createCaller<Paths extends object>(): Call<Paths> {
  const client = createClient<Paths>({
    credentials: 'include',
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    // Looked up at each call, so that whoever replaces the network replaces it here too.
    fetch: (request) => globalThis.fetch(request),
  });
  // What each operation takes and answers is typed by its generated fetcher; here any operation is sent.
  const send = client.request as unknown as SendAny;

  return async <Data>(
    [method, path]: [HttpMethod, string],
    answer: AnswerKind,
    input: CallInput,
    { signal }: CallOptions,
  ) => {
    if (!connection) throw new Error('A call was made before the start connected the API.');
    const { baseUrl, product } = connection;
    const { body, ...params } = input;
    const init = { baseUrl, params, body, signal, parseAs: 'stream' };
    try {
      const { response, error } = await send(method, path, definedOnly(init));
      if (!response.ok) {
        throw answerError({ status: response.status, body: error }, { url: response.url, body });
      }
      // The mock service and the conformance runner hold servers to the documented shape.
      return (await readAnswer(response, answer)) as Data;
    } catch (error) {
      if (signal?.aborted) return undefined;
      throw error instanceof RequestError ? error : connectionError(product, error);
    }
  };
}

/** JSON by the content type, else text (section 7). @throws where the document promises JSON and none came. */
function readAnswer(response: Response, answer: AnswerKind): Promise<unknown> | undefined {
  if (answer === 'empty' || response.status === 204) return undefined;
  const type = response.headers.get('Content-Type') ?? '';
  if (/^application\/(.+\+)?json\b/i.test(type)) return response.json();
  if (answer === 'json') throw new TypeError(`The answer is "${type}" instead of JSON.`);
  return response.text();
}

function definedOnly(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}
