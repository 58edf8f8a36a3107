import { expect, startSession, test } from './browser-test.ts';

/** What the browser is told of an error that was brought about. */
const brought = /RequestError|This error is an example/;

test.beforeEach(async ({ page }) => {
  await startSession(page, 'admin@example.com');
  await page.goto('/debug');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debug');
});

test('the code of the page comes when it is opened, not before', async ({ page }) => {
  const debugScripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /DebugPage[^/]*\.js$/.test(name)),
    );
  expect(await debugScripts()).toHaveLength(1);
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your calendars');
  expect(await debugScripts()).toEqual([]);
});

test('the links lead to the parts of the page', async ({ page }) => {
  await page.getByRole('navigation', { name: 'On this page' }).getByText('Errors').click();
  await expect(page).toHaveURL('/debug#errors');
  await expect(page.getByRole('heading', { name: 'Errors' })).toBeInViewport();
});

test('the settings are copied as JSON', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(page.getByText('Copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({
    appTitle: 'Shared Calendar',
    user: { name: 'Ada Admin' },
  });
});

test('what is stored is removed, one by one and then all', async ({ page }) => {
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
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test('an error of a request is shown in place of the page, which can be tried again', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(brought);
  for (const [name, title] of [
    ['Answer with an error of its own', 'Example'],
    ['Answer 500 without a message', 'Unexpected server error'],
    ['No answer', 'Unexpected connection error'],
  ] as const) {
    await page.getByRole('button', { name: `Show ${name}` }).click();
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(title);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debug');
  }
});

test('an error that asks for a login shows the dialog over the page', async ({ page }) => {
  await page
    .getByRole('button', { name: 'Show Answer that asks for a login, login_required' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debug');
});

test('texts that do not arrive, and a failed admin action, are told over the page', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Show Texts that cannot be loaded' }).click();
  await expect(page.getByRole('alert')).toContainText('Could not load sections debug');
  await page.getByRole('button', { name: 'Show Admin action that fails at fields' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Exampleamount: Must be a number.\nreason: Must not be empty.',
  );
});

test('a bug is told, and a fresh start mends it', async ({ page, expectedConsole }) => {
  expectedConsole.push(brought);
  await page.getByRole('button', { name: 'Show Bug' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debug');
});
