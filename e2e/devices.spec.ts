import type { Browser, Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  password,
  startSession,
  test,
} from './browser-test.ts';
import { control } from './mock-controls.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** A second browser of the same user, with its own cookies except the one of the mock service's world. */
async function openSecondBrowser(page: Page, browser: Browser, path: string): Promise<Page> {
  const cookies = await page.context().cookies();
  const context = await browser.newContext({ userAgent: firefox });
  await context.addCookies(cookies.filter(({ name }) => name === 'mock_world'));
  const other = await context.newPage();
  await startSession(other, 'owner@example.com');
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  return other;
}

async function openDevices(page: Page): Promise<void> {
  await page.goto('/user/security/devices');
  await expect(page.getByRole('heading', { level: 1, name: 'Connected devices' })).toBeVisible();
}

const others = (page: Page) => page.getByRole('list', { name: 'Other devices' });

test('logging out another browser ends its session', deep, async ({ page, browser }) => {
  await startSession(page, 'owner@example.com');
  const other = await openSecondBrowser(page, browser, '/user/dashboard');
  await openDevices(page);
  await page.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Log out Firefox on Windows?' });
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Firefox on Windows is logged out.')).toBeVisible();
  await expect(others(page).getByRole('listitem')).toHaveCount(2);
  await expect(others(page)).not.toContainText('Firefox');

  // The page open there asks for the login at its next call, and a new one redirects to the login page.
  await other.getByRole('button', { name: 'Account of Olivia Owner' }).click();
  await other.getByRole('menuitem', { name: 'Connected devices' }).click();
  await expect(other.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(others(page).getByRole('listitem')).toHaveCount(2);
});

test(
  'a device gets another name by keyboard, and keeps it after a reload',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await openDevices(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Rename Calendar app on iPhone').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rename “Calendar app on iPhone”' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Boathouse phone');
    await page.keyboard.press('Enter');
    await expect(page.getByText('It is called “Boathouse phone” now.')).toBeVisible();
    await expect(button('Rename Boathouse phone')).toBeFocused();
    await page.reload();
    await expect(others(page)).toContainText('Boathouse phone');
  },
);

test(
  'devices are logged out by keyboard, and the focus stays in the list',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await openDevices(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Log out Calendar app on iPhone').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button('Log out Calendar app on iPhone')).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button('Log out Safari on iPad')).toBeFocused();
    await expect(page.getByText('Calendar app on iPhone is logged out.')).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No other devices' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Other devices' })).toBeFocused();
  },
);

test(
  'all other browsers are logged out at once, but not this one',
  deep,
  async ({ page, browser }) => {
    await startSession(page, 'owner@example.com');
    const other = await openSecondBrowser(page, browser, '/c/riv3rs');
    await openDevices(page);
    await page.getByRole('button', { name: 'Log out all' }).click();
    await page.getByRole('button', { name: 'Log out 3 devices' }).click();
    await expect(page.getByText('All other devices are logged out.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No other devices' })).toBeVisible();
    await other.goto('/user/dashboard');
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await other.context().close();
    await page.reload();
    await expect(page.getByText('Active now')).toBeVisible();
  },
);

test(
  'a dropped connection restores the device in the list, and logging out can be retried',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/ERR_|Failed to load resource/);
    await startSession(page, 'owner@example.com');
    await openDevices(page);
    await control(page, 'next', { operation: 'revokeDevice', scenario: 'cut' });
    await page.getByRole('button', { name: 'Log out Safari on iPad' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('alert')).toContainText('Safari on iPad is still logged in.');
    await expect(others(page)).toContainText('Safari on iPad');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Safari on iPad is logged out.')).toBeVisible();
    await expect(others(page)).not.toContainText('Safari on iPad');
  },
);

test('logging out this device opens the login page', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await openDevices(page);
  const device = page.getByRole('list', { name: 'This device' });
  await device.getByRole('button', { name: /^Log out/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Log out of this device?' });
  await expect(dialog).toContainText('you will need to log in again');
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test(
  'logging out everywhere ends all sessions, and says so on the login page',
  deep,
  async ({ page, browser }) => {
    await startSession(page, 'owner@example.com');
    const other = await openSecondBrowser(page, browser, '/user/dashboard');
    await openDevices(page);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
    await expect(dialog).toContainText('including this one');
    await expectAccessibleInEveryLook(page);
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page.getByText('You are logged out on all devices.')).toBeVisible();
    await other.goto('/user/dashboard');
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await other.context().close();
  },
);

test('the confirmation and the page without other devices pass axe', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await openDevices(page);
  await page.getByRole('button', { name: 'Log out all' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Log out 2 devices' }).click();
  await expect(page.getByRole('heading', { name: 'No other devices' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('the confirmation fits a phone, with its action on top', deep, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page, 'owner@example.com');
  await openDevices(page);
  await page.getByRole('button', { name: 'Log out Safari on iPad' }).click();
  const dialog = page.getByRole('alertdialog');
  const act = await dialog.getByRole('button', { name: 'Log out' }).boundingBox();
  const cancel = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
  expect(act?.y).toBeLessThan(cancel?.y ?? 0);
  await expectNoSidewaysScroll(page);
});

test('a hundred thousand devices do not end the tab', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await page.route('**/user/devices', async (route) => {
    const response = await route.fetch();
    const { results } = await response.json();
    const more = Array.from({ length: 100_000 }, (_, index) => ({
      ...results.at(-1),
      id: 5_000_000 + index,
    }));
    await route.fulfill({ response, json: { results: [...results, ...more] } });
  });
  await openDevices(page);
  await expect(page.getByText('This list is too long')).toBeVisible();
  const others = page.getByRole('list', { name: 'Other devices' });
  await expect(others.getByRole('listitem')).toHaveCount(1000);
});
