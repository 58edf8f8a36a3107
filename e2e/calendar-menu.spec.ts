import type { Page } from '@playwright/test';
import { deep, expect, expectAccessibleInEveryLook, startSession, test } from './browser-test.ts';
import { createFinger } from './touch.ts';

const name = 'Actions for Riverside rowing club';

async function openDashboard(page: Page, { query = '' } = {}) {
  await startSession(page, 'owner@example.com');
  await page.goto(`/user/dashboard${query}`);
  const link = page.getByRole('link', { name: 'Riverside rowing club' });
  await expect(link).toBeVisible();
  return { link, menu: page.getByRole('menu', { name }), more: page.getByRole('button', { name }) };
}

test.describe('the menu of a calendar', () => {
  test(
    'opens at the pointer on a right click, and opens the calendar in a new tab',
    deep,
    async ({ page, context }) => {
      const { link, menu } = await openDashboard(page);
      await link.click({ button: 'right', position: { x: 10, y: 5 } });
      await expect(menu).toBeVisible();
      const [at, shown] = [await link.boundingBox(), await menu.boundingBox()];
      expect(Math.abs((shown?.x ?? 0) - (at?.x ?? 0) - 10)).toBeLessThan(2);
      const opened = context.waitForEvent('page');
      await menu.getByRole('menuitem', { name: 'Open in a new tab' }).click();
      const tab = await opened;
      await expect(tab).toHaveURL('/ksr0wingclubmain01');
      await expect(page).toHaveURL('/user/dashboard');
      await expect(menu).toBeHidden();
    },
  );

  test('copies the link from its submenu', deep, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { link, menu } = await openDashboard(page);
    await link.click({ button: 'right' });
    await menu.getByRole('menuitem', { name: 'Copy' }).hover();
    await page.getByRole('menuitem', { name: 'Link' }).click();
    await expect(menu).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(new URL('/ksr0wingclubmain01', page.url()).href);
  });

  test('opens on a long press, stays open after the release, and follows no link', async ({
    page,
  }) => {
    const { link, menu } = await openDashboard(page);
    await link.hover();
    await page.mouse.down();
    await expect(menu).toBeVisible();
    await page.mouse.up();
    await expect(menu).toBeVisible();
    await expect(page).toHaveURL('/user/dashboard');
    await page.mouse.click(5, 700);
    await expect(menu).toBeHidden();
    await link.click();
    await expect(page).toHaveURL('/ksr0wingclubmain01');
  });

  test('works with the keyboard alone', deep, async ({ page }) => {
    const { link, menu } = await openDashboard(page);
    await link.focus();
    await page.keyboard.press('Shift+F10');
    await expect(menu.getByRole('menuitem', { name: 'Open', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('menuitem', { name: 'Remove…' })).toBeFocused();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: 'Link' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(menu.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('ContextMenu');
    await expect(menu.getByRole('menuitem', { name: 'Open', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ksr0wingclubmain01');
  });

  test('opens from a button next to the title, which has a tooltip', deep, async ({ page }) => {
    const { link, menu, more } = await openDashboard(page);
    await link.focus();
    // After the button that unpins a pinned calendar.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(more).toBeFocused();
    await expect(page.getByText(name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(name)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitem', { name: 'Open', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  });

  test('passes axe, with and without its submenu', deep, async ({ page }) => {
    // One tile: targets half covered by the menu are too small while it is open.
    const { more, menu } = await openDashboard(page, { query: '?query=rowing' });
    await more.click();
    await expect(menu).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await menu.getByRole('menuitem', { name: 'Copy' }).click();
    await expect(page.getByRole('menuitem', { name: 'Link' })).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });
});

test.describe('by touch', deep, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 700 } });

  /** A touch that lasts until `during` has been seen. */
  async function hold(page: Page, target: { x: number; y: number }, during: () => Promise<void>) {
    const finger = await createFinger(page, { x: target.x + 12, y: target.y + 12 });
    await finger.press();
    await during();
    await finger.lift();
  }

  test('the menu opens on a long press and stays open after the finger is lifted', async ({
    page,
  }) => {
    const { link, menu } = await openDashboard(page);
    const box = await link.boundingBox();
    await hold(page, box ?? { x: 0, y: 0 }, () => expect(menu).toBeVisible());
    await menu.getByRole('menuitem', { name: 'Copy' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Title' })).toBeVisible();
    await expect(page).toHaveURL('/user/dashboard');
    await page.touchscreen.tap(180, 60);
    await expect(menu).toBeHidden();
  });

  test('a long press on an icon button shows its name, and a tap elsewhere hides it', async ({
    page,
  }) => {
    await page.clock.install();
    const { more } = await openDashboard(page);
    const box = await more.boundingBox();
    // Waits by the test's own clock, since the tooltip closes two seconds after the touch.
    await page.clock.pauseAt(Date.now() + 600_000);
    await hold(page, box ?? { x: 0, y: 0 }, async () => {
      await page.clock.runFor(1000);
      await expect(page.getByText(name)).toBeVisible();
    });
    await page.touchscreen.tap(180, 130);
    await page.clock.runFor(100);
    await expect(page.getByText(name)).toBeHidden();
  });
});
