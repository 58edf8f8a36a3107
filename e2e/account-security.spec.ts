import type { Browser, Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startSession,
  submitLogin,
  test,
} from './browser-test.ts';

const owner = 'owner@example.com';

async function openProfile(page: Page, email = owner): Promise<void> {
  await startSession(page, email);
  await page.goto('/user/profile/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
}

/** A second browser in the same world of the mock service, with its own session. */
async function secondBrowser(page: Page, browser: Browser): Promise<Page> {
  const cookies = await page.context().cookies();
  const context = await browser.newContext();
  await context.addCookies(cookies.filter(({ name }) => name === 'mock_world'));
  return context.newPage();
}

/** The path of the link in the last mail to an address. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const { mails } = await (await page.request.get('/__mock__/mails')).json();
  return mails.find((mail: { to: string }) => mail.to === email).link;
}

test(
  'a user adds an address, confirms it by email, makes it primary and removes the old one',
  deep,
  async ({ page }) => {
    await openProfile(page, 'none@example.com');
    const addresses = page.getByRole('list', { name: 'Email addresses' });
    await page.getByLabel('Add an email address').fill('nora@choir.example');
    await page.keyboard.press('Enter');
    const added = addresses.getByRole('listitem').filter({ hasText: 'nora@choir.example' });
    await expect(added).toContainText('Not confirmed yet');
    const block = page.getByRole('region', { name: 'Confirm your address' });
    await expect(block).toContainText('nora@choir.example');
    await expectAccessible(page);
    await block.getByRole('button', { name: 'Close message' }).click();
    await expect(block).toBeHidden();

    await page.goto(await mailedLink(page, 'nora@choir.example'));
    await page.getByRole('button', { name: /Confirm/ }).click();
    await expect(page.getByText(/confirmed/).first()).toBeVisible();
    await page.goto('/user/profile/edit');
    await added.getByRole('button', { name: 'Set as primary: nora@choir.example' }).click();
    await expect(added).toContainText('Primary address');
    await page.getByRole('button', { name: 'Remove none@example.com' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove address' }).click();
    await expect(addresses.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('none@example.com is removed.')).toBeVisible();
  },
);

test(
  'a new password ends the other sessions and works for the next login',
  deep,
  async ({ page, browser }) => {
    await startSession(page, owner);
    await page.goto('/user/security');
    const other = await secondBrowser(page, browser);
    await openProfile(other);
    await page.getByLabel('Current password', { exact: true }).fill('calendar');
    await page.getByLabel('New password', { exact: true }).fill('three quiet rivers');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/All other devices are logged out/)).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await submitLogin(other, owner, 'three quiet rivers');
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await other.context().close();
  },
);

test.describe('with two-factor authentication', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test(
    'a user turns it on by keyboard, logs in with a code or a backup code, and turns it off',
    deep,
    async ({ page, browser }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openProfile(page);
      await page.getByRole('switch', { name: 'Ask for a code when I log in' }).focus();
      await page.keyboard.press('Space');
      const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' });
      await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Continue' }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Code')).toBeFocused();
      await page.keyboard.type('123456');
      const codes = dialog.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      const backupCode = await codes.first().innerText();
      await expectAccessible(page, '[role="dialog"]');
      await dialog.getByLabel('I have saved these codes').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Two-factor authentication is on.')).toBeVisible();

      const other = await secondBrowser(page, browser);
      await other.goto('/login');
      await submitLogin(other, owner);
      await other.getByLabel('Code').fill('123456');
      await expect(other.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
      await other.goto('/logout');
      await other.goto('/login');
      await submitLogin(other, owner);
      await other.getByRole('button', { name: 'Use a backup code' }).click();
      await other.getByLabel('Backup code').fill(backupCode);
      await other.keyboard.press('Enter');
      await expect(other.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
      await other.context().close();

      await page.reload();
      await expect(page.getByText('9 unused codes').first()).toBeVisible();
      await page.getByRole('switch', { name: 'Ask for a code when I log in' }).click();
      await page.getByLabel('Code from your app, or a backup code').fill('123 456');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Two-factor authentication is off.')).toBeVisible();
      await expect(
        page.getByRole('switch', { name: 'Ask for a code when I log in' }),
      ).not.toBeChecked();
    },
  );
});

test.describe('after the account is deleted', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test('the login page confirms it, and logging in fails', deep, async ({ page }) => {
    await openProfile(page);
    // Animations, and with them the delay of the button, wait until the test lets them go on.
    const animations = await page.context().newCDPSession(page);
    await animations.send('Animation.enable');
    await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog.getByRole('list', { name: 'Calendars that are lost' })).toContainText(
      'Riverside rowing club',
    );
    await dialog.getByLabel(/^Type “/).fill(owner);
    await dialog.getByLabel('Current password', { exact: true }).fill('calendar');
    await page.keyboard.press('Enter');
    const act = dialog.getByRole('button', { name: 'Delete account' });
    await expect(act).toBeFocused();
    await expect(act).toBeDisabled();
    await animations.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(act).toBeEnabled();
    await expectAccessible(page, '[role="alertdialog"]');
    await act.press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    await submitLogin(page, owner);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('each row of the security page acts itself, by keyboard', deep, async ({ page }) => {
  await startSession(page, owner);
  await page.goto('/user/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^(Show|Edit|Open)$/ })).toHaveCount(0);

  await main.getByLabel('Current password', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByText('Please fill in this field.')).toHaveCount(2);

  for (const [control, dialog] of [
    [main.getByRole('button', { name: 'Add a passkey' }), 'Add a passkey'],
    [
      main.getByRole('switch', { name: 'Ask for a code when I log in' }),
      'Set up two-factor authentication',
    ],
  ] as const) {
    await control.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(control).toBeFocused();
  }

  const check = main.getByRole('list', { name: 'Security check' });
  await check.getByRole('link', { name: 'Manage devices' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Connected devices' })).toBeVisible();
});
