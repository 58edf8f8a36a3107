import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { searchCalendars, updateOrganization } from '#generated/admin/fetchers.ts';
import { listCalendars, unpinCalendar } from '#generated/app/calendars/fetchers.ts';
import { logIn } from '#generated/app/fetchers.ts';
import { getImpersonation } from '#generated/app/impersonation/fetchers.ts';
import { reportClientMessage } from '#generated/app/reports/fetchers.ts';
import type { paths } from '#generated/app/types.ts';
import { fixture } from '#mocks/fixture.ts';
import { connectApi, createCaller } from '#src/api/call.ts';
import { LoginRequiredError, RequestError } from '#src/api/errors.ts';
import { message } from '#src/i18n/message.ts';
import { type BugReport, receiveBugs } from '#src/util/bug-report.ts';

/** Answers requests in place of the network, repeating the last answer, and records them. */
function answerWith(...answers: (() => Response | Promise<Response>)[]): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve().then(answer);
  });
  return requests;
}

let language = 'en';
const connection = {
  baseUrl: 'https://calendar.example/base',
  product: 'Shared Calendar',
  language: () => language,
};
beforeEach(() => connectApi(connection));

const credentials = { email: 'a@example.com', password: 'x', stay_logged_in: false };
const session = { user: {}, target_path: '/' };
const html = { 'Content-Type': 'text/html' };
const json = { 'Content-Type': 'application/json' };

/** A caller with any body, which no operation of the documents has yet. */
const callAny = createCaller<paths>();

