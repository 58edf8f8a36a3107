import type { HttpMethod, PathsWithMethod } from 'openapi-typescript-helpers';
import { connectionError } from './connection-error.ts';
import type { LoginRequiredError } from './errors.ts';
import type { ResponseShape } from './response-shape.ts';

export interface CallOptions {
  /** Cancels the call, which then resolves to `undefined`. */
  signal?: AbortSignal;
  /** Whether to ask for a missing login and repeat the call. Default true; the login itself sets it to false. */
  reauthenticate?: boolean;
  /** The operation's address, if the hosting page overrides it; the query is appended. */
  address?: string;
  /** Do not report errors: the call only checks whether the server is up. */
  quiet?: boolean;
  /** Receives the status of a successful response, for calls that tell by it what they did: 201 for a new record. */
  onStatus?: (status: number) => void;
  /**
   * Receives the beginning of a long list as soon as it has arrived: a body with only its first items. The rest is read
   * once the promise resolves.
   */
  onBeginning?: (beginning: unknown) => Promise<void>;
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
  /** Without it, a missing login fails the call. */
  reauthenticate?: Reauthenticate;
  /** Loads the code that sends calls. It may load late, because no call is made before the login form works. */
  code: () => Promise<CallCode>;
}

type CallCode = Pick<typeof import('./send-call.ts'), 'sendCall'>;

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

let loaded: CallCode | undefined;

async function loadCode({ product, code }: Connection): Promise<CallCode> {
  try {
    loaded ??= await code();
    return loaded;
  } catch (error) {
    throw connectionError(product, error);
  }
}

/** Preloads the code that sends calls. */
export function prepareCalls(): void {
  if (!connection) return;
  loadCode(connection).catch(() => {
    // The first call retries and reports the error.
  });
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
    const to = connection;
    if (!to) throw new Error('A call was made before the start connected the API.');
    const { sendCall } = loaded ?? (await loadCode(to));
    // The mock service's checks and the conformance runner verify that servers return the documented shape.
    return (await sendCall(to, { method, path, shape }, input, options)) as Data | undefined;
  };
}
