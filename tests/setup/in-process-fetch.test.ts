import { describe, expect, it } from 'vitest';
import type { RequestHandler } from '#mocks/http/request-handler.ts';
import { openMock } from '../mocks/support.ts';
import { createInProcessFetch } from './in-process-fetch.ts';

/** Answers with the request it got. */
const echo: RequestHandler = {
  handle: async (request) =>
    Response.json({
      url: request.url,
      method: request.method,
      cookie: request.headers.get('cookie'),
      body: await request.text(),
    }),
};

const never: RequestHandler = { handle: () => new Promise(() => undefined) };

describe('the in-process fetch', () => {
  it('accepts relative and absolute addresses and requests', async () => {
    const fetch = createInProcessFetch(echo, 'http://calendar.example');
    const request = new Request('http://calendar.example/c', { method: 'POST', body: 'x' });
    const inputs = ['/a', new URL('http://calendar.example/b'), request];
    const answers = inputs.map(async (input) => (await fetch(input)).json());
    expect(await Promise.all(answers)).toMatchObject([
      { url: 'http://calendar.example/a', method: 'GET' },
      { url: 'http://calendar.example/b' },
      { url: 'http://calendar.example/c', method: 'POST', body: 'x' },
    ]);
  });

  it('stores cookies and exposes them', async () => {
    const { fetch, logIn, get } = await openMock();
    await logIn('owner@example.com');
    expect(fetch.jar.get('session')).toMatch(/^[\w-]+$/);
    await get('/logout');
    expect(fetch.jar.get('session')).toBeUndefined();
    expect(fetch.jar.get('mock_world')).toBeDefined();
  });

  it('follows no redirect', async () => {
    const { get } = await openMock();
    expect((await get('/logout')).status).toBe(303);
  });

  it('rejects when aborted, before or later', async () => {
    const aborted = AbortSignal.abort();
    await expect(createInProcessFetch(echo)('/', { signal: aborted })).rejects.toMatchObject({
      name: 'AbortError',
    });
    const controller = new AbortController();
    const pending = createInProcessFetch(never)('/', { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('honors the signal of a request', async () => {
    const controller = new AbortController();
    const request = new Request('http://localhost/', { signal: controller.signal });
    const pending = createInProcessFetch(never)(request);
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
