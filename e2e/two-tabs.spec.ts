import type { BrowserContext, Page } from '@playwright/test';
import { deep, expect, logIn, password, startSession, test } from './browser-test.ts';

/** A second tab on a page of the same session. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
}

test('logging out in one tab logs out the other one', async ({ page, context }) => {
  await logIn(page, 'owner@example.com');
  const other = await openTab(context, '/user/dashboard?query=rowing');
  await page.getByRole('button', { name: 'Account of Olivia Owner' }).click();
  await page.getByRole('menuitem', { name: 'Logout Olivia Owner' }).click();
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(other).toHaveURL('/login?_target_path=%2Fuser%2Fdashboard%3Fquery%3Drowing');
});

test(
  'logging in in one tab logs in the other one, on the same page',
  deep,
  async ({ page, context }) => {
    await page.goto('/user/dashboard?query=rowing');
    const other = await openTab(context, '/login');
    await page.getByLabel('Email address').fill('owner@example.com');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/user/dashboard?query=rowing');
    await expect(other).toHaveURL('/user/dashboard?query=rowing');
    await expect(other.getByRole('button', { name: 'Account of Olivia Owner' })).toBeVisible();
  },
);

test(
  'switching users in one tab switches them in the other one',
  deep,
  async ({ page, context }) => {
    await startSession(page, 'admin@example.com');
    await page.goto('/user/dashboard');
    const other = await openTab(context, '/admintool96');
    await startSession(page, 'member@example.com');
    await page.reload();
    await expect(other).toHaveURL('/user/dashboard');
    await expect(other.getByRole('button', { name: 'Account of Milo Member' })).toBeVisible();
  },
);

test('the same user in another tab changes nothing', deep, async ({ page, context }) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/dashboard');
  await page.getByLabel('Search your calendars').fill('row');
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await openTab(context, '/c/riv3rs');
  const other = await openTab(context, '/user/dashboard');
  // Broken values change nothing. The last written value is read last.
  await other.evaluate(() => {
    localStorage.setItem('user-state', '{');
    localStorage.setItem('user-state', '{"userId":"x"}');
    localStorage.setItem('done', '1');
  });
  await page.waitForFunction(() => localStorage.getItem('done') === '1');
  await expect.poll(() => page.evaluate(() => 'untouched' in window)).toBe(true);
  await expect(page.getByLabel('Search your calendars')).toHaveValue('row');
});

test(
  'a calendar pinned in one tab moves to the front in the other one, on return to it',
  deep,
  async ({ page, context }) => {
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard?sort=name');
    const other = await openTab(context, '/user/dashboard?sort=name');
    const first = (tab: Page) => tab.getByRole('article').first().getByRole('link');
    await other.getByRole('button', { name: 'Unpin Riverside rowing club' }).click();
    await expect(first(other)).toHaveText(/^Allotment/);
    await expect(first(page)).toHaveText(/^Riverside/);
    await page.bringToFront();
    // A headless browser's tabs all have the focus at once, so that no event tells of the return.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(first(page)).toHaveText(/^Allotment/);
    await expect(page.getByRole('button', { name: 'Unpin Riverside rowing club' })).toHaveCount(0);
  },
);
