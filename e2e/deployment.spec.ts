import type { Page } from '@playwright/test';
import { seededPointer } from '../mocks/seed/event-pointers.ts';
import { deep, expect, startSession, test } from './browser-test.ts';

/** A tab opened before a deployment: parts of its client are no longer on any server. */

test.beforeEach(({ expectedConsole }) => {
  expectedConsole.push(
    /status of 404 /,
    /Failed to fetch dynamically imported module/,
    /MissingPartError/,
  );
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

test('a page with missing styles is not shown unstyled', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await gone(page, /\/DashboardPage-[^/]*\.css$/);
  await page.goto(`/events/pointer/${seededPointer(101, '7001')}`);
  await page.getByRole('link', { name: 'Riverside rowing club' }).click();
  await expect(page.getByRole('alert')).toContainText('A part of this page is missing');
});

test('missing code of a menu keeps the page and shows how to recover', deep, async ({ page }) => {
  await gone(page, /\/FloatingMenu-[^/]*\.js$/);
  await page.goto('/login');
  const menu = page.getByRole('button', { name: 'Language and theme' });
  await menu.click();
  await expect(page.getByRole('alert')).toHaveText(
    'This could not be loaded. Check your connection and try again, or reload the page.',
  );
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Email address')).toBeEditable();
  await page.unrouteAll();
  await menu.click();
  await expect(page.getByRole('menu', { name: 'Language and theme' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test(
  'missing code of the login’s code step can be requested again',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 401 /);
    await gone(page, /\/CodeStep-[^/]*\.js$/);
    await page.goto('/login');
    await page.getByLabel('Email address').fill('two-factor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('calendar');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Code')).toBeVisible();
  },
);
