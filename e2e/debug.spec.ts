import { deep, expect, startSession, test } from './browser-test.ts';

test.beforeEach(async ({ page }) => {
  await startSession(page, 'admin@example.com');
  await page.goto('/debug');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debug');
});

test('the page’s code is loaded only when the page is opened', deep, async ({ page }) => {
  const debugScripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /DebugPage[^/]*\.js$/.test(name)),
    );
  await expect.poll(debugScripts).toHaveLength(1);
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your calendars');
  await expect.poll(debugScripts).toEqual([]);
});

test('the links jump to the sections of the page', deep, async ({ page }) => {
  await page.getByRole('navigation', { name: 'On this page' }).getByText('Storage').click();
  await expect(page).toHaveURL('/debug#storage');
  await expect(page.getByRole('heading', { name: 'Storage' })).toBeInViewport();
});

test('the settings are copied as JSON', deep, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(page.getByText('Copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({
    appTitle: 'Shared Calendar',
    user: { name: 'Ada Admin' },
  });
});

test('stored values are removed one by one, then all at once', deep, async ({ page }) => {
  await page.evaluate(() => {
    localStorage.setItem('note', 'x'.repeat(100));
    sessionStorage.setItem('draft', 'y');
  });
  await page.reload();
  const storage = page.getByRole('table', { name: 'Storage' });
  await expect(
    storage.getByRole('row', { name: /^note Local storage 100 bytes x{24}…/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove note' }).click();
  await expect(page.getByText('“note” was removed.')).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: /^Clear (all \d+ entries|the one entry)$/ }).click();
  await expect(page.getByText('The storage was cleared.')).toBeFocused();
  await expect.poll(() => page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test(
  'a row’s action can be seen without hovering, and stands out while the row is in use',
  deep,
  async ({ page }) => {
    const remove = page.getByRole('button', { name: 'Remove user-state' });
    const look = () =>
      remove.evaluate((button) => {
        const { borderColor, opacity } = getComputedStyle(button);
        return { isVisible: opacity === '1', hasBorder: !/, 0\)$/.test(borderColor) };
      });
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(look).toEqual({ isVisible: true, hasBorder: false });
    await remove.focus();
    await expect.poll(look).toEqual({ isVisible: true, hasBorder: true });
    await page.getByRole('button', { name: 'Clear all' }).focus();
    await expect.poll(look).toEqual({ isVisible: true, hasBorder: false });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(look).toEqual({ isVisible: true, hasBorder: true });
  },
);
