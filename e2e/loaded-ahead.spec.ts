import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { distFolder } from '../scripts/build.ts';
import { expect, startSession, test } from './browser-test.ts';

/** The scripts and styles that a page requests before it shows its data. */
async function assetsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // No page waits for analytics.
    if (/\/assets\/(?!analytics-).*\.(js|css)$/.test(pathname)) asked.push(pathname);
  });
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return asked;
}

for (const { path, as } of [
  { path: '/user/dashboard', as: 'owner@example.com' },
  { path: '/user/profile/edit', as: 'owner@example.com' },
  { path: '/user/security/devices', as: 'owner@example.com' },
  { path: '/admintool96', as: 'admin@example.com' },
  { path: '/debug', as: 'admin@example.com' },
  { path: '/c/riv3rs', as: 'owner@example.com' },
  { path: '/register' },
]) {
  test(`everything that ${path} needs starts loading with the page`, async ({ page }) => {
    if (as) await startSession(page, as);
    // Excludes parts that load when the browser is idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const asked = await assetsOf(page, path);
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((address) => !html.includes(`"${address}"`))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  });
}

for (const { path, call } of [
  { path: '/user/dashboard', call: '/user/calendars' },
  { path: '/user/security/devices', call: '/user/devices' },
]) {
  test(`${path} requests its data before its scripts arrive, and only once`, async ({ page }) => {
    await startSession(page, 'owner@example.com');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/app-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === call) calls.push(request.method());
    });
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === call);
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    release();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(calls).toEqual(['GET']);
  });
}

/** The names of the scripts that a page of the build loads. */
function scriptsOf({ head }: { head: string }): string[] {
  return [...head.matchAll(/rel="modulepreload"[^>]*\/assets\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
}

test('a customer loads no code of the admin tool, not even at its address', async ({ page }) => {
  const manifest: { pages: { access: string; head: string }[] } = JSON.parse(
    readFileSync(`${distFolder}/host/manifest.json`, 'utf8'),
  );
  const isForStaff = ({ access }: { access: string }) => access === 'staff';
  const shared = new Set(manifest.pages.filter((one) => !isForStaff(one)).flatMap(scriptsOf));
  const ofStaff = manifest.pages
    .filter(isForStaff)
    .flatMap(scriptsOf)
    .filter((name) => !shared.has(name));
  expect(ofStaff.length).toBeGreaterThan(0);
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname.replace(/^.*\//, ''));
  });
  await startSession(page, 'member@example.com');
  await page.goto('/admintool96/calendars/101');
  await expect(page.getByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  expect(asked.filter((name) => ofStaff.includes(name))).toEqual([]);

  await startSession(page, 'support@example.com');
  await page.goto('/admintool96/calendars/101');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Riverside rowing club' }),
  ).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(ofStaff));
});