describe('the request of a call', () => {
  it('accepts JSON, marks itself as XMLHttpRequest and sends the cookies', async () => {
    const [request] = await sent(() => listCalendars());
    expect(request?.headers.get('Accept')).toBe('application/json');
    expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(request?.credentials).toBe('include');
  });

  it('requests texts in the page’s current language', async () => {
    const languages: (string | null)[] = [];
    for (language of ['de', 'zh-CN', 'en']) {
      const [request] = await sent(() => listCalendars());
      languages.push(request?.headers.get('Accept-Language') ?? null);
    }
    expect(languages).toEqual(['de', 'zh-CN', 'en']);
  });

  it('names the user whom the page shows, and no one on a visitor’s page', async () => {
    const ids: (string | null)[] = [];
    for (const userId of [7, null]) {
      connectApi({ ...connection, userId: () => userId });
      const [request] = await sent(() => listCalendars());
      ids.push(request?.headers.get('X-User-Id') ?? null);
    }
    expect(ids).toEqual(['7', null]);
  });

  it('has an uppercase method', async () => {
    const [request] = await sent(
      () => updateOrganization({ path: { id: 1 }, body: { hidden: true } }),
      fixture('OrganizationWithoutBilling'),
    );
    expect(request?.method).toBe('PATCH');
  });

  it('goes below the base URL, with its query URL-encoded', async () => {
    const [request] = await sent(
      () => searchCalendars({ query: { query: 'a&b=ü +', offset: 0 } }),
      fixture('CalendarSearchPage'),
    );
    expect(request?.url).toBe(
      'https://calendar.example/base/admintool96/api/search-calendar?query=a%26b%3D%C3%BC%20%2B&offset=0',
    );
  });

  it.each([
    [{ a: 1, b: 'two' }, '?a=1&b=two'],
    [{ 'k&y': 'v=l', ü: ' +/' }, '?k%26y=v%3Dl&%C3%BC=%20%2B%2F'],
    [{ yes: true, no: false, none: undefined, nil: null }, '?yes=true&no=false'],
    [{ list: ['a', 'b'] }, '?list=a&list=b'],
    [{}, ''],
  ])('writes the query %o as URL-encoded pairs', async (query, text) => {
    const [request] = await sent(() => callAny(['get', '/logout'], 'any', { query }, {}));
    expect(new URL(request?.url ?? '').search).toBe(text);
  });

  it('contains a FormData body unchanged', async () => {
    const form = new FormData();
    form.append('name', 'a.png');
    const [request] = await sent(() => callAny(['post', '/log'], 'any', { body: form }, {}));
    expect(request?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(await request?.text()).toMatch(/name="name"\r\n\r\na\.png\r\n/);
  });

  it.each([
    ['an object', credentials],
    ['a list', [1, 2]],
    ['a text', 'text'],
    ['false', false],
    ['null', null],
  ])('contains any other body, such as %s, as JSON', async (_what, body) => {
    const [request] = await sent(() => callAny(['post', '/log'], 'any', { body }, {}));
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(await request?.json()).toEqual(body);
  });

  it('has neither a body nor a content type without one', async () => {
    const [request] = await sent(() => listCalendars());
    expect(request?.headers.has('Content-Type')).toBe(false);
    expect(await request?.text()).toBe('');
  });

  async function sent(
    call: () => Promise<unknown>,
    body: object = { results: [] },
  ): Promise<Request[]> {
    const requests = answerWith(() => Response.json(body));
    await call();
    return requests;
  }
});

describe('the result of a call', () => {
  const anyAnswer = () => callAny(['get', '/logout'], 'any', {}, {});

  it.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
    'is parsed as JSON if the content type is %s',
    async (type) => {
      answerWith(() => new Response('{"a":1}', { headers: { 'Content-Type': type } }));
      expect(await anyAnswer()).toEqual({ a: 1 });
    },
  );

  it.each(['text/plain', 'text/html', 'application/jsonp'])(
    'is text if the content type is %s',
    async (type) => {
      answerWith(() => new Response('{"a":1}', { headers: { 'Content-Type': type } }));
      expect(await anyAnswer()).toBe('{"a":1}');
    },
  );

  it.each([200, 201, 202, 299])('is the body on %i', async (status) => {
    answerWith(() => Response.json({ results: [] }, { status }));
    expect(await listCalendars()).toEqual({ results: [] });
  });

  it('comes with the status of a successful response', async () => {
    const statuses: number[] = [];
    const onStatus = (status: number) => void statuses.push(status);
    for (const status of [201, 200, 409]) {
      answerWith(() => Response.json({ results: [] }, { status }));
      await listCalendars({}, { onStatus }).catch(() => {});
    }
    expect(statuses).toEqual([201, 200]);
  });

  it('is undefined if the response has no body', async () => {
    answerWith(() => new Response(null, { status: 204 }));
    expect(await reportClientMessage({ body: { message: 'a', context: {} } })).toBeUndefined();
  });

  it.each([
    ['before it is sent', (controller: AbortController) => controller.abort()],
    ['before the answer', (controller: AbortController) => setTimeout(() => controller.abort(), 0)],
  ])('is undefined if the call is canceled %s', async (_when, cancel) => {
    vi.stubGlobal('fetch', ({ signal }: Request) => rejectOnAbort(signal));
    const controller = new AbortController();
    cancel(controller);
    expect(await listCalendars({}, { signal: controller.signal })).toBeUndefined();
  });

  it.each([
    ['a successful answer', () => Response.json({ results: [] })],
    ['a failure', () => Response.json({ error: { id: 'x', message: 'M' } }, { status: 500 })],
  ])('is undefined if the call is canceled while reading %s', async (_what, answer) => {
    const controller = new AbortController();
    answerWith(() => {
      controller.abort();
      return answer();
    });
    expect(await listCalendars({}, { signal: controller.signal })).toBeUndefined();
  });

  function rejectOnAbort(signal: AbortSignal): Promise<never> {
    return new Promise((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  }
});

describe('the error of a call', () => {
  const serverError = {
    id: 'unexpected_server_error',
    title: message('errors:Unexpected server error'),
    message:
      'Apologies for the trouble, we have been notified but please get in touch with details if the error persists.',
  };
  const connectionError = {
    id: 'unexpected_connection_error',
    title: message('errors:Unexpected connection error'),
    message: 'It appears the Shared Calendar website can not be reached, you may be offline.',
  };

  it.each(['login_required', 'reauth_required', 'two_factor_authentication_code_required'])(
    'is a login-required error on %s, with the error id, the request’s URL and its body',
    async (id) => {
      answerWith(() => Response.json({ error: { id, message: 'M' } }, { status: 401 }));
      const error = await failure(() => logIn({ body: credentials }));
      expect(error).toBeInstanceOf(LoginRequiredError);
      expect(error).toMatchObject({ id, body: credentials });
    },
  );

  it('has the requested URL', async () => {
    answerWith(() => {
      const response = Response.json(
        { error: { id: 'login_required', message: 'M' } },
        { status: 401 },
      );
      // Only a network response has a URL.
      Object.defineProperty(response, 'url', { value: '' });
      return response;
    });
    expect(await failure(() => listCalendars())).toMatchObject({
      url: 'https://calendar.example/base/user/calendars',
    });
  });

  it.each([400, 403, 404, 413, 500])(
    'is a generic request error with the body of a JSON error on %i',
    async (status) => {
      const error = { id: 'x', title: 'Oh', message: 'It failed.' };
      answerWith(() => Response.json({ error }, { status }));
      const thrown = await failure(() => listCalendars());
      expect(thrown).toBeInstanceOf(RequestError);
      expect(thrown).not.toBeInstanceOf(LoginRequiredError);
      expect(thrown).toMatchObject({ ...error, status });
    },
  );

  it('reports a too large upload on 413', async () => {
    answerWith(() => new Response('Request Entity Too Large', { status: 413 }));
    expect(await failure(() => listCalendars())).toMatchObject({
      title: message('errors:Request Entity Too Large'),
      message:
        'The upload failed because the file is larger than the allowed maximum size of 20 MB.',
    });
  });

  it.each([
    [
      'an empty body',
      502,
      () => new Response(null, { status: 502, headers: { 'Content-Length': '0' } }),
    ],
    ['a page', 503, () => new Response('<html>', { status: 503, headers: html })],
    ['broken JSON', 500, () => new Response('{"error"', { status: 500, headers: json })],
    ['an error without a message', 400, () => Response.json({ error: {} }, { status: 400 })],
    [
      'a text that looks like an error',
      500,
      () => new Response('{"error":{"id":"x","message":"M"}}', { status: 500, headers: html }),
    ],
  ])('is an unexpected server error on %s', async (_what, status, answer) => {
    answerWith(answer);
    expect(await failure(() => listCalendars())).toMatchObject({ ...serverError, status });
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['the answer claims to be JSON but is not', () => new Response('{"a', { headers: json })],
    ['a page answers instead of the server', () => new Response('<html>', { headers: html })],
    ['the status is neither a success nor an error', () => new Response(null, { status: 304 })],
  ])('is an unexpected connection error if %s', async (_what, answer) => {
    answerWith(answer);
    expect(await failure(() => listCalendars())).toMatchObject({
      ...connectionError,
      isUnexpected: true,
    });
  });
});

it('a portal’s page is no success of a call that answers nothing', async () => {
  answerWith(() => new Response('<html>', { headers: html }));
  expect(await failure(() => unpinCalendar({ path: { calendarId: 1 } }))).toMatchObject({
    id: 'unexpected_connection_error',
  });
});

describe('a missing response', () => {
  const waiting = Symbol('waiting');
  /** The failure of a call so far. */
  const soFar = (failed: Promise<unknown>) => Promise.race([failed, Promise.resolve(waiting)]);
  const hang = ({ signal }: Request) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });

  it.each([
    ['a read after twenty seconds', () => listCalendars(), 20_000],
    ['a change after a minute', () => unpinCalendar({ path: { calendarId: 1 } }), 60_000],
  ])('fails %s, like an unreachable server', async (_what, call, limit) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('fetch', hang);
    const failed = failure(call);
    await vi.advanceTimersByTimeAsync(limit - 1000);
    expect(await soFar(failed)).toBe(waiting);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failed).toMatchObject({ id: 'unexpected_connection_error' });
  });

  it('leaves a read a minute for its body', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      const body = new ReadableStream({
        start(stream) {
          signal.addEventListener('abort', () => stream.error(signal.reason));
        },
      });
      return Promise.resolve(
        new Response(body, { headers: { 'Content-Type': 'application/json' } }),
      );
    });
    const failed = failure(() => listCalendars());
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await soFar(failed)).toBe(waiting);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failed).toMatchObject({ id: 'unexpected_connection_error' });
  });
});

