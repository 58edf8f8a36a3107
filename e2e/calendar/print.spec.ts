import { expect, test } from '../browser-test.ts';

test('a calendar prints as a document: its title, the range and the view', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/ksr0wingclubmain01?view=month');
  await expect(page.getByRole('button', { name: /^Training on the river/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const title = await page
    .locator('[data-title="Riverside rowing club"]')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(title).toContain('Riverside rowing club');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Today' })).toBeHidden();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'View' })).toBeHidden();
});

test('all hours of a week are on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/ksr0wingclubmain01?view=week');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await expect
    .poll(() => grid.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThan(2);
});
