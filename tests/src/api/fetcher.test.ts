import { describe, expect, it, vi } from 'vitest';
import { searchCalendars } from '#generated/admin/fetchers.ts';
import { listCalendars, logIn } from '#generated/app/fetchers.ts';
import { connectApi } from '#src/api/fetcher.ts';

/** Puts an answer in the place of the network and keeps the requests that were sent. */
function answerWith(answer: () => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return Promise.resolve().then(answer);
  });
  connectApi({ baseUrl: 'https://calendar.example/base', product: 'Shared Calendar' });
  return requests;
}

const credentials = { email: 'a@example.com', password: 'x', stay_logged_in: false };

describe('what a call sends', () => {
  it('marks itself, accepts JSON and takes the cookies along', async () => {
    const [request] = await sent(() => listCalendars());
    expect(request?.headers.get('Accept')).toBe('application/json');
    expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(request?.credentials).toBe('include');
    expect(request?.method).toBe('GET');
  });

  it('goes below the base, with the query encoded', async () => {
    const [request] = await sent(() => searchCalendars({ query: { query: 'a&b ü+', offset: 0 } }));
    expect(request?.url).toBe(
      'https://calendar.example/base/admintool96/api/search-calendar?query=a%26b%20%C3%BC%2B&offset=0',
    );
  });

  it('sends a body as JSON', async () => {
    const [request] = await sent(() => logIn({ body: credentials }));
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(await request?.json()).toEqual(credentials);
  });

  async function sent(call: () => Promise<unknown>): Promise<Request[]> {
    const requests = answerWith(() => Response.json({}));
    await call();
    return requests;
  }
});

describe('what a call gives', () => {
  it('gives the body of a good answer', async () => {
    answerWith(() => Response.json({ calendars: [] }));
    expect(await listCalendars()).toEqual({ calendars: [] });
  });

  it('gives nothing when cancelled before the answer', async () => {
    answerWith(() => new Promise(() => {}));
    vi.stubGlobal('fetch', (request: Request) => rejectOnAbort(request.signal));
    const controller = new AbortController();
    const answer = listCalendars({}, { signal: controller.signal });
    controller.abort();
    expect(await answer).toBeUndefined();
  });

  it('throws the failure that the error body tells of', async () => {
    const error = { id: 'internal_error', title: 'Oh', message: 'It failed.' };
    answerWith(() => Response.json({ error }, { status: 500 }));
    await expect(listCalendars()).rejects.toMatchObject({ ...error, status: 500 });
  });

  it('throws on an error with an empty body too', async () => {
    answerWith(() => new Response(null, { status: 502, headers: { 'Content-Length': '0' } }));
    await expect(listCalendars()).rejects.toMatchObject({ id: 'unexpected_server_error' });
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['the answer is not the JSON that it claims to be', () => jsonText('{"calendars":')],
    ['a page answers instead of the server', () => new Response('<html>', { headers: html })],
  ])('throws a connection error when %s', async (_what, answer) => {
    answerWith(answer);
    await expect(listCalendars()).rejects.toMatchObject({ id: 'unexpected_connection_error' });
  });

  const html = { 'Content-Type': 'text/html' };
  const jsonText = (text: string) =>
    new Response(text, { headers: { 'Content-Type': 'application/json' } });

  function rejectOnAbort(signal: AbortSignal): Promise<never> {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  }
});
