import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { distFolder, type ModuleList, moduleListFile } from '../scripts/build.ts';
import { pickCases } from '../scripts/testing/depth.ts';
import { expect, startSession, test } from './browser-test.ts';
import { holdRequests } from './held-requests.ts';

/** The scripts and styles that a page requests before it shows its data. */
async function listAssets(page: Page, path: string): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // No page waits for analytics, nor for the title that it shows while it loads.
    if (/\/assets\/(?!analytics-|FixedParts-|use-page-name-).*\.(js|css)$/.test(pathname)) {
      requests.push(pathname);
    }
  });
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return requests;
}

for (const { path: address, as } of pickCases(
  [
    { path: '/register' },
    { path: '/admintool96', as: 'admin@example.com' },
    { path: '/c/riv3rs', as: 'owner@example.com' },
    { path: '/user/dashboard', as: 'owner@example.com' },
    { path: '/user/profile/edit', as: 'owner@example.com' },
    { path: '/user/security/devices', as: 'owner@example.com' },
    { path: '/debug', as: 'admin@example.com' },
  ],
  3,
)) {
  test(`everything that ${address} needs starts loading with the page`, async ({ page }) => {
    if (as) await startSession(page, as);
    // Excludes parts that load when the browser is idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const requests = await listAssets(page, address);
    const html = await (
      await page.request.get(address, { headers: { accept: 'text/html' } })
    ).text();
    expect(requests.length).toBeGreaterThan(2);
    expect(requests.filter((file) => !html.includes(`"${file}"`))).toEqual([]);
    expect(new Set(requests).size).toBe(requests.length);
  });
}

for (const { path, call } of pickCases([
  { path: '/user/dashboard', call: '/user/calendars' },
  { path: '/user/security/devices', call: '/user/devices' },
])) {
  test(`${path} requests its data before its scripts arrive, and only once`, async ({ page }) => {
    await startSession(page, 'owner@example.com');
    const release = await holdRequests(page, '**/assets/index-*.js');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === call) calls.push(request.method());
    });
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === call);
    await page.goto(path, { waitUntil: 'commit' });
    await answer;
    release();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(calls).toEqual(['GET']);
  });
}

for (const { name, path, memory, script } of pickCases([
  { name: 'in its address', path: '/c/riv3rs?view=year', memory: {}, script: 'YearView' },
  {
    name: 'the last one here',
    path: '/c/riv3rs',
    memory: { view: 'agenda' },
    script: 'AgendaView',
  },
])) {
  test(`a calendar loads its view before its scripts arrive: ${name}`, async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await page.addInitScript(
      (text) => localStorage.setItem('calendar-view:riv3rs', text),
      JSON.stringify(memory),
    );
    const release = await holdRequests(page, '**/assets/index-*.js');
    const code = page.waitForRequest(`**/assets/${script}-*.js`);
    await page.goto(path, { waitUntil: 'commit' });
    await code;
    release();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
}

/** The names of the scripts that hold code of the admin tool. */
function staffScripts(): string[] {
  const modules: ModuleList = JSON.parse(
    readFileSync(path.join(distFolder, moduleListFile), 'utf8'),
  );
  return Object.entries(modules)
    .filter(([, ids]) => ids.some((id) => /^src\/features\/admin\/(?!pages\.ts)/.test(id)))
    .map(([file]) => path.basename(file));
}

test('a customer loads no code of the admin tool, not even at its address', async ({ page }) => {
  const ofStaff = staffScripts();
  expect(ofStaff.length).toBeGreaterThan(0);
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(new URL(request.url()).pathname.replace(/^.*\//, ''));
  });
  await startSession(page, 'member@example.com');
  await page.goto('/admintool96/calendars/101');
  await expect(page.getByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  expect(requests.filter((name) => ofStaff.includes(name))).toEqual([]);

  await startSession(page, 'support@example.com');
  await page.goto('/admintool96/calendars/101');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Riverside rowing club' }),
  ).toBeVisible();
  expect(requests.filter((name) => ofStaff.includes(name))).not.toEqual([]);
});
