import { ConnectionCut } from '#mocks/http/connection-cut.ts';
import type { RequestHandler } from '#mocks/http/request-handler.ts';
import { CookieJar } from './cookie-jar.ts';

export type InProcessFetch = typeof fetch & {
  /** Cookies, kept between calls as in a browser. */
  readonly jar: CookieJar;
};

/**
 * A `fetch` that a mock service answers without a network, like a browser on its origin: with cookies and relative
 * addresses. Does not follow redirects.
 */
export function createInProcessFetch(
  service: RequestHandler,
  origin = 'http://localhost',
): InProcessFetch {
  const jar = new CookieJar();

  const inProcessFetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    // Not passed to the request, which rejects a test environment's own signals.
    const { signal: initSignal, ...rest } = init;
    const signal = initSignal ?? (input instanceof Request ? input.signal : undefined);
    signal?.throwIfAborted();
    const request = new Request(
      input instanceof Request ? input : new URL(input, origin).href,
      rest,
    );
    const cookies = jar.header(new URL(request.url).pathname);
    if (cookies !== undefined) request.headers.set('cookie', cookies);

    const response = await rejectOnAbort(answer(service, request), signal);
    for (const cookie of response.headers.getSetCookie()) jar.store(cookie);
    return response;
  };
  return Object.assign(inProcessFetch, { jar });
}

async function answer(service: RequestHandler, request: Request): Promise<Response> {
  try {
    return await service.handle(request);
  } catch (error) {
    if (error instanceof ConnectionCut) throw new TypeError('fetch failed', { cause: error });
    throw error;
  }
}

function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
