import { deep, expect, expectAccessible, test } from '../browser-test.ts';

const rowing = '/ksr0wingclubmain01';

test('the heading leads to any day by keyboard, and Back returns', deep, async ({ page }) => {
  await page.goto(`${rowing}?view=month&date=2026-03-02`);
  await page.getByRole('button', { name: 'March 2026' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Go to a day' });
  await expect(picker.getByRole('button', { name: 'Monday, March 2, 2026' })).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(page.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  await expect(page).toHaveURL(/date=2026-04-03/);
  await expect(page.getByRole('button', { name: 'April 2026' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('grid', { name: 'March 2026' })).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('the small month leads to a day', async ({ page }) => {
    await page.goto(`${rowing}?view=week&date=2026-03-02`);
    const panel = page.getByRole('complementary', { name: 'Calendars and filters' });
    const room = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(room, 'pixels beyond the panel').toBe(0);
    await panel.getByRole('button', { name: 'Wednesday, March 18, 2026' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Mar 16 – 22, 2026');
    await panel.getByRole('button', { name: 'Next month' }).click();
    await expect(panel.getByText('April 2026')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Mar 16 – 22, 2026');
  });
});

test.describe('on a phone', deep, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('days are three, unless the reader chooses otherwise', async ({ page }) => {
    await page.goto(`${rowing}?view=days&date=2026-03-02`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Mar 2 – 4, 2026');
  });
});
