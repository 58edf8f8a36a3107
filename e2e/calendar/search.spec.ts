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
const results = (page: Page) => page.getByRole('region', { name: /^Results for “/ });

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
    const hit = results(page).getByRole('button', { name: /^Spring clean/ });
    await expect(hit).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Results for “spring clean”');
    await expectAccessibleInEveryLook(page);
    // The looks include those of narrower windows, whose toolbar is another.
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(hit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Spring clean/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hit).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Show on a map: Boathouse' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const event = page.getByRole('grid').getByRole('button', { name: /^Spring clean/ });
    await expect(event).toBeFocused();
    await expect(event).toHaveCSS('outline-style', 'solid');
    await expect(page).not.toHaveURL(/[?&]q=/);
    await page.goBack();
    await expect(hit).toBeVisible();
  },
);

test(
  'earlier events come in above what is in sight, which stays where it is',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto(`${rowing}&q=r`);
    const rows = results(page).getByRole('listitem');
    const row = rows.first();
    await expect(row).toBeVisible();
    const id = await row.getByRole('button').first().getAttribute('data-event');
    const button = page.locator(`[data-event="${id}"]`).first();
    const top = async () => Math.round((await button.boundingBox())?.y ?? 0);
    const before = { top: await top(), rows: await rows.count() };
    await page.getByRole('button', { name: /^Search before / }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before.rows);
    expect(Math.abs((await top()) - before.top)).toBeLessThan(3);
  },
);

test.describe('on a phone', deep, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap on the icon opens the field', async ({ page }) => {
    await page.goto(rowing);
    await expect(page.getByRole('grid')).toBeVisible();
    await field(page).tap();
    await page.keyboard.type('training');
    await expect(results(page).getByRole('listitem').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });
});