describe('a response outside the promised shape', () => {
  const bodies: [string, () => Response][] = [
    ['nothing, by 204', () => new Response(null, { status: 204 })],
    ['an empty object', () => Response.json({})],
    ['a number', () => Response.json(42)],
    ['null', () => Response.json(null)],
    ['a list', () => Response.json([[]])],
    ['a member of another type', () => Response.json({ results: {} })],
    ['a list containing null', () => Response.json({ results: [null] })],
    ['an error body at 200', () => Response.json({ error: { id: 'x', message: 'M' } })],
  ];

  it.each(bodies)('is an unexpected server error: %s', async (_what, response) => {
    answerWith(response);
    expect(await failure(() => listCalendars())).toMatchObject({
      id: 'unexpected_server_error',
      title: message('errors:Unexpected server error'),
      isUnexpected: true,
    });
  });

  it('is reported as a bug, with the wrong part but not its value', async () => {
    const reports: BugReport[] = [];
    onTestFinished(receiveBugs((report) => reports.push(report)));
    // Drop the bugs of earlier tests.
    reports.length = 0;
    answerWith(() => Response.json({ is_impersonated: 'secret' }));
    await failure(() => getImpersonation());
    expect(reports).toHaveLength(1);
    expect(reports[0]?.facts).toEqual({
      call: 'GET /is-impersonated',
      status: '200',
      misshapen: 'is_impersonated',
    });
  });

  it('does not include one with additional members', async () => {
    answerWith(() => Response.json({ results: [], more: 1 }));
    expect(await listCalendars()).toEqual({ results: [], more: 1 });
  });
});

