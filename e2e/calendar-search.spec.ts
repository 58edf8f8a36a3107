import { expect, logIn, startSession, test } from './browser-test.ts';

test('staff search all calendars by type, query and page', async ({ page }) => {
  await logIn(page, 'support@example.com');
  await page.goto('/admintool96');
  await expect(page.getByRole('table', { name: 'Search results' })).toBeVisible();
  await expect(page.getByText(/^1–100 of 5,\d{3}$/).first()).toBeVisible();

  await page.getByRole('link', { name: 'Next page' }).first().click();
  await expect(page).toHaveURL('/admintool96?offset=100');
  await expect(page.getByText(/^101–200 of/).first()).toBeVisible();

  await page.getByLabel('Search for').fill('rowing club');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: /Riverside rowing club/ })).toBeVisible();
  await expect(page).toHaveURL('/admintool96?query=rowing+club');
  await expect(page.getByLabel('Search for')).toBeFocused();

  await page.goBack();
  await expect(page.getByText(/^101–200 of/).first()).toBeVisible();
  await expect(page.getByLabel('Search for')).toHaveValue('');
});

test('members are refused in clear words', async ({ page }) => {
  await logIn(page, 'member@example.com');
  await page.getByRole('button', { name: 'Account of Milo Member' }).click();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admin', exact: true })).toHaveCount(0);
  await page.goto('/admintool96');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
});

test('the server refuses members too', async ({ page }) => {
  await logIn(page, 'member@example.com');
  const answer = await page.context().request.get('/admintool96/api/search-calendar');
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ error: { id: 'permission_denied' } });
});

test('an answer that is not JSON ends in one clear message', async ({ page }) => {
  await logIn(page, 'admin@example.com');
  await page.goto('/admintool96?query=!not-json');
  await expect(page.getByRole('alert')).toContainText('Unexpected connection error');
  await expect(page.getByText('unexpected_connection_error')).toBeVisible();
});

test('another page begins at its top, and going back finds the place again', async ({ page }) => {
  await startSession(page, 'admin@example.com');
  await page.goto('/admintool96?pageLimit=100');
  await expect(page.getByRole('row')).toHaveCount(101);
  const scroll = () => page.evaluate(() => Math.round(window.scrollY));
  const next = page.getByRole('link', { name: 'Next page' }).last();
  await next.scrollIntoViewIfNeeded();
  const place = await scroll();
  expect(place).toBeGreaterThan(600);
  await next.click();
  await expect(page).toHaveURL(/offset=100/);
  await expect.poll(scroll).toBe(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/offset=100/);
  await expect.poll(scroll).toBe(place);
});
