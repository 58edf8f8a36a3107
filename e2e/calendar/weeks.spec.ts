import type { Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';

const rowing = '/ksr0wingclubmain01?view=weeks';
/** A day of training: it is on Mondays and Wednesdays. */
const march2 = `${rowing}&date=2026-03-02`;
const monday = (page: Page) => page.getByRole('gridcell', { name: /^Monday, March 2, 2026/ });

test('weeks pass axe in every look, and fit', deep, async ({ page }) => {
  await page.goto('/ksb1gcalendar10000?view=weeks&date=2026-03-02');
  await expect(page.getByText(/^\+\d+ more$/).first()).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('the wheel scrolls on both ways, and the page follows', async ({ page }) => {
  await page.goto(`${rowing}&date=2026-03-04`);
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(/^Mar 2/);
  await expect(page.getByRole('row', { name: 'Week 10' })).toBeInViewport();
  await page.getByRole('grid').hover();
  await page.mouse.wheel(0, 4000);
  await expect(heading).not.toHaveText(/^(Mar|Apr) /);
  // The week above those in sight is there, too.
  await expect(page.getByRole('gridcell').nth(7)).toBeInViewport();
  await page.mouse.wheel(0, -6000);
  await expect(heading).toHaveText(/2025/);
});

test('the keyboard alone leads through weeks to an event', deep, async ({ page }) => {
  await page.goto(march2);
  const day = monday(page);
  const training = day.getByRole('button', { name: /^Training on the river/ });
  await expect(training).toBeVisible();
  await day.focus();
  for (let week = 0; week < 8; week += 1) await page.keyboard.press('ArrowDown');
  await expect(day).toHaveCount(0);
  await expect(page.locator('[role="gridcell"]:focus')).toBeInViewport();
  for (let week = 0; week < 8; week += 1) await page.keyboard.press('ArrowUp');
  await expect(day).toBeFocused();
  await expect(training).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(training).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/event=7001/);
});

test.describe('on a phone', deep, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('two weeks fill the page, and a tap opens an event', async ({ page }) => {
    await page.goto(`${march2}&count=2`);
    await monday(page)
      .getByRole('button', { name: /^Training on the river/ })
      .tap();
    await expect(page).toHaveURL(/event=7001/);
    await expectNoSidewaysScroll(page);
  });
});
