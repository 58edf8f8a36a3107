import type { Locator, Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  startSession,
  test,
} from '../browser-test.ts';
import { control } from '../mock-controls.ts';

const rowing = '/ksr0wingclubmain01?view=month&date=2026-03-02';
const big = '/ksb1gcalendar10000?view=month&date=2026-03-02';

const toggle = (page: Page) => page.getByRole('button', { name: /^Calendars and filters/ });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Calendars and filters' });
const training = (page: Page) => page.getByRole('button', { name: /^Training on the river/ });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('the panel is open beside the view, and what it hides is remembered', async ({ page }) => {
    await page.goto(rowing);
    await expect(training(page).first()).toBeVisible();
    const box = panel(page).getByRole('checkbox', { name: 'Heron (8+)' });
    await expect(box).toBeChecked();
    await expectAccessibleInBothThemes(page, 'main');
    await expectNoSidewaysScroll(page);
    await panel(page).getByRole('checkbox', { name: 'Otter (2x)' }).hover();
    await panel(page).getByRole('button', { name: 'Only this one: Otter (2x)' }).click();
    await expect(box).not.toBeChecked();
    await expect(training(page)).toHaveCount(0);
    await toggle(page).click();
    await expect(panel(page)).toBeHidden();
    await page.goto(rowing);
    await expect(toggle(page)).toHaveText(/1 of 6 calendars$/);
    await expect(panel(page)).toBeHidden();
  });

  test(
    'the keyboard alone finds one calendar among many and shows only that',
    deep,
    async ({ page }) => {
      await page.goto(big);
      const search = panel(page).getByRole('searchbox', { name: 'Find a calendar' });
      await search.focus();
      await expect(panel(page).getByRole('checkbox').nth(39)).toBeAttached();
      const name = await panel(page)
        .getByRole('checkbox')
        .last()
        .evaluate((box) => {
          return box instanceof HTMLInputElement ? (box.labels?.[0]?.textContent ?? '') : '';
        });
      await page.keyboard.type(name);
      await expect(panel(page).getByRole('checkbox').nth(5)).toBeHidden();
      const only = panel(page).getByRole('button', { name: `Only this one: ${name}` });
      await only.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/sub=\d+(&|$)/);
      await expect(only).toBeHidden();
    },
  );

  test('another time zone moves all times and keeps the focus', deep, async ({ page }) => {
    await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02');
    await expect(page.getByRole('button', { name: /5:30 PM – 7:00 PM/ }).first()).toBeVisible();
    const zone = panel(page).getByLabel('Time zone', { exact: true });
    await zone.selectOption('Asia/Tokyo');
    await expect(page.getByRole('button', { name: /5:30 PM – 7:00 PM/ })).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: /^Training on the river/ }).first(),
    ).toBeVisible();
    await expect(zone).toHaveValue('Asia/Tokyo');
  });

  test(
    'a second time zone has its hours beside the first, also when it is printed',
    deep,
    async ({ page }) => {
      await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-25');
      const grid = page.getByRole('grid');
      await expect(grid.getByTitle('Asia/Tehran')).toHaveCount(0);
      await panel(page).getByLabel('Second time zone').selectOption('Asia/Tehran');
      await expect(grid.getByTitle('Asia/Tehran')).toHaveText(/^Tehran/);
      // Noon in Zurich, where clocks change on Sunday.
      await expect(grid.getByText(/^2:30\sPM$/)).toBeVisible();
      await expect(grid.getByTitle('Tehran -1h')).toBeVisible();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitemradio', { name: 'Scheduler' }).click();
      await expect(page.getByRole('grid').getByTitle('Asia/Tehran')).toBeVisible();
      await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-25');
      await expect(grid.getByTitle('Asia/Tehran')).toBeVisible();
      await expectAccessibleInEveryLook(page);
      await page.emulateMedia({ media: 'print' });
      await expect(grid.getByTitle('Asia/Tehran')).toBeVisible();
      await expect(grid.getByText(/^2:30\sPM$/)).toBeVisible();
    },
  );

  test('an embedding site can begin without it, or take it away', deep, async ({ page }) => {
    await page.goto(`${rowing}&showSidepanel=0`);
    await expect(training(page).first()).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    await page.goto(`${rowing}&disableSidepanel=1`);
    await expect(training(page).first()).toBeVisible();
    await expect(toggle(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the hours of a second time zone give way to the days of a week', deep, async ({ page }) => {
    await page.goto('/ksr0wingclubmain01?view=days&count=3&date=2026-03-25');
    await toggle(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Calendars and filters' });
    await sheet.getByLabel('Second time zone').selectOption('Asia/Tehran');
    await sheet.getByRole('button', { name: 'Close' }).tap();
    const grid = page.getByRole('grid');
    await expect(grid.getByTitle('Asia/Tehran')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'View: Days' }).tap();
    await page.getByRole('menuitemradio', { name: 'Week', exact: true }).tap();
    await expect(grid.getByRole('columnheader')).toHaveCount(7);
    await expect(grid.getByTitle('Asia/Tehran')).toHaveCount(0);
  });

  test('the panel is a sheet that a tap beside it closes', deep, async ({ page }) => {
    await page.goto(rowing);
    await toggle(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Calendars and filters' });
    await sheet.getByRole('checkbox', { name: 'Boats' }).tap();
    await expect(sheet.getByRole('checkbox', { name: 'Heron (8+)' })).not.toBeChecked();
    await expectAccessible(page, '[role="dialog"]');
    await expectNoSidewaysScroll(page);
    await page.touchscreen.tap(180, 30);
    await expect(sheet).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveText(/3 of 6 calendars$/);
  });
});

test.describe('the color of a part of a calendar', () => {
  test.use({ viewport: { width: 1600, height: 900 } });
  const findPart = (place: Locator) =>
    place.locator('[data-color]').filter({ hasText: 'Training' });
  const colorButton = (place: Locator) => place.getByRole('button', { name: 'Color of Training' });

  test.beforeEach(async ({ page }) => {
    await startSession(page, 'owner@example.com');
  });

  test('is changed where that is named, by the keyboard alone', deep, async ({ page }) => {
    await page.goto('/c/riv3rs?view=month&date=2026-03-02');
    const event = training(page).first();
    await expect(event).toHaveAttribute('data-color', 'blue');
    await colorButton(panel(page)).focus();
    await page.keyboard.press('Enter');
    const colors = page.getByRole('dialog', { name: 'Color of Training' });
    await expect(colors.getByRole('radio', { name: 'Blue', checked: true })).toBeFocused();
    await expectAccessibleInBothThemes(page, '[role=dialog]');
    // Pink is below it, in the last row.
    await page.keyboard.press('ArrowDown');
    await expect(colors.getByRole('radio', { name: 'Pink' })).toBeFocused();
    await expect(event).toHaveAttribute('data-color', 'blue');
    await page.keyboard.press('Enter');
    await expect(findPart(panel(page))).toHaveAttribute('data-color', 'pink');
    await expect(event).toHaveAttribute('data-color', 'pink');
    await expect(colorButton(panel(page))).toBeFocused();
    await page.reload();
    await expect(event).toHaveAttribute('data-color', 'pink');
  });

  test('is found out by a read if the answer is lost', deep, async ({ page, expectedConsole }) => {
    expectedConsole.push(/ERR_FAILED/);
    await page.route('**/sub-calendars/*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.goto('/c/riv3rs?view=month&date=2026-03-02');
    await colorButton(panel(page)).click();
    await page.getByRole('radio', { name: 'Pink' }).click();
    await expect(training(page).first()).toHaveAttribute('data-color', 'pink');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(
    'is the old one again if that fails, which is said',
    deep,
    async ({ page, expectedConsole }) => {
      expectedConsole.push(/403/);
      await page.goto('/c/riv3rs?view=month&date=2026-03-02');
      await expect(colorButton(panel(page))).toBeAttached();
      await control(page, 'next', { operation: 'updateSubCalendar', code: 403 });
      await colorButton(panel(page)).click();
      await page.getByRole('radio', { name: 'Pink' }).click();
      await expect(page.getByText('The color of “Training” is unchanged.')).toBeVisible();
      await expect(findPart(panel(page))).toHaveAttribute('data-color', 'blue');
    },
  );

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('is changed in the sheet', deep, async ({ page }) => {
      await page.goto('/c/riv3rs?view=agenda&date=2026-03-02');
      await toggle(page).tap();
      const sheet = page.getByRole('dialog', { name: 'Calendars and filters' });
      await colorButton(sheet).tap();
      await page.getByRole('radio', { name: 'Green' }).tap();
      await expect(findPart(sheet)).toHaveAttribute('data-color', 'green');
      await expectNoSidewaysScroll(page);
    });
  });
});
