import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startSession,
  test,
} from './browser-test.ts';

async function openProfile(page: Page): Promise<void> {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/profile/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
}

test('the profile is no longer than three quarters of a second screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openProfile(page);
  await expect(page.getByRole('button', { name: 'Show all 8 calendars' })).toBeVisible();
  await expect(page.getByLabel('Ask for a code when I log in')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThan(1400);
});

const name = (page: Page) => page.getByLabel('Your name');
const unsaved = (page: Page) => page.getByText('Unsaved changes', { exact: true });

/** Follows a link of the account menu. */
async function goTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Account of Olivia Owner' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test(
  'a user changes the profile by keyboard, and it is still changed after a reload',
  deep,
  async ({ page }) => {
    await openProfile(page);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(name(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Olivia Oarsman');
    await expect(unsaved(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Language', { exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Date format', { exact: true })).toBeFocused();
    await page.keyboard.type('Deutsch');
    await expect(page.getByText(/^For example: \d{1,2}\.\d{1,2}\.\d{4}$/)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('As usual for the date format')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('24-hour clock')).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Olivia Oarsman' })).toBeVisible();

    await page.reload();
    await expect(name(page)).toHaveValue('Olivia Oarsman');
    await expect(page.getByLabel('Date format', { exact: true })).toHaveValue('de');
    await expect(page.getByLabel('24-hour clock')).toBeChecked();
  },
);

test.describe('with a 422 response', () => {
  test.use({ expectedConsole: [/status of 422/] });

  test(
    'a field that the server refuses takes the focus and shows the server’s message',
    deep,
    async ({ page }) => {
      await openProfile(page);
      // The form would not submit such a long name.
      await page.route('**/user/profile', (route) =>
        route.continue({ postData: JSON.stringify({ name: 'x'.repeat(121) }) }),
      );
      await name(page).fill('Olivia Oarsman');
      await page.keyboard.press('Enter');
      await expect(name(page)).toBeFocused();
      await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(name(page)).toHaveAccessibleDescription(/120/);
      await expect(name(page)).toHaveValue('Olivia Oarsman');
      await page.unroute('**/user/profile');
      await name(page).pressSequentially('!');
      await expect(name(page)).not.toHaveAttribute('aria-invalid');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your profile is saved.')).toBeVisible();
    },
  );
});

test('an invalid field is reported before anything is sent', deep, async ({ page }) => {
  await openProfile(page);
  await name(page).fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription('Please fill in this field.');
});

test('leaving the page asks about unsaved changes', deep, async ({ page }) => {
  await openProfile(page);
  await name(page).fill('Olivia Oarsman');
  await goTo(page, 'Connected devices');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(name(page)).toHaveValue('Olivia Oarsman');
  await goTo(page, 'Connected devices');
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connected devices' })).toBeVisible();

  await page.goBack();
  await expect(name(page)).toHaveValue('Olivia Owner');
});

test('reloading the page asks about unsaved changes, but not about saved ones', async ({
  page,
}) => {
  await openProfile(page);
  await name(page).pressSequentially('!');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  // The dismissed reload never happens.
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(name(page)).toHaveValue('!Olivia Owner');

  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(name(page)).toHaveValue('Olivia Owner');
  await page.reload();
  await expect(name(page)).toHaveValue('Olivia Owner');
  expect(asked).toHaveLength(1);
});

test('a user downloads a copy of their data', deep, async ({ page }) => {
  await openProfile(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^account-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { name: 'Olivia Owner' } });
  await expect(page.getByText(`Your data is saved as ${file.suggestedFilename()}.`)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the page passes axe on a phone in ${colorScheme}, with errors and with the question`,
    deep,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme });
      await openProfile(page);
      await name(page).fill('');
      await page.keyboard.press('Enter');
      await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await goTo(page, 'Connected devices');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, '[role="alertdialog"]');
      await expectNoSidewaysScroll(page);
    },
  );
}
