import type { Page } from '@playwright/test';
import { deep, expect, startSession, test } from './browser-test.ts';

const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await startSession(page, 'sales@example.com');
});

test('the first row of the search begins within 250 pixels', async ({ page }) => {
  await page.goto('/admintool96');
  const first = page.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  await expect(page.getByRole('link', { name: /^Users\s?[\d,]+$/ })).toBeVisible();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(250);
});

test('the first suggestion above the results is to open a record', deep, async ({ page }) => {
  await page.goto('/admintool96?query=Riverside+Sports');
  const found = page.getByRole('region', { name: 'Organization of these calendars' });
  await expect(found.locator('a, button').first()).toHaveAccessibleName('Open Riverside Sports');
});

test('a link shows a colleague the same filters and groups', deep, async ({ page, browser }) => {
  await page.goto('/admintool96?query=riverside');
  await choice(page, 'State').selectOption('1');
  await choice(page, 'License').selectOption('pro');
  await choice(page, 'Group by').selectOption('license');
  await expect(page).toHaveURL(/groupby=/);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const rows = await page.getByRole('rowheader').allTextContents();
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await startSession(colleague, 'support@example.com');
  await colleague.goto(page.url());
  await expect(choice(colleague, 'State')).toHaveValue('1');
  await expect(choice(colleague, 'License')).toHaveValue('pro');
  await expect(choice(colleague, 'Group by')).toHaveValue('license');
  await expect(colleague.getByRole('rowheader')).toHaveText(rows);
  await context.close();
});
