import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';

/** The traffic, byte by byte. */
export interface ForwardedCall {
  readonly method: string;
  /** Path and query below the server's address. */
  readonly path: string;
  readonly requestHeaders: Headers;
  readonly requestBody: Buffer;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly milliseconds: number;
}

export interface ForwardingOptions {
  readonly server: string;
  readonly onPassed: (passed: ForwardedCall) => void;
  /** The server did not respond. */
  readonly onFailed: (request: { method: string; path: string }, error: Error) => void;
}

/** Headers that concern only one connection. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** A server that forwards everything to another one and back, unchanged. */
export function forwardingServer(options: ForwardingOptions): Server {
  return createServer((request, response) => forward(options, request, response));
}

function forward(
  { server, onPassed, onFailed }: ForwardingOptions,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = 'GET', url: path = '/' } = request;
  const target = new URL(server);
  const here = `http://${request.headers.host ?? ''}`;
  const started = performance.now();
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = send(
    target.origin,
    {
      method,
      path: target.pathname.replace(/\/$/, '') + path,
      headers: toServer(request.rawHeaders, here, target),
      // A list of pairs, so that repeated headers stay separate.
      setHost: false,
    },
    (answer) => {
      response.writeHead(
        answer.statusCode ?? 502,
        answer.statusMessage ?? '',
        toClient(answer.rawHeaders, here, server),
      );
      const body = collectChunks(answer);
      pipeline(answer, response, (error) => {
        // The client has disconnected, so no one is waiting for a response.
        if (error) return;
        onPassed({
          method,
          path,
          requestHeaders: createHeaders(request.rawHeaders),
          requestBody: Buffer.concat(sent),
          status: answer.statusCode ?? 0,
          headers: createHeaders(answer.rawHeaders),
          body: Buffer.concat(body),
          milliseconds: performance.now() - started,
        });
      });
    },
  );
  const sent = collectChunks(request);
  upstream.on('error', (error) => {
    if (request.destroyed && !request.complete) return;
    onFailed({ method, path }, error);
    // If the server cut the connection, cut it for the browser too.
    if (response.headersSent || wasReached(error)) {
      request.socket.destroy();
      return;
    }
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`${server} does not answer: ${error.message}`);
  });
  response.on('close', () => {
    if (!response.writableEnded) upstream.destroy();
  });
  pipeline(request, upstream, () => undefined);
}

function wasReached(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return !['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code);
}

function collectChunks(stream: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return chunks;
}

/** The server sees its own address, although the browser sent the proxy's. */
function toServer(raw: readonly string[], here: string, target: URL): string[] {
  return pairUp(raw).flatMap(([name, value]) => {
    const lower = name.toLowerCase();
    if (hopByHop.has(lower)) return [];
    if (lower === 'host') return [name, target.host];
    const isOwn = (lower === 'origin' || lower === 'referer') && value.startsWith(here);
    return [name, isOwn ? target.origin + value.slice(here.length) : value];
  });
}

/** Redirects to the server point to the proxy, so that the browser stays on it. */
function toClient(raw: readonly string[], here: string, server: string): string[] {
  return pairUp(raw).flatMap(([name, value]) => {
    const lower = name.toLowerCase();
    if (hopByHop.has(lower)) return [];
    const isOwn = lower === 'location' && value.startsWith(server);
    return [name, isOwn ? here + value.slice(server.length) : value];
  });
}

function createHeaders(raw: readonly string[]): Headers {
  return new Headers(pairUp(raw));
}

function pairUp(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [],
  );
}
