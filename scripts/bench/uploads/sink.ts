import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Sink {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Accepts multipart uploads like the upload provider, but only counts their bytes: the mock provider checks and stores
 * them, which takes longer than the measured upload.
 */
export function startSink(
  served: (
    origin: string,
  ) => Readonly<Record<string, readonly [type: string, body: string | Buffer]>>,
  onTold: (what: URLSearchParams) => void,
): Promise<Sink> {
  let stored = 0;

  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const { method, url = '/', headers } = request;
    reply.setHeader('access-control-allow-origin', '*');
    reply.setHeader('access-control-allow-methods', 'POST, PUT');
    reply.setHeader('access-control-allow-headers', '*');
    reply.setHeader('access-control-expose-headers', 'ETag');
    const origin = `http://${headers.host}`;
    if (method === 'GET') {
      const [type, body] = served(origin)[url] ?? ['text/plain', ''];
      return reply.setHeader('content-type', type).end(body);
    }
    if (url.startsWith('/told')) onTold(new URL(url, origin).searchParams);
    const isPart = method === 'PUT';
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      if (isPart) stored += chunk.length;
      else chunks.push(chunk);
    }
    if (isPart) return reply.setHeader('etag', '"part"').end();
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    reply.setHeader('content-type', 'application/json');
    return reply.end(JSON.stringify(answers[url]?.(body, origin) ?? {}));
  };

  const answers: Readonly<Record<string, (body: { size: number }, origin: string) => object>> = {
    '/multipart/start': (_body, origin) => {
      stored = 0;
      return { uri: '/sink', region: 'none', upload_id: '1', location_url: origin };
    },
    '/multipart/upload': (_body, origin) => ({ url: `${origin}/part`, headers: {} }),
    '/multipart/complete': ({ size }, origin) => {
      // Without a handle, which ends the upload with an error.
      if (stored !== size) return { error: `${stored} of ${size} bytes have arrived.` };
      return { handle: 'S1nkOfTheBenchmark00', url: `${origin}/S1nk`, size, status: 'Stored' };
    },
  };

  const server = createServer((request, reply) => {
    answer(request, reply).catch((error: unknown) => reply.destroy(Error(String(error))));
  });
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({
        url: `http://localhost:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
