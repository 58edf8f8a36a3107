import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { compressedPage } from './compressed-page.ts';
import { ConnectionCut } from './connection-cut.ts';
import { errorResponse } from './errors.ts';
import { methodRefusal, readRequest, sendResponse } from './node-http.ts';
import type { RequestHandler } from './request-handler.ts';
import { withSafeHeaders } from './safe-headers.ts';

export interface MockServerOptions {
  /** 0 chooses any free port. */
  readonly port: number;
  readonly service: RequestHandler;
  /** By default, the server listens on the loopback addresses of both IP versions. */
  readonly host?: string;
}

export interface MockServer {
  readonly url: string;
  readonly port: number;
  /** Stops listening and ends all connections. */
  close(): Promise<void>;
}

const ownAddresses = ['127.0.0.1', '::1'];
/** The number of times to try another port if a free port of one IP version is taken in the other. */
const attempts = 5;

/**
 * Serves a mock service over HTTP.
 * @throws Error that explains what to do if the port is taken.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listening(options);
    } catch (error) {
      if (!isErrorCode(error, 'EADDRINUSE')) throw error;
      if (options.port !== 0) throw explainTakenPort(options.port, error);
      if (attempt === attempts) throw error;
    }
  }
}

async function listening({ port, service, host }: MockServerOptions): Promise<MockServer> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  let actualPort = port;
  try {
    for (const address of host === undefined ? ownAddresses : [host]) {
      const server = httpServer(service);
      if (!(await listens(server, actualPort, address))) continue;
      servers.push(server);
      // The address of a server that listens on a port is always an object.
      actualPort = (server.address() as AddressInfo).port;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://${host ?? 'localhost'}:${actualPort}`, port: actualPort, close };
}

/** Starts listening; false if the computer lacks the address, for example because IPv6 is disabled. */
async function listens(server: Server, port: number, host: string): Promise<boolean> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (host === '::1' && isErrorCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return false;
    throw error;
  }
}

function httpServer(service: RequestHandler): Server {
  // A request without a Host header gets an explanation instead of an empty answer.
  const server = createServer({ requireHostHeader: false }, requestListener(service));
  // With Node's 5 seconds, a client may reuse a connection just when it is closed.
  server.keepAliveTimeout = 60_000;
  server.on('connect', async (_message, socket) => socket.end(await wireText(methodRefusal())));
  server.on('clientError', async (error, socket) => {
    if (!socket.writable || isErrorCode(error, 'ECONNRESET')) {
      socket.destroy();
      return;
    }
    socket.end(await wireText(refuse(error)));
  });
  return server;
}

const refusals: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not end in time.' },
};

/** Answers requests that `node:http` cannot parse. */
function refuse(error: Error): Response {
  const { status, message } = refusals['code' in error ? String(error.code) : ''] ?? {
    status: 400,
    message: 'This is not a valid HTTP request.',
  };
  return errorResponse(status, 'malformed_request', { message });
}

/** A raw response for when `node:http` has no response object; the connection ends after it. */
async function wireText(response: Response): Promise<string> {
  const body = await response.text();
  const headers = {
    ...Object.fromEntries(withSafeHeaders(response).headers),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}

/**
 * Sent before a connection is cut. Browsers silently repeat a request if a reused connection ends without a byte, so a
 * failure that happens only once would never be seen. They do not repeat it after a header that contradicts itself.
 */
const unreadableHead = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n';

/** Handles requests of a `node:http` server; a development server serves its own files first. */
export function requestListener(service: RequestHandler): RequestListener {
  return (message, reply) => void respond(service, message, reply);
}

async function respond(service: RequestHandler, message: IncomingMessage, reply: ServerResponse) {
  const abortController = new AbortController();
  reply.once('close', () => {
    // A finished response needs no abort, which costs more than most responses.
    if (!reply.writableFinished) abortController.abort();
  });
  try {
    const request = await readRequest(message, abortController.signal);
    const response =
      request instanceof Response
        ? withSafeHeaders(request)
        : await compressedPage(await service.handle(request), request);
    await sendResponse(response, reply);
  } catch (error) {
    if (error instanceof ConnectionCut) {
      message.socket.end(unreadableHead);
      return;
    }
    const callerHasGone = abortController.signal.aborted || !message.complete;
    if (!callerHasGone) console.error(`${message.method} ${message.url} failed:`, error);
    message.socket.destroy();
  }
}

async function closeServer(server: Server) {
  const closeEvent = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closeEvent;
}

/** Explains what to do if another program uses the port. */
export function explainTakenPort(port: number, cause: unknown): Error {
  return new Error(
    `Port ${port} is already in use. Stop the other program, or set PORT to another number.`,
    { cause },
  );
}

function isErrorCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
