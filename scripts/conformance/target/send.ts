import { CommandError } from '../../process/command-error.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query below the server's address. */
  readonly path: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer as it came, redirects not followed. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly milliseconds: number;
}

/** Sends one request. @throws NoAnswer when there is none. */
export type Send = (request: WireRequest) => Promise<WireAnswer>;

/** The server did not answer a request: it cut the connection, or took too long. */
export class NoAnswer extends Error {}

/** Milliseconds after which a request is given up. */
const patience = 30_000;

/** Sends to a server on the network. */
export function sendTo(server: string): Send {
  return sendBy((request) => fetch(request, { signal: AbortSignal.timeout(patience) }), server);
}

/** Sends by a function from request to response, without a network for example. */
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
      throw new NoAnswer(reasonOf(error), { cause: error });
    }
  };
}

/**
 * The address of a server without its last slash.
 * @throws CommandError when it is none.
 */
export function serverAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new CommandError(`"${text}" is no address of a server, such as http://localhost:8000.`);
  }
  return url.href.replace(/[?#].*$/, '').replace(/\/$/, '');
}

/** @throws CommandError when nothing answers there. */
export async function checkReachable(send: Send, server: string): Promise<void> {
  try {
    await send({ method: 'GET', path: '/', headers: {} });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new CommandError(`${server} does not answer: ${error.message}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} s`;
  const { cause } = error;
  // Node's fetch says "fetch failed", and why only in its cause; several addresses failing have no message at all.
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : error.message;
}
