import type { Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';

const rowing = '/ksr0wingclubmain01?view=month&date=2026-03-02';
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search events' });
const upcoming = (page: Page) => page.getByRole('region', { name: 'Found from today on' });

test.beforeEach(async ({ page }) => {
  // What is found is from today on, or earlier.
  await page.clock.setFixedTime('2026-03-02T09:00:00Z');
});

test(
  'the keyboard alone searches, opens a hit, and shows its day in the calendar',
  deep,
  async ({ page }) => {
    await page.goto(rowing);
    await expect(
      page.getByRole('button', { name: /^Training on the river/ }).first(),
    ).toBeVisible();
    await expect
      .poll(async () => {
        await page.keyboard.press('/');
        return field(page).evaluate((input) => input === document.activeElement);
      })
      .toBe(true);
    await field(page).fill('');
    await page.keyboard.type('spring clean');
    const hit = upcoming(page).getByRole('button', { name: /^Spring clean/ });
    await expect(hit).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await hit.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Spring clean/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hit).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('grid').getByRole('button', { name: /^Spring clean/ }),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/[?&]q=/);
  },
);

test.describe('on a phone', deep, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap on the icon opens the field', async ({ page }) => {
    await page.goto(rowing);
    await expect(page.getByRole('grid')).toBeVisible();
    await field(page).tap();
    await page.keyboard.type('training');
    await expect(upcoming(page).getByRole('listitem').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });
});
