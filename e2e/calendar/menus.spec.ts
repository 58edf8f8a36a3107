import type { Page } from '@playwright/test';
import { findMiddle, readBox } from '../boxes.ts';
import { deep, expect, expectAccessibleInBothThemes, test } from '../browser-test.ts';
import { createFinger } from '../touch.ts';

const rowing = '/ksr0wingclubmain01';
const show = (view: string) => `${rowing}?view=${view}&date=2026-03-02`;
const clean = (page: Page) => page.getByRole('button', { name: /^Spring clean/ }).first();
const form = (page: Page) => page.getByRole('dialog', { name: 'New event' });

test('the right button and the menu key open the menu of an event, where it is', async ({
  page,
}) => {
  await page.goto(show('month'));
  await clean(page).click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'Spring clean of the boathouse' });
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role="menu"]');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(clean(page)).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(menu.getByRole('menuitem', { name: 'Show details' })).toBeFocused();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Spring clean of the boathouse' });
  await expect(card).toBeVisible();
});

test('a click on an hour begins an event there, and a double click begins only one', async ({
  page,
}) => {
  await page.goto(show('week'));
  await expect(page.getByRole('button', { name: /^Spring clean/ })).toBeVisible();
  const friday = page.getByRole('gridcell', { name: /^Friday, March 6, 2026/ });
  const { x } = await findMiddle(friday);
  const { width } = await readBox(friday);
  const { y } = await findMiddle(page.getByRole('grid'));
  await page.mouse.click(x, y);
  await expect(form(page).getByLabel('Title')).toBeFocused();
  await expect(page.locator('[data-ghost]')).toHaveCount(1);
  // Far from the form.
  await page.mouse.click(x - 4 * width, y);
  await expect(form(page)).toHaveCount(0);
  await page.mouse.dblclick(x, y);
  await expect(form(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Ergo test');
  await expect(form(page).getByLabel('Title')).toHaveValue('Ergo test');
});

test('a click that closes the card of an event begins none', async ({ page }) => {
  await page.goto(show('month'));
  await clean(page).click();
  const card = page.getByRole('dialog', { name: 'Spring clean of the boathouse' });
  await expect(card).toBeVisible();
  const day = page.getByRole('gridcell', { name: /^Tuesday, March 17, 2026/ });
  await day.click({ position: { x: 40, y: 80 } });
  await expect(card).toHaveCount(0);
  await expect(form(page)).toHaveCount(0);
  await day.click({ position: { x: 40, y: 80 } });
  await expect(form(page)).toBeVisible();
});

test('a preview opens below the pointer, can be reached by it, and closes by Escape', async ({
  page,
}) => {
  await page.goto(show('month'));
  await clean(page).hover();
  const preview = page.getByRole('tooltip');
  await expect(preview).toContainText('Boathouse');
  await expectAccessibleInBothThemes(page, '[role="tooltip"]');
  await preview.getByText('Boathouse', { exact: true }).hover();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
});

test('events of a day in a window have their menu in front of it', deep, async ({ page }) => {
  await page.goto('/ksb1gcalendar10000?view=month&date=2026-03-02');
  await page.getByRole('button', { name: /more/ }).first().click();
  const event = page.getByRole('dialog').locator('[data-event]').nth(3);
  await event.click({ button: 'right' });
  const entry = page.getByRole('menuitem', { name: /^Show only/ });
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  await expect(event).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Show details' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(event).toBeFocused();
  await event.click({ button: 'right' });
  await entry.click();
  await expect(page).toHaveURL(/sub=/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap on a day of the month opens that day', async ({ page }) => {
    await page.goto(show('month'));
    await page.getByRole('gridcell', { name: /^Friday, March 6, 2026/ }).tap({
      position: { x: 20, y: 70 },
    });
    await expect(page.getByRole('grid', { name: 'Friday, March 6, 2026' })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });

  test(
    'a finger of a reader rests on an event for its menu, which stays',
    deep,
    async ({ page }) => {
      await page.goto('/ksroomsreadonly001?view=agenda&date=2026-03-02');
      const event = page.getByRole('button', { name: /^Board meeting/ }).first();
      const box = await event.boundingBox();
      if (!box) throw new Error('The event is out of sight.');
      const finger = await createFinger(page, { x: box.x + 10, y: box.y + box.height / 2 });
      await finger.press();
      const menu = page.getByRole('menu', { name: 'Board meeting' });
      await expect(menu).toBeVisible();
      await finger.lift();
      await menu.getByRole('menuitem', { name: 'Show details' }).tap();
      await expect(page.getByRole('dialog', { name: 'Board meeting' })).toBeVisible();
    },
  );
});
