import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';

const views = [
  ...['month', 'weeks', 'week', 'days', 'scheduler', 'timeline'],
  ...['list', 'agenda', 'table', 'year'],
];

/** Those that `expectAccessibleInEveryLook` does not take. */
const looks = [
  { width: 320, isReversed: false, colorScheme: 'dark' },
  { width: 2560, isReversed: false, colorScheme: 'light' },
  { width: 2560, isReversed: false, colorScheme: 'dark' },
  { width: 320, isReversed: true, colorScheme: 'light' },
  { width: 1280, isReversed: true, colorScheme: 'dark' },
  { width: 2560, isReversed: true, colorScheme: 'light' },
] as const;

for (const view of views) {
  test(`the view ${view} passes axe from right to left, in wide windows, and narrow in the dark`, async ({
    page,
  }) => {
    await page.goto(`/ksr0wingclubmain01?view=${view}&date=2026-03-02`);
    for (const { width, isReversed, colorScheme } of looks) {
      await test.step(`${width} ${isReversed ? 'reversed ' : ''}${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.evaluate(
          (dir) => {
            document.documentElement.dir = dir;
          },
          isReversed ? 'rtl' : 'ltr',
        );
        await untilShown(page);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

for (const view of ['week', 'days']) {
  test(`the view ${view} passes axe in every look, full, and fits`, async ({ page }) => {
    // Ten thousand events in this month.
    await page.goto(`/ksb1gcalendar10000?view=${view}&date=2026-03-02`);
    await expect(page.getByRole('gridcell').getByRole('button').first()).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });
}

/** Waits for an event, or in a year for the shade of a day with some. */
async function untilShown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const main = page.getByRole('main');
  const event = main.getByText('Training on the river').or(main.locator('[data-level="1"]'));
  await expect(event.first()).toBeAttached();
}
