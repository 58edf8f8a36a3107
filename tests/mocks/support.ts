import { onTestFinished } from 'vitest';
import { referenceDate } from '#mocks/fixture.ts';
import { createMockService, type MockServiceOptions } from '#mocks/service.ts';
import { createInProcessFetch, type InProcessFetch } from '../setup/in-process-fetch.ts';

export const template =
  '<html lang="__LANGUAGE__"><title>__APP_TITLE__</title>' +
  '<script type="application/json" id="app-settings">__APP_SETTINGS__</script>' +
  '<script type="application/json" id="app-messages">__APP_MESSAGES__</script>' +
  '<script src="__ASSETS_URL__/main.js"></script></html>';

/** The time of the story that the documents' examples and the demo world share. */
export const storyClock = () => new Date(referenceDate);

export const searchPath = '/admintool96/api/search-calendar';

/** Its own service, a browser on it, and the calls that most tests start with. */
export async function openMock(options: Partial<MockServiceOptions> = {}) {
  const service = await createMockService({
    page: { template: () => template, csp: false },
    ...options,
  });
  const browser = (): Browser => openBrowser(createInProcessFetch(service), options.basePath);
  const first = browser();
  /** A browser with its own session in the first one's world. */
  const beside = (): Browser => {
    const other = browser();
    other.fetch.jar.store(`mock_world=${first.fetch.jar.get('mock_world')}; Path=/`);
    return other;
  };
  return { service, browser, beside, ...first };
}

export interface Browser {
  readonly fetch: InProcessFetch;
  /** A call as the client makes it. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Any method, with or without a body. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  logIn(email: string, more?: object): Promise<Response>;
}

function openBrowser(fetch: InProcessFetch, basePath = ''): Browser {
  const clientHeaders = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const browser: Browser = {
    fetch,
    get: (path, headers) => fetch(basePath + path, { headers: { ...clientHeaders, ...headers } }),
    send: (method, path, body, headers) =>
      fetch(basePath + path, {
        method,
        headers: {
          ...clientHeaders,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    post: (path, body, headers) =>
      fetch(basePath + path, {
        method: 'POST',
        headers: { ...clientHeaders, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    logIn: (email, more = {}) =>
      browser.post('/login', { email, password: 'calendar', stay_logged_in: false, ...more }),
  };
  return browser;
}

/** Removes a calendar from the user's list, like the remove-calendar button. */
export async function removeFromList({ get, fetch }: Browser, calendarId: number) {
  const { results } = await (await get('/user/calendars')).json();
  const { remove_url } = results.find(({ id }: { id: number }) => id === calendarId);
  return fetch(remove_url, { headers: { accept: 'text/html' } });
}

/** A response's text without the session's own tokens. */
export function withoutTokens(text: string): string {
  return text.replaceAll(/token=\w+/g, 'token=…');
}

/** The id in an error body. */
export async function errorId(response: Response): Promise<unknown> {
  const body = await response.json();
  return body.error?.id;
}

/** Runs a function at the end of the test, whether it passed or failed. */
export function afterwards(run: () => unknown) {
  onTestFinished(async () => {
    await run();
  });
}
