import { vi } from 'vitest';

export interface SentRequest {
  /** Method, path and query: `DELETE /user/devices/12?all=true`. */
  call: string;
  /** The parsed JSON; null without a body. */
  body: unknown;
  headers: Headers;
}

/** Records the requests that the client sends from here on. */
export function recordRequests(method = /^(POST|PUT|PATCH|DELETE)$/): SentRequest[] {
  const { fetch } = globalThis;
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    if (input instanceof Request && method.test(input.method)) {
      const { pathname, search } = new URL(input.url);
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
