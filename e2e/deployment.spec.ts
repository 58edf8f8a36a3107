import type { Page } from '@playwright/test';
import { expect, startSession, test } from './browser-test.ts';

/** A tab opened before a deployment: parts of its client are no longer on any server. */

test.beforeEach(({ expectedConsole }) => {
  expectedConsole.push(/status of 404 /, /Failed to fetch dynamically imported module/);
});

const gone = (page: Page, part: RegExp) =>
  page.route(part, (route) => route.fulfill({ status: 404 }));

test('a page with missing code comes back with a full reload', async ({ page }) => {
  await gone(page, /\/RegisterPage-[^/]*\.js$/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('alert')).toContainText('A part of this page is missing');
  await expect(page.getByText('missing_code')).toBeVisible();
  // The new page refers to the existing parts.
  await page.unrouteAll();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loaded;
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test('a page with missing styles is not shown unstyled', async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await gone(page, /\/DashboardPage-[^/]*\.css$/);
  await page.goto('/c/riv3rs');
  await page.getByRole('link', { name: 'Back to your calendars' }).click();
  await expect(page.getByRole('alert')).toContainText('A part of this page is missing');
});

for (const [what, part, press] of [
  [
    'a menu',
    /\/FloatingMenu-[^/]*\.js$/,
    (page: Page) => page.getByRole('button', { name: 'Language and theme' }).click(),
  ],
  [
    'the code step of the login',
    /\/CodeStep-[^/]*\.js$/,
    async (page: Page) => {
      await page.getByLabel('Email address').fill('two-factor@example.com');
      await page.getByLabel('Password', { exact: true }).fill('calendar');
      await page.keyboard.press('Enter');
    },
  ],
] as const) {
  test(`missing code of ${what} keeps the page and shows how to recover`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 401 /);
    await gone(page, part);
    await page.goto('/login');
    await press(page);
    await expect(page.getByRole('alert')).toHaveText(
      'This could not be loaded. Check your connection and try again, or reload the page.',
    );
    await expect(page.getByLabel('Email address')).toBeEditable();
  });
}
