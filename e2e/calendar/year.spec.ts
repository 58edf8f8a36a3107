import type { Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';

const rowing = '/ksr0wingclubmain01?view=year&date=2026-03-02';
/** A day of training: it is on Mondays and Wednesdays. */
const monday = (page: Page) => page.getByRole('gridcell', { name: /^Monday, March 2, 2026/ });
/** 30,000 events in this year. */
const full = '/ksb1gcalendar10000?view=year&date=2026-03-02';

test('a year passes axe in every look, and fits', deep, async ({ page, expectedConsole }) => {
  // An answer has room for fewer events than are in the rest of the year, which is then read in parts.
  expectedConsole.push(/422/);
  await page.clock.setFixedTime('2026-03-02T09:00:00Z');
  await page.goto(full);
  const today = page.locator('[role="gridcell"][aria-current="date"]');
  await expect(today).toHaveAccessibleName(/ \d{3} events$/);
  await expectAccessibleInEveryLook(page);
});

test('the keyboard alone leads across months to the list of a day', async ({ page }) => {
  await page.goto(rowing);
  const day = monday(page);
  await expect(day).not.toHaveAccessibleName(/ 0 events$/);
  await day.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[role="gridcell"]:focus')).toHaveText('1');
  await page.keyboard.press('ArrowLeft');
  await day.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog');
  await expect(list.getByRole('button', { name: /^Training on the river/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(day).toBeFocused();
});

test('a click opens the list of a day, and an event from it', deep, async ({ page }) => {
  await page.goto(rowing);
  const day = monday(page);
  await expect(day).not.toHaveAccessibleName(/ 0 events$/);
  await day.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Training on the river/ })
    .click();
  await expect(page).toHaveURL(/event=7001/);
});

test.describe('on a phone', deep, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap opens the list of a day', async ({ page }) => {
    await page.goto(rowing);
    const day = monday(page);
    await expect(day).not.toHaveAccessibleName(/ 0 events$/);
    await day.tap();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
