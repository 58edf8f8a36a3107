import { vi } from 'vitest';

export interface SentRequest {
  /** Method, path and query: `DELETE /user/devices/12?all=true`. */
  call: string;
  /** The parsed JSON; null without a body. */
  body: unknown;
  headers: Headers;
}

/**
 * Records the requests that the client sends from here on.
 * @param calls matches method and path. A page also reads other things when it is idle, such as the news.
 */
export function recordRequests(calls = /^(POST|PUT|PATCH|DELETE) /): SentRequest[] {
  const { fetch } = globalThis;
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    if (input instanceof Request) {
      const { pathname, search } = new URL(input.url);
      if (!calls.test(`${input.method} ${pathname}`)) return fetch(input, init);
      const text = await input.clone().text();
      sent.push({
        call: `${input.method} ${pathname}${search}`,
        body: text === '' ? null : JSON.parse(text),
        headers: input.headers,
      });
    }
    return fetch(input, init);
  });
  return sent;
}
