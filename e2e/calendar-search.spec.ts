import type { Locator, Page } from '@playwright/test';
import { deep, expect, expectNoSidewaysScroll, logIn, startSession, test } from './browser-test.ts';

test('staff search all calendars by type, query and page', deep, async ({ page }) => {
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

test('the search works with the keyboard alone', deep, async ({ page }) => {
  await startSession(page, 'support@example.com');
  await page.goto('/admintool96');
  const status = page.getByRole('status').filter({ hasText: 'found' });
  await expect(status).toHaveText(/^5,\d{3} calendars found$/);
  const press = (key: string) => page.keyboard.press(key);
  const field = page.getByLabel('Search for');
  const historyLength = () => page.evaluate(() => window.history.length);
  await expect(field).toBeFocused();

  // Each pause in typing searches, but all of them are one step back.
  const stepsBefore = await historyLength();
  await page.keyboard.type('paula');
  await expect(page).toHaveURL('/admintool96?query=paula');
  await page.keyboard.type(" petrovic's");
  await expect(status).toHaveText('0 calendars found');
  await expect(page).toHaveURL('/admintool96?query=paula+petrovic%27s');
  await expect(field).toBeFocused();
  await expect.poll(historyLength).toBe(stepsBefore + 1);

  await press('Tab');
  await expect(page.getByLabel('Search in')).toBeFocused();
  await page.keyboard.type('Own');
  await expect(page).toHaveURL(/[?&]type=owner(&|$)/);
  await expect(status).toHaveText('0 calendars found');
  // Past the four kinds and the three filters.
  for (let step = 0; step < 8; step += 1) await press('Tab');
  await expect(page.getByRole('link', { name: 'Clear search' })).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL('/admintool96');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page.getByLabel('Search in')).toHaveValue('all');

  await page.keyboard.type('petrovic paula');
  // A part of the words may have found as many before.
  await expect(page).toHaveURL('/admintool96?query=petrovic+paula');
  await expect(status).toHaveText('2 calendars found');
  await press('ArrowDown');
  await expect(page.getByRole('row', { name: /St. Aldhelm’s choir/ })).toBeFocused();
  await press('ArrowDown');
  await expect(page.getByRole('row', { name: /Street party/ })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Street party' })).toBeVisible();
  await page.goBack();
  await expect(status).toHaveText('2 calendars found');
  await expect(field).toHaveValue('petrovic paula');
});

test.describe('the table of results', () => {
  const findRow = (page: Page, name: RegExp) => page.getByRole('row', { name });
  const measureHeight = async (row: Locator) => Math.round((await row.boundingBox())?.height ?? 0);

  test(
    'has one-line rows, and shows a row’s full texts while it has focus',
    deep,
    async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await startSession(page, 'admin@example.com');
      await page.goto('/admintool96?pageLimit=50');
      const rows = page.locator('tbody tr');
      await expect(rows).toHaveCount(50);
      const heights = await rows.evaluateAll((all) =>
        all.map((row) => Math.round(row.getBoundingClientRect().height)),
      );
      expect(heights.filter((height) => height > 36)).toEqual([]);

      const row = findRow(page, /o1dclb/);
      const name = 'Rota of the old clubhouse (closed)';
      const link = row.getByRole('link', { name });
      // The link is as long as its text; its container is as wide as the column and cuts it off.
      const title = link.locator('..');
      const isCut = () => title.evaluate((text) => text.scrollWidth > text.clientWidth);
      await expect.poll(isCut).toBe(true);
      await link.hover();
      await expect(title).toHaveAttribute('title', name);
      await row.getByText('o1dclb').click();
      await expect(row).toBeFocused();
      await expect.poll(isCut).toBe(false);
      await expect.poll(() => measureHeight(row)).toBeGreaterThan(36);
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => measureHeight(row)).toBe(36);
    },
  );

  test('keeps its header in view, with the focused row below it', deep, async ({ page }) => {
    await startSession(page, 'admin@example.com');
    await page.goto('/admintool96');
    await expect(page.getByRole('row')).toHaveCount(101);
    await page.locator('tbody tr').first().focus();
    await page.keyboard.press('End');
    const head = page.getByRole('columnheader', { name: 'Title' });
    await expect(head).toBeInViewport({ ratio: 1 });
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowUp');
    const [headBox, rowBox] = [
      await head.boundingBox(),
      await page.locator('tr:focus').boundingBox(),
    ];
    expect(rowBox?.y ?? 0).toBeGreaterThanOrEqual((headBox?.y ?? 0) + (headBox?.height ?? 0) - 1);
  });

  test('stays a table beside another window, with every column inside', deep, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 768 });
    await startSession(page, 'admin@example.com');
    for (const kind of ['calendars', 'users', 'emails', 'newsletter']) {
      await page.goto(`/admintool96?kind=${kind}`);
      await expect(page.getByRole('row')).toHaveCount(101);
      const frame = await page.getByRole('table').locator('..').boundingBox();
      const last = await page.getByRole('columnheader').last().boundingBox();
      const end = (box: typeof last) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
      expect(end(last), kind).toBeLessThanOrEqual(end(frame));
      await expect(page.getByRole('columnheader').first()).toBeVisible();
    }
  });

  test('is a list of cards on a narrow screen, with every text in full', deep, async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 768 });
    await startSession(page, 'admin@example.com');
    await page.goto('/admintool96?pageLimit=50');
    await expect(page.getByRole('row')).toHaveCount(51);
    for (const width of [767, 640, 360]) {
      await page.setViewportSize({ width, height: 768 });
      const cut = await page
        .locator('tbody tr span')
        .evaluateAll(
          (texts) =>
            texts.filter((text) => text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 1)
              .length,
        );
      expect(cut, `texts cut at ${width} pixels`).toBe(0);
      await expectNoSidewaysScroll(page);
    }
  });
});

test('members see that they have no access', deep, async ({ page }) => {
  await logIn(page, 'member@example.com');
  await page.getByRole('button', { name: 'Account of Milo Member' }).click();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admin', exact: true })).toHaveCount(0);
  await page.goto('/admintool96');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
});

test('the server refuses members, too', deep, async ({ page }) => {
  await logIn(page, 'member@example.com');
  const answer = await page.context().request.get('/admintool96/api/search-calendar');
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ error: { id: 'permission_denied' } });
});

test('a response that is not JSON shows one clear error', deep, async ({ page }) => {
  await logIn(page, 'admin@example.com');
  await page.goto('/admintool96?query=!not-json');
  await expect(page.getByRole('alert')).toContainText('Unexpected connection error');
  await expect(page.getByText('unexpected_connection_error')).toBeVisible();
});

test('the next page starts at its top, and going back restores the scroll position', async ({
  page,
}) => {
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
