import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorResponse } from './errors.ts';
import { maximumBodyBytes } from './request-body.ts';

/** Up to this size, a body that is too large is read to its end, so that its sender receives the response. */
const maximumDiscardedBytes = 10 * maximumBodyBytes;

/** Methods that no request of the service can have: they concern the connection rather than a page or a call. */
const connectionMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

export function methodRefusal(): Response {
  const allow = 'GET, HEAD, POST, PUT, PATCH, DELETE';
  return errorResponse(405, 'method_not_allowed', { headers: { allow } });
}

/**
 * Converts a request to the service's form, with its raw body, or only the body's length if it is too large. Answers
 * invalid requests right here.
 */
export async function readRequest(
  message: IncomingMessage,
  signal: AbortSignal,
): Promise<Request | Response> {
  const { method = 'GET' } = message;
  if (connectionMethods.has(method)) return methodRefusal();
  if (message.headers.host === undefined && message.httpVersion === '1.1') {
    return refuseMalformed('The request has no Host header.');
  }
  const url = requestUrl(message);
  if (!url) return refuseMalformed('The address is malformed.');
  // The Fetch standard does not allow a body in GET and HEAD.
  const body = method === 'GET' || method === 'HEAD' ? null : await readBytes(message);
  try {
    const headers = new Headers(headerPairs(message));
    if (typeof body === 'number') headers.set('content-length', String(body));
    return new Request(url, {
      method,
      headers,
      body: typeof body === 'number' ? null : body,
      signal,
    });
  } catch {
    return refuseMalformed('The address or a header is malformed.');
  }
}

function refuseMalformed(message: string): Response {
  return errorResponse(400, 'malformed_request', { message });
}

/** Sends a response. Its cookies stay separate headers. */
export async function sendResponse(response: Response, reply: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.setHeader('set-cookie', cookies);
  reply.statusCode = response.status;
  reply.end(new Uint8Array(await response.arrayBuffer()));
}

function requestUrl({ url = '/', headers }: IncomingMessage): URL | null {
  // Only HTTP/1.0 allows requests without a host.
  if (url.startsWith('/')) return pathAt(headers.host ?? 'localhost', url);
  return /^https?:\/\//i.test(url) ? URL.parse(url) : null;
}

/** The address of a path, which may begin with several slashes, at a host that consists of a name and a port. */
function pathAt(host: string, path: string): URL | null {
  return /^[^\s/?#@\\]+$/.test(host) ? URL.parse(`http://${host}${path}`) : null;
}

/** The bytes of a body, or their number if it is too large. */
async function readBytes(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | number> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size > maximumDiscardedBytes) break;
    if (size <= maximumBodyBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > maximumBodyBytes ? size : Buffer.concat(chunks);
}

function headerPairs({ rawHeaders }: IncomingMessage): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    pairs.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  }
  return pairs;
}
