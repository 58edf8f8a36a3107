import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callHeaders, sendFirstCalls, takeFirstResponse } from '#src/api/first-calls.ts';

const sent = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const address = `${window.location.origin}/kalender/user/calendars`;

/** A hosting page that names its first calls, with the given settings. */
function hostingPage(settings: string, heads: string = forUser): void {
  document.documentElement.lang = 'de';
  document.head.innerHTML = heads;
  document.body.innerHTML = '<script type="application/json" id="app-settings"></script>';
  document.querySelector('script')?.append(settings);
}

const forUser = '<meta name="first-call" content="/user/calendars" data-for="user">';
const userSettings = JSON.stringify({ baseUrl: '/kalender', user: { id: 1 } });

const request = (url: string, language = 'de') =>
  new Request(url, { headers: { ...callHeaders, 'Accept-Language': language } });

beforeEach(() => {
  sent.mockImplementation(async () => Response.json({ results: [] }));
  vi.stubGlobal('fetch', sent);
});

afterEach(() => {
  window.firstCalls = undefined;
  sent.mockReset();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
  vi.useRealTimers();
});

it('is sent as the client would send it, and answers the client’s own call once', async () => {
  hostingPage(userSettings);
  sendFirstCalls();
  expect(sent).toHaveBeenCalledExactlyOnceWith(address, {
    credentials: 'include',
    headers: { ...callHeaders, 'Accept-Language': 'de', 'X-User-Id': '1' },
  });
  expect(await (await takeFirstResponse(request(address)))?.json()).toEqual({ results: [] });
  expect(takeFirstResponse(request(address))).toBeUndefined();
});

it.each([
  ['nobody is logged in', JSON.stringify({ baseUrl: '', user: null }), forUser],
  ['the page names none', userSettings, ''],
  ['the settings cannot be read', '{', forUser],
])('is not sent if %s', (_, settings, heads) => {
  hostingPage(settings, heads);
  sendFirstCalls();
  expect(sent).not.toHaveBeenCalled();
});

it('fills in segments of the page’s path and the first days, also for visitors', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 1, 10) });
  const headers = { credentials: 'include', headers: { ...callHeaders, 'Accept-Language': 'de' } };
  const calendar = `${window.location.origin}/kalender/calendars/riv3rs`;
  const [first, second] = [
    calendar,
    `${calendar}/events?start_date=2026-01-26&end_date=2026-03-06`,
  ];
  window.history.replaceState(null, '', '/kalender/c/riv3rs/riverside-rowing');
  hostingPage(
    JSON.stringify({ baseUrl: '/kalender/', user: null }),
    '<meta name="first-call" content="/calendars/{2}">' +
      '<meta name="first-call" ' +
      'content="/calendars/{2}/events?start_date={first_day}&amp;end_date={last_day}">',
  );
  sendFirstCalls();
  expect(sent.mock.calls).toEqual([
    [first, headers],
    [second, headers],
  ]);
  expect(await takeFirstResponse(request(second))).toBeInstanceOf(Response);
  expect(await takeFirstResponse(request(first))).toBeInstanceOf(Response);
  expect(takeFirstResponse(request(first))).toBeUndefined();
});

it('does not answer another call, or one in another language', () => {
  hostingPage(userSettings);
  sendFirstCalls();
  expect(takeFirstResponse(request(`${address}?query=rowing`))).toBeUndefined();
  expect(takeFirstResponse(new Request(address, { method: 'PUT' }))).toBeUndefined();
  expect(takeFirstResponse(request(address, 'en'))).toBeUndefined();
});

it('is discarded if its call is in another language, so that it does not keep a connection', async () => {
  const canceled = vi.fn();
  sent.mockImplementation(async () => new Response(new ReadableStream({ cancel: canceled })));
  hostingPage(userSettings);
  sendFirstCalls();
  expect(takeFirstResponse(request(address, 'en'))).toBeUndefined();
  await vi.waitFor(() => expect(canceled).toHaveBeenCalledOnce());
});

it('does not answer a much later call', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  hostingPage(userSettings);
  sendFirstCalls();
  vi.advanceTimersByTime(31_000);
  expect(takeFirstResponse(request(address))).toBeUndefined();
});

it('fails the call that uses it if it failed, and is not repeated', async () => {
  hostingPage(userSettings);
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  sendFirstCalls();
  await expect(takeFirstResponse(request(address))).rejects.toThrow('Failed to fetch');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('is canceled with the call that uses it', async () => {
  hostingPage(userSettings);
  sent.mockReturnValueOnce(new Promise(() => {}));
  sendFirstCalls();
  const leaving = new AbortController();
  const taken = takeFirstResponse(
    new Request(address, { headers: { 'Accept-Language': 'de' }, signal: leaving.signal }),
  );
  leaving.abort();
  await expect(taken).rejects.toMatchObject({ name: 'AbortError' });
});
