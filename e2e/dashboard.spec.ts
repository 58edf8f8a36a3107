import type { Locator } from '@playwright/test';
import { expect, logIn, startSession, test } from './browser-test.ts';

test('the search finds as one types, and the address keeps it', async ({ page }) => {
  await logIn(page, 'owner@example.com');
  await page.getByLabel('Search your calendars').pressSequentially('rowing');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/user/dashboard?query=rowing');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a search by the keyboard alone finds words in any order, and is announced', async ({
  page,
}) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/dashboard');
  const field = page.getByLabel('Search your calendars');
  const status = page.getByRole('status').filter({ hasText: 'calendars' });
  await expect(status).toHaveText('8 calendars');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type("choir aldhelm's");
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'St. Aldhelm’s choir' })).toBeVisible();
  await expect(page.getByText(/^1 of 8/)).toBeVisible();
  await page.keyboard.type(' zzz');
  await expect(page.getByText(/^0 of 8/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(status).toHaveText('8 calendars');
});

test('a title takes one line, and shows whole to the keyboard and to the mouse', async ({
  page,
}) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/dashboard');
  const title = 'Rota of the old clubhouse (closed)';
  const link = page.getByRole('link', { name: title });
  await page.setViewportSize({ width: 1000, height: 800 });
  expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(
    true,
  );
  expect((await link.boundingBox())?.height).toBe(20);
  const whole = page.getByText(title);
  await expect(whole).toHaveCount(1);
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(whole).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(whole).toHaveCount(1);
  await page.getByLabel('Search your calendars').focus();
  await link.hover();
  await expect(whole).toHaveCount(2);
  const short = page.getByRole('link', { name: 'Family' });
  await short.hover();
  await expect(whole).toHaveCount(1);
});

test('tiles have one height, and the button of their menu is level with the title', async ({
  page,
}) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('article')).toHaveCount(8);
  const heights = await page
    .getByRole('article')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const tile = page.getByRole('article').first();
  const [title, more] = [
    await middle(tile.getByRole('link')),
    await middle(tile.getByRole('button')),
  ];
  expect(Math.abs(title - more)).toBeLessThan(1);
});

test('a calendar is opened and left by the back button', async ({ page }) => {
  await logIn(page, 'owner@example.com');
  await page.getByRole('link', { name: 'Riverside rowing club' }).click();
  await expect(page.getByText('This calendar cannot be shown here yet')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
});

test('a failure is told with its id and can be tried again', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 500 /);
  await startSession(page, 'fails@example.com');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByText('internal_error')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
});
