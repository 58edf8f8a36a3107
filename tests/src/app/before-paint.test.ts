import { afterEach, expect, it, vi } from 'vitest';

const { documentElement: html } = document;

/** Runs the script as the head of a page in a language does. */
async function runBeforePaint(address = '/login', state: unknown = null): Promise<void> {
  html.lang = 'en';
  window.history.replaceState(state, '', address);
  vi.resetModules();
  await import('#src/app/before-paint.ts');
}

afterEach(() => {
  delete html.dataset['start'];
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it.each(['light', 'dark'])('brings back the theme %s', async (theme) => {
  localStorage.setItem('theme', theme);
  await runBeforePaint();
  expect(html.dataset['theme']).toBe(theme);
});

it('leaves the theme to the system where none was chosen', async () => {
  localStorage.setItem('theme', 'system');
  await runBeforePaint();
  expect(html.dataset).not.toHaveProperty('theme');
});

it('shows the markup of an ordinary visit', async () => {
  localStorage.setItem('language', 'en en');
  await runBeforePaint('/login?_target_path=%2Fuser%2Favatar');
  expect(html.dataset).not.toHaveProperty('start');
});

it('hides markup in another language than the chosen one', async () => {
  localStorage.setItem('language', 'de en');
  await runBeforePaint();
  expect(html.dataset['start']).toBe('plain');
});

it('shows it where the choice was made for a page of another language', async () => {
  localStorage.setItem('language', 'de fr');
  await runBeforePaint();
  expect(html.dataset).not.toHaveProperty('start');
});

it('hides markup that knows nothing of an address or of a reload', async () => {
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

it('does without a storage that cannot be read', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    clear: () => {},
  });
  await runBeforePaint();
  expect(html.dataset).not.toHaveProperty('start');
});
