import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callHeaders, sendFirstCall, takeFirstResponse } from '#src/api/first-call.ts';

const sent = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const address = `${window.location.origin}/kalender/user/calendars`;

/** A hosting page that names its first call, with the given settings. */
function hostingPage(settings: string, path = '/user/calendars'): void {
  document.documentElement.lang = 'de';
  document.head.innerHTML = path && `<meta name="first-call" content="${path}">`;
  document.body.innerHTML = '<script type="application/json" id="app-settings"></script>';
  document.querySelector('script')?.append(settings);
}

const userSettings = JSON.stringify({ baseUrl: '/kalender', user: { id: 1 } });

const request = (url: string, language = 'de') =>
  new Request(url, { headers: { ...callHeaders, 'Accept-Language': language } });

beforeEach(() => {
  sent.mockImplementation(async () => Response.json({ results: [] }));
  vi.stubGlobal('fetch', sent);
});

afterEach(() => {
  window.firstCall = undefined;
  sent.mockReset();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.useRealTimers();
});

it('is sent as the client would send it, and answers the client’s own call once', async () => {
  hostingPage(userSettings);
  sendFirstCall();
  expect(sent).toHaveBeenCalledExactlyOnceWith(address, {
    credentials: 'include',
    headers: { ...callHeaders, 'Accept-Language': 'de' },
  });
  expect(await (await takeFirstResponse(request(address)))?.json()).toEqual({ results: [] });
  expect(takeFirstResponse(request(address))).toBeUndefined();
});

it.each([
  ['nobody is logged in', JSON.stringify({ baseUrl: '', user: null }), '/user/calendars'],
  ['the page names none', userSettings, ''],
  ['the settings cannot be read', '{', '/user/calendars'],
])('is not sent if %s', (_, settings, path) => {
  hostingPage(settings, path);
  sendFirstCall();
  expect(sent).not.toHaveBeenCalled();
});

it('does not answer another call, or one in another language', () => {
  hostingPage(userSettings);
  sendFirstCall();
  expect(takeFirstResponse(request(`${address}?query=rowing`))).toBeUndefined();
  expect(takeFirstResponse(new Request(address, { method: 'PUT' }))).toBeUndefined();
  expect(takeFirstResponse(request(address, 'en'))).toBeUndefined();
});

it('does not answer a much later call', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  hostingPage(userSettings);
  sendFirstCall();
  vi.advanceTimersByTime(31_000);
  expect(takeFirstResponse(request(address))).toBeUndefined();
});

it('fails the call that uses it if it failed, and is not repeated', async () => {
  hostingPage(userSettings);
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  sendFirstCall();
  await expect(takeFirstResponse(request(address))).rejects.toThrow('Failed to fetch');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('is canceled with the call that uses it', async () => {
  hostingPage(userSettings);
  sent.mockReturnValueOnce(new Promise(() => {}));
  sendFirstCall();
  const leaving = new AbortController();
  const taken = takeFirstResponse(
    new Request(address, { headers: { 'Accept-Language': 'de' }, signal: leaving.signal }),
  );
  leaving.abort();
  await expect(taken).rejects.toMatchObject({ name: 'AbortError' });
});
