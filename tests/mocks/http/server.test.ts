import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ConnectionCut } from '#mocks/http/connection-cut.ts';
import type { RequestHandler } from '#mocks/http/request-handler.ts';
import { type MockServerOptions, startMockServer } from '#mocks/http/server.ts';
import { createMockService } from '#mocks/service.ts';
import { createUploadOrigin } from '#mocks/upload/upload-origin.ts';
import { consoleOutput } from '#tests/setup/console.ts';
import { afterwards, errorId, template } from '../support.ts';

async function start(service: RequestHandler, options: Partial<MockServerOptions> = {}) {
  const server = await startMockServer({ port: 0, service, ...options });
  afterwards(() => server.close());
  return server;
}

function createService(handle: RequestHandler['handle']): RequestHandler {
  return { handle };
}

const echo = createService(async (request) => {
  const bytes = new Uint8Array(await request.arrayBuffer());
  return new Response(bytes, { headers: { 'x-method': request.method, 'x-url': request.url } });
});

/** Sends raw bytes and returns everything received until the server ends the connection. */
async function rawAnswer(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('the server', () => {
  it('can be reached under every name of this computer', async () => {
    const { port, url } = await start(echo);
    expect(url).toBe(`http://localhost:${port}`);
    for (const host of ['localhost', '127.0.0.1']) {
      expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
    }
  });

  it('serves the product', async () => {
    const service = await createMockService({ page: { template: () => template, csp: false } });
    const { url } = await start(service);
    const response = await fetch(`${url}/user/calendars`, {
      headers: { accept: 'application/json' },
    });
    expect([response.status, await errorId(response)]).toEqual([401, 'login_required']);
    expect((await fetch(`${url}/login`)).headers.get('content-type')).toContain('text/html');
  });

  it('passes bodies through unchanged', async () => {
    const { url } = await start(echo);
    const body = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256);
    const response = await fetch(url, { method: 'POST', body });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(body);
  });

  it('keeps multiple cookies separate', async () => {
    const cookies = ['a=1; Path=/', 'b=2; Expires=Wed, 01 Apr 2026 09:00:00 GMT'];
    const { url } = await start(
      createService(() => {
        const response = new Response('ok');
        for (const cookie of cookies) response.headers.append('set-cookie', cookie);
        return Promise.resolve(response);
      }),
    );
    expect((await fetch(url)).headers.getSetCookie()).toEqual(cookies);
  });

  it.each([
    ['localhost', /; SameSite=Lax\r$/m],
    ['127.0.0.1', /; SameSite=Lax\r$/m],
    ['calendar.example', /; SameSite=Lax; Secure\r$/m],
    ['calendar.example:4000', /; SameSite=Lax; Secure\r$/m],
  ])('marks cookies for the host %s as secure unless it is this computer', async (host, end) => {
    const service = await createMockService({ page: { template: () => template, csp: false } });
    const { port } = await start(service);
    const text = `GET /login HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`;
    const [cookie = ''] = /^set-cookie: mock_world=.*$/im.exec(await rawAnswer(port, text)) ?? [];
    expect(`${cookie}\r`).toMatch(end);
  });

  it.each(['calendar.example/other', 'a@calendar.example', 'x y', 'calendar.example?', ':80'])(
    'answers 400 to the host %j',
    async (host) => {
      const { port } = await start(echo);
      const text = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect(await rawAnswer(port, text)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it('answers HEAD without a body', async () => {
    const { url } = await start(createService(() => Promise.resolve(new Response('text'))));
    const response = await fetch(url, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it.each([
    'NONSENSE\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\u0000 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    'GET http://:::/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ])('answers 400 to %j', async (text) => {
    const { port } = await start(echo);
    const answer = await rawAnswer(port, text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"id":"malformed_request"');
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
  });

  it.each(['TRACE /', 'CONNECT localhost:80'])('refuses %s', async (line) => {
    const { port } = await start(echo);
    const text = `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const answer = await rawAnswer(port, text);
    expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r$/m);
    expect(answer).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE\r$/im);
    expect(answer).toContain('"id":"method_not_allowed"');
  });

  it('does not require a Host header for HTTP/1.0', async () => {
    const { port } = await start(echo);
    expect(await rawAnswer(port, 'GET /x HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('passes on unusual addresses unchanged', async () => {
    const { port } = await start(echo);
    const answer = await rawAnswer(
      port,
      'GET //x/%zz?a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('x-url: http://x//x/%zz?a');
  });

  it('leaves the answer to a body of more than 20 MB to the service', async () => {
    const { url } = await start(await createUploadOrigin());
    const body = new Uint8Array(20 * 1024 * 1024 + 1);
    const response = await fetch(`${url}/multipart/start`, { method: 'POST', body });
    expect([response.status, await errorId(response)]).toEqual([413, 'request_too_large']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('leaves the answer to a streamed body of 25 MB to the service', async () => {
    const { url } = await start(await createUploadOrigin());
    const piece = new Uint8Array(1024 * 1024);
    const body = new ReadableStream({
      start: (controller) => {
        for (let count = 0; count < 25; count += 1) controller.enqueue(piece);
        controller.close();
      },
    });
    const init = { method: 'PUT', body, duplex: 'half' };
    const response = await fetch(`${url}/storage/x/1/0`, init as RequestInit);
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { Error: { code: 'EntityTooLarge' } },
    ]);
    expect((await fetch(`${url}/picker/1.39.15/picker.js`)).status).toBe(200);
  });

  it('refuses too many headers with 431', async () => {
    const { port, url } = await start(echo);
    const flood = Array.from({ length: 400 }, (_, index) => `X-${index}: ${'x'.repeat(90)}\r\n`);
    const answer = await rawAnswer(port, `GET / HTTP/1.1\r\nHost: x\r\n${flood.join('')}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('"id":"malformed_request"');
    expect((await fetch(url)).status).toBe(200);
  });

  it('answers others while some requests never end', async () => {
    const { port, url } = await start(echo);
    const sockets = Array.from({ length: 50 }, (_, index) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(
        index % 2 === 0
          ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a'
          : 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf',
      );
      return socket;
    });
    afterwards(() => {
      for (const socket of sockets) socket.destroy();
    });
    await Promise.all(sockets.map((socket) => once(socket, 'ready')));
    expect((await fetch(url)).status).toBe(200);
  });

  it('survives callers that disconnect at any moment', async () => {
    const service = await createMockService({ page: { template: () => template, csp: false } });
    const { url } = await start(service);
    const calls = Array.from({ length: 200 }, async (_, index) => {
      const signal = AbortSignal.timeout(index % 20);
      const response = await fetch(`${url}/login`, { signal, method: 'POST', body: '{}' });
      await response.arrayBuffer();
    });
    await Promise.allSettled(calls);
    expect((await fetch(`${url}/login`)).status).toBe(200);
    expect(service.violations).toEqual([]);
  });

  it('drops the connection if the service says so', async () => {
    const { url } = await start(
      createService(() => Promise.reject(new ConnectionCut('The connection was cut on purpose.'))),
    );
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('drops a connection with headers that keep browsers from retrying', async () => {
    const { port } = await start(
      createService(() => Promise.reject(new ConnectionCut('The connection was cut on purpose.'))),
    );
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    let received = '';
    for await (const text of socket) received += text;
    expect(received.match(/Content-Length: \d/g)).toEqual([
      'Content-Length: 1',
      'Content-Length: 2',
    ]);
  });

  it('notifies the service when the caller disconnects', async () => {
    const started = Promise.withResolvers<Request>();
    const { port } = await start(
      createService((request) => {
        started.resolve(request);
        return new Promise(() => undefined);
      }),
    );
    const call = httpRequest({ port, host: '127.0.0.1' }).on('error', () => undefined);
    call.end();
    const { signal } = await started.promise;
    call.destroy();
    if (!signal.aborted) await once(signal, 'abort');
    expect(signal.aborted).toBe(true);
  });

  it('survives a caller that disconnects while sending', async () => {
    const { port, url } = await start(echo);
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf');
    await once(socket, 'ready').catch(() => undefined);
    socket.destroy();
    expect((await fetch(url)).status).toBe(200);
  });

  it('logs an error of the service and keeps running', async () => {
    let calls = 0;
    const { url } = await start(
      createService(() => {
        calls += 1;
        return calls === 1 ? Promise.reject(new Error('Broken.')) : Promise.resolve(new Response());
      }),
    );
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect(consoleOutput.splice(0)).toEqual([expect.stringContaining('Broken.')]);
    expect((await fetch(url)).status).toBe(200);
  });

  it('explains what to do if its port is taken', async () => {
    const { port } = await start(echo);
    await expect(startMockServer({ port, service: echo })).rejects.toThrow(
      `Port ${port} is already in use. Stop the other program, or set PORT to another number.`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  it('closes waiting connections on shutdown and frees its port', async () => {
    const { port, close } = await startMockServer({ port: 0, service: echo });
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    const ended = once(socket, 'close');
    await close();
    await ended;
    await (await startMockServer({ port, service: echo })).close();
  });
});