describe('a failed call', () => {
  const started = Date.now();
  const traced = async (response: () => Response) => {
    answerWith(response);
    const error = await failure(() => unpinCalendar({ path: { calendarId: 7 } }));
    return error instanceof RequestError ? error.trace : undefined;
  };
  const refused = (headers: Record<string, string>) => () =>
    Response.json({ error: { id: 'conflict', message: 'M' } }, { status: 409, headers });

  it('is logged with its method, its path without values, its time and the request id', async () => {
    const trace = await traced(refused({ 'X-Request-Id': 'a1:b2' }));
    expect(trace).toEqual({
      call: 'DELETE /user/calendars/{calendarId}/pin',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: 'a1:b2',
    });
    expect(Date.parse(String(trace?.at))).toBeGreaterThanOrEqual(started);
  });

  it.each([
    ['no id', {}],
    ['an id with other characters', { 'X-Request-Id': '<b>1</b>' }],
    ['an endless id', { 'X-Request-Id': 'a'.repeat(101) }],
  ])('is logged without an id if the response has %s', async (_what, headers) => {
    expect(await traced(refused(headers))).not.toHaveProperty('requestId');
  });

  it('is logged if there was no response', async () => {
    const trace = await traced(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(trace).toMatchObject({ call: 'DELETE /user/calendars/{calendarId}/pin' });
  });
});

describe('a call that requires a login', () => {
  const refusal = () =>
    Response.json({ error: { id: 'login_required', message: 'M' } }, { status: 401 });
  const good = () => Response.json({ results: [] });

  it('is repeated once, unchanged, after the login', async () => {
    const reauthenticate = vi.fn(() => Promise.resolve(true));
    connectApi({ ...connection, reauthenticate });
    const requests = answerWith(refusal, () => Response.json(session));
    await logIn({ body: credentials });
    expect(reauthenticate).toHaveBeenCalledOnce();
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array(2).fill('POST https://calendar.example/base/login'),
    );
    expect(await requests[1]?.json()).toEqual(credentials);
  });

  it('sends a FormData body again', async () => {
    connectApi({ ...connection, reauthenticate: () => Promise.resolve(true) });
    const form = new FormData();
    form.append('name', 'value');
    const requests = answerWith(refusal, good);
    await callAny(['post', '/log'], 'any', { body: form }, {});
    expect(await requests[1]?.text()).toContain('name="name"');
  });

  it('fails with its own error if the login is canceled', async () => {
    connectApi({ ...connection, reauthenticate: () => Promise.resolve(false) });
    const requests = answerWith(refusal, good);
    expect(await failure(() => listCalendars())).toMatchObject({ id: 'login_required' });
    expect(requests).toHaveLength(1);
  });

  it('fails if it is refused again', async () => {
    const reauthenticate = vi.fn(() => Promise.resolve(true));
    connectApi({ ...connection, reauthenticate });
    const requests = answerWith(refusal);
    expect(await failure(() => listCalendars())).toMatchObject({ id: 'login_required' });
    expect(requests).toHaveLength(2);
    expect(reauthenticate).toHaveBeenCalledOnce();
  });

  it('does not ask for a login if it opts out', async () => {
    const reauthenticate = vi.fn(() => Promise.resolve(true));
    connectApi({ ...connection, reauthenticate });
    answerWith(refusal);
    await failure(() => listCalendars({}, { reauthenticate: false }));
    expect(reauthenticate).not.toHaveBeenCalled();
  });
});

