import { test as base, expect } from '@playwright/test';
import { distFolder } from '../scripts/build.ts';
import { startHost } from '../tests/host/host.ts';
import { deep, password, submitLogin } from './browser-test.ts';
import { port } from './port.ts';

/** Runs the start journeys on a server that knows the build only from the README. */
const test = base.extend<{ host: string; output: string[]; plain: boolean }>({
  plain: [false, { option: true }],
  host: async ({ plain }, use) => {
    const product = `http://localhost:${port}`;
    const { url, server } = await startHost({ dist: distFolder, product, plain });
    await use(url);
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({ host }, use) => use(host),
  output: [
    async ({ page }, use) => {
      const output: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) output.push(message.text());
      });
      page.on('pageerror', (error) => output.push(error.message));
      await use(output);
      expect(output, 'unexpected console output').toEqual([]);
    },
    { auto: true },
  ],
});

test('a visitor sees the prerendered login and logs in', async ({ page }) => {
  const response = await page.goto('/login');
  expect(response?.headers()).toMatchObject({
    'content-encoding': 'br',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(response?.headers()['link']).toMatch(/<\/client\/assets\/index-[^>]+>; rel=modulepreload/);
  expect(await response?.text()).toContain('<h1>Welcome back</h1>');
  const heading = await page.locator('h1').elementHandle();
  await expect(page.locator('form [type=submit]')).toBeEnabled();
  await expect.poll(() => heading?.evaluate((element) => element.isConnected)).toBe(true);

  await submitLogin(page, 'owner@example.com', password);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Riverside rowing club' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
});

test.describe('in another language', () => {
  test.use({ locale: 'fr' });

  test('a visitor sees the login in that language from the start', deep, async ({ page }) => {
    const response = await page.goto('/login');
    const text = await response?.text();
    expect(text).toContain('lang="fr"');
    await expect(page.locator('form [type=submit]')).toBeEnabled();
    const title = await page.locator('h1').textContent();
    expect(text).toContain(`<h1>${title}</h1>`);
  });
});

test('a visitor who requests a page is sent to the login and back', deep, async ({ page }) => {
  await page.goto('/user/security/devices');
  await expect(page).toHaveURL(/\/login\?_target_path=/);
  await submitLogin(page, 'owner@example.com', password);
  await expect(page.getByRole('heading', { level: 1, name: 'Connected devices' })).toBeVisible();
});

test(
  'a link with a token is told to nobody, and no file is taken for another type',
  deep,
  async ({ page }) => {
    const assets: (string | undefined)[] = [];
    page.on('response', (one) => {
      if (one.url().includes('/assets/')) assets.push(one.headers()['x-content-type-options']);
    });
    const response = await page.goto('/login?token=secret');
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.locator('form [type=submit]')).toBeEnabled();
    expect(new Set(assets)).toEqual(new Set(['nosniff']));
  },
);

test('an unknown page says so', deep, async ({ page, output }) => {
  const response = await page.goto('/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(output.splice(0)).toEqual([expect.stringContaining('404')]);
});

test.describe('with plain pages', () => {
  test.use({ plain: true });

  test('a visitor logs in, and leaves again', deep, async ({ page }) => {
    const response = await page.goto('/user/dashboard');
    const headers = response?.headers() ?? {};
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(Object.keys(headers)).not.toContain('content-security-policy');
    await submitLogin(page, 'owner@example.com', password);
    await expect(page).toHaveURL(/\/user\/dashboard$/);
    await expect(page.getByRole('link', { name: 'Riverside rowing club' })).toBeVisible();
    await page.goto('/logout');
    await expect(page.locator('form [type=submit]')).toBeEnabled();
  });
});
