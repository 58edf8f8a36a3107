import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './browser-test.ts';
import { testOnOwnService } from './own-service.ts';

/** The service for the other journeys does not show the bar. */
const test = testOnOwnService(() => ({ bar: true }));

/** Unfolds the bar's panel, and fills in and sends one of its forms. */
async function send(page: Page, button: string, fields: Record<string, string> = {}) {
  await page.locator('#mock-bar summary').click();
  const panel = page.frameLocator('iframe[title="Mock service"]');
  for (const [label, value] of Object.entries(fields)) {
    const field = panel.getByLabel(label);
    const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
  await panel.getByRole('button', { name: button }).click();
}

test('the bar logs people in, and sets the language and the next answer', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 500 /);
  await page.goto('/login');
  await send(page, 'Log in', { Account: 'owner@example.com' });
  // The login page redirects logged-in users.
  await expect(page).toHaveURL('/user/dashboard');
  await expect(page.getByRole('link', { name: 'Riverside rowing club' })).toBeVisible();

  await send(page, 'Show', { Language: 'de' });
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Kalender' })).toBeVisible();
  await expect(page).toHaveURL('/user/dashboard');

  await send(page, 'Answer so', { 'Next answer': 'listCalendars 500 internal_error' });
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the bar cuts the calls of a page, and a framed page has none', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await page.goto('/login');
  await send(page, 'Log in', { Account: 'none@example.com' });
  await send(page, 'Go offline');
  await expect(page.getByRole('alert').first()).toContainText('you may be offline');
  await send(page, 'Go online');
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();

  await page.goto('/__mock__/framed?path=/ksr0wingclubmain01');
  const framed = page.frameLocator('iframe[title="The product"]');
  await expect(framed.getByRole('grid')).toBeVisible();
  await expect(framed.locator('#mock-bar')).toHaveCount(0);
});

test('a page with the open bar passes axe', async ({ page }) => {
  await page.goto('/login');
  await page.locator('#mock-bar summary').click();
  const panel = page.frameLocator('iframe[title="Mock service"]');
  await expect(panel.getByRole('button', { name: 'Start over' })).toBeVisible();
  await expectAccessible(page);
});
