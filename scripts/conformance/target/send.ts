import { CommandError } from '../../process/command-error.ts';

/** A request as it is sent. */
export interface WireRequest {
  readonly method: string;
  /** Path and query below the server's address. */
  readonly path: string;
  /** In lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A raw answer, without following redirects. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly milliseconds: number;
}

/** Sends one request. @throws NoAnswer if there is none. */
export type Send = (request: WireRequest) => Promise<WireAnswer>;

/** The server did not answer a request: it cut the connection, or took too long. */
export class NoAnswer extends Error {}

/** Timeout of a request in milliseconds. */
const patience = 30_000;

/** Sends to a server on the network. */
export function sendTo(server: string): Send {
  return sendBy((request) => fetch(request, { signal: AbortSignal.timeout(patience) }), server);
}

/** Sends through a function from request to response, for example without a network. */
export function sendBy(answer: (request: Request) => Promise<Response>, server: string): Send {
  return async ({ method, path, headers, body }) => {
    const request = new Request(server + path, {
      method,
      headers,
      body: body ?? null,
      redirect: 'manual',
    });
    const started = performance.now();
    try {
      const response = await answer(request);
      return {
        status: response.status,
        headers: response.headers,
        body: await response.text(),
        milliseconds: performance.now() - started,
      };
    } catch (error) {
      throw new NoAnswer(explain(error), { cause: error });
    }
  };
}

/**
 * A server's address without its trailing slash.
 * @throws CommandError if it is not an address.
 */
export function serverAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new CommandError(`"${text}" is no address of a server, such as http://localhost:8000.`);
  }
  return url.href.replace(/[?#].*$/, '').replace(/\/$/, '');
}

/** @throws CommandError if nothing answers there. */
export async function checkReachable(send: Send, server: string): Promise<void> {
  try {
    await send({ method: 'GET', path: '/', headers: {} });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new CommandError(`${server} does not answer: ${error.message}`);
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} s`;
  const { cause } = error;
  // Node's fetch only says "fetch failed" and puts the reason into its cause; if several addresses failed, there is no
  // message at all.
  if (cause instanceof AggregateError) return explain(cause.errors[0]);
  return cause instanceof Error ? cause.message : error.message;
}