async function failure(call: () => Promise<unknown>): Promise<unknown> {
  try {
    await call();
  } catch (error) {
    return error;
  }
  throw new Error('The call did not fail.');
}

describe('the report of a failed call', () => {
  async function reported(answer: Response): Promise<BugReport[]> {
    // Drop those of other tests.
    receiveBugs(() => {})();
    const reports: BugReport[] = [];
    const stop = receiveBugs((report) => reports.push(report));
    answerWith(() => answer);
    await expect(searchCalendars({ query: { query: 'olivia' } })).rejects.toThrow();
    stop();
    return reports;
  }

  it('is sent for an unexpected server error, as its message says', async () => {
    const response = new Response('<html>', {
      status: 502,
      headers: { 'X-Request-Id': 'a1-b2' },
    });
    expect(await reported(response)).toEqual([
      {
        error: expect.objectContaining({ id: 'unexpected_server_error' }),
        handled: true,
        facts: {
          call: 'GET /admintool96/api/search-calendar',
          status: '502',
          request_id: 'a1-b2',
        },
      },
    ]);
  });

  it.each([
    [
      'an error named by the server',
      Response.json({ error: { id: 'x', message: 'No.' } }, { status: 500 }),
    ],
    ['a request that is too large', new Response('', { status: 413 })],
    [
      'an answer that cannot be read',
      new Response('{', { headers: { 'Content-Type': 'application/json' } }),
    ],
  ])('is not sent for %s', async (_name, answer) => {
    expect(await reported(answer)).toEqual([]);
  });
});

describe('when another user is logged in', () => {
  const error = { id: 'user_changed', title: 'Another account', message: 'Nothing was changed.' };

  it('the page learns it before the call fails', async () => {
    const onUserChanged = vi.fn();
    connectApi({ ...connection, onUserChanged });
    answerWith(() => Response.json({ error }, { status: 409 }));
    await expect(unpinCalendar({ path: { calendarId: 1 } })).rejects.toMatchObject({
      id: 'user_changed',
      text: 'Nothing was changed.',
    });
    expect(onUserChanged).toHaveBeenCalledOnce();
  });

  it('an outdated page sends no changes, but may read', async () => {
    connectApi({ ...connection, isOutdated: () => true });
    const requests = answerWith(() => Response.json({ results: [] }));
    await expect(unpinCalendar({ path: { calendarId: 1 } })).rejects.toMatchObject({
      id: 'user_changed',
    });
    expect(requests).toEqual([]);
    await listCalendars();
    expect(requests).toHaveLength(1);
  });
});
