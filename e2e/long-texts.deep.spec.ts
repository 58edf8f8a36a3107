import type { Page } from '@playwright/test';
import { expect, startSession, submitLogin, test } from './browser-test.ts';
import { button, dialog, question } from './locators.ts';

/** A server's texts may have any length, without a space to break a line at. */

const long = 'x'.repeat(2000);
const failure = {
  error: { id: long, title: long, message: long, details: [{ field: 'email', message: long }] },
};

test.beforeEach(async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of \d{3} /);
  await page.setViewportSize({ width: 360, height: 740 });
});

/** Makes a call fail with endless texts. */
async function fail(page: Page, path: string, status: number): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() === 'document') await route.continue();
    else await route.fulfill({ status, json: failure });
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sizes = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(sizes.page).toBe(sizes.window);
}

for (const status of [422, 500]) {
  test(`a form stays within the page when its call fails with ${status}`, async ({ page }) => {
    await page.goto('/login');
    await fail(page, '/login', status);
    await submitLogin(page, 'owner@example.com');
    await expect(page.getByText(long).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('an error page stays within the page', async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await fail(page, '/user/calendars', 500);
  await page.goto('/user/dashboard');
  await expect(page.getByText(long).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('names of calendars, organizations and people stay within the page', async ({ page }) => {
  await startSession(page, 'owner@example.com');
  const texts = { appTitle: long, organizationName: long, accessName: long };
  await page.request.post('/__mock__/settings', { data: texts });
  await page.route('**/user/calendars', async (route) => {
    const response = await route.fetch();
    const body: { results: { title: string }[] } = await response.json();
    const results = body.results.map((calendar) => ({ ...calendar, title: long }));
    await route.fulfill({ response, json: { ...body, results } });
  });
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the palette keeps long names within its window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await startSession(page, 'support@example.com');
  await page.goto('/admintool96/overdue');
  await button(page, /^Go to…/).click();
  await dialog(page).getByRole('combobox').fill('volunteers');
  const options = dialog(page).getByRole('option');
  await expect(options.filter({ hasText: 'Salerno Volunteers' })).toBeVisible();
  const { right } = await dialog(page).evaluate((window) => window.getBoundingClientRect());
  for (const option of await options.all()) {
    const rightEnd = () => option.evaluate((one) => one.getBoundingClientRect().right);
    await expect.poll(rightEnd).toBeLessThan(right);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('one tap is enough to remove a subscriber whose long address is masked', async ({
    page,
  }) => {
    await startSession(page, 'support@example.com');
    await page.goto('/admintool96/newsletter');
    // Too long for one line of its card.
    await button(page, /^Remove .{32,}$/)
      .first()
      .tap();
    await expect(question(page)).toBeVisible();
  });
});

test('long words of a title are hyphenated on the narrowest page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page, 'owner@example.com');
  await page.request.post('/__mock__/settings', { data: { language: 'de' } });
  await page.goto('/user/notifications');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('E-Mail-Benachrichtigungen');
  await expect(title).toHaveCSS('hyphens', 'auto');
  await expectNoSidewaysScroll(page);
});
