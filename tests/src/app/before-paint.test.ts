import { afterEach, expect, it, vi } from 'vitest';

const { documentElement: html } = document;

/** Runs the script as in the head of a page in a language. */
async function runBeforePaint(address = '/login', state: unknown = null): Promise<void> {
  html.lang = 'en';
  window.history.replaceState(state, '', address);
  vi.resetModules();
  await import('#src/app/before-paint.ts');
}

/** Runs the script in the head of a page with a first call, until the page has been parsed. */
async function parsePage(user: object | null): Promise<void> {
  const settings = JSON.stringify({ baseUrl: '', user });
  document.head.innerHTML = '<meta name="first-call" content="/user/calendars" data-for="user">';
  document.body.innerHTML = `<script type="application/json" id="app-settings">${settings}</script>`;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ results: [] })));
  await runBeforePaint('/user/dashboard');
  document.dispatchEvent(new Event('readystatechange'));
}

afterEach(() => {
  globalThis.firstCalls = undefined;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  // Uses up the script's listener.
  document.dispatchEvent(new Event('readystatechange'));
  vi.restoreAllMocks();
  delete html.dataset['start'];
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it.each(['light', 'dark'])('applies the saved theme %s', async (theme) => {
  localStorage.setItem('theme', theme);
  await runBeforePaint();
  expect(html.dataset['theme']).toBe(theme);
});

it('follows the system’s theme by default', async () => {
  localStorage.setItem('theme', 'system');
  await runBeforePaint();
  expect(html.dataset).not.toHaveProperty('theme');
});

it('shows the markup on a normal visit', async () => {
  localStorage.setItem('language', 'en en');
  await runBeforePaint('/login?_target_path=%2Fuser%2Favatar');
  expect(html.dataset).not.toHaveProperty('start');
});

it('hides markup in a language other than the chosen one', async () => {
  localStorage.setItem('language', 'de en');
  await runBeforePaint();
  expect(html.dataset['start']).toBe('plain');
});

it('shows markup if the chosen language was for another page language', async () => {
  localStorage.setItem('language', 'de fr');
  await runBeforePaint();
  expect(html.dataset).not.toHaveProperty('start');
});

it('hides markup that lacks a given address or the state of a reload', async () => {
  await runBeforePaint('/login?edit=true&email=a%40b.example');
  expect(html.dataset['start']).toBe('plain');
  delete html.dataset['start'];
  await runBeforePaint('/login', { usr: { stayLoggedIn: true } });
  expect(html.dataset['start']).toBe('plain');
});

it('hides a form inside a frame', async () => {
  vi.stubGlobal('top', {});
  await runBeforePaint();
  expect(html.dataset['start']).toBe('plain');
});

it('works without a readable storage', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    clear: () => {},
  });
  await runBeforePaint();
  expect(html.dataset).not.toHaveProperty('start');
});

it.each([
  ['a user', { id: 1 }, true],
  ['a visitor', null, false],
])('sends the first call of a page for users only: %s', async (_who, user, isSent) => {
  await parsePage(user);
  expect(globalThis.firstCalls !== undefined).toBe(isSent);
});
