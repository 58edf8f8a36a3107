import type { Page } from '@playwright/test';
import { deep, expect, test } from '../browser-test.ts';

const rowing = '/ksr0wingclubmain01';
const shifts = '/ksboathouseshift04';

const countEntries = (page: Page) => page.evaluate(() => window.history.length);
const grid = (page: Page, name: string | RegExp) => page.getByRole('grid', { name });
const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test(
  'Back and Forward go through ranges, views and events, one deliberate step at a time',
  deep,
  async ({ page }) => {
    await page.goto(`${rowing}?view=month&date=2026-03-02`);
    await expect(grid(page, 'March 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(grid(page, 'April 2026')).toBeVisible();
    await page.getByText('Week', { exact: true }).click();
    await expect(view(page, 'Week')).toBeChecked();
    await expect(grid(page, /2026$/)).toHaveAccessibleName(/^(Mar 30|Apr)/);
    await page.goBack();
    await expect(grid(page, 'April 2026')).toBeVisible();
    await expect(view(page, 'Month')).toBeChecked();
    await page.goBack();
    await expect(grid(page, 'March 2026')).toBeVisible();
    await page.goForward();
    await expect(grid(page, 'April 2026')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: /^Training on the river, Monday, March 2/ }).click();
    await expect(page.getByRole('dialog', { name: 'Training on the river' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(grid(page, 'March 2026')).toBeVisible();
  },
);

test(
  'arrow keys make no entries in the history, also when they lead to the next month',
  deep,
  async ({ page }) => {
    await page.goto(`${rowing}?view=month&date=2026-03-31`);
    await page.getByRole('gridcell', { name: /^Tuesday, March 31, 2026/ }).focus();
    const entries = await countEntries(page);
    for (let day = 0; day < 6; day += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('gridcell', { name: /^Monday, April 6, 2026/ })).toBeFocused();
    await expect(grid(page, 'April 2026')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('gridcell', { name: /^Tuesday, April 7, 2026/ })).toBeFocused();
    expect(await countEntries(page)).toBe(entries);
    await page.keyboard.press('PageDown');
    await expect(grid(page, 'May 2026')).toBeVisible();
    await expect.poll(() => countEntries(page)).toBe(entries + 1);
  },
);

test('two tabs with two calendars do not disturb each other', deep, async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(`${rowing}?view=month&date=2026-03-02`);
  await other.goto(`${shifts}?view=month&date=2026-03-02`);
  await expect(grid(page, 'March 2026')).toBeVisible();
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('menuitemradio', { name: 'Timeline' }).click();
  await expect(other.getByRole('rowheader', { name: /Early/ })).toBeVisible();
  await other.getByRole('button', { name: 'Next' }).click();
  await expect(grid(page, 'March 2026')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Agenda' }).click();
  await expect(page.getByRole('region', { name: /2026/ })).toBeVisible();
  // Each calendar opens as it was left, in whichever tab.
  await page.goto(`${shifts}?date=2026-03-02`);
  await expect(view(page, 'Timeline')).toBeChecked();
  await expect(page.getByRole('rowheader', { name: /Early/ })).toBeVisible();
  await other.goto(`${rowing}?date=2026-03-02`);
  await expect(view(other, 'Agenda')).toBeChecked();
});
