import type { Page } from '@playwright/test';
import { seededPointer } from '../mocks/seed/event-pointers.ts';
import { deep, expect, expectAccessible, password, startSession, test } from './browser-test.ts';
import { control } from './mock-controls.ts';

test.beforeEach(({ expectedConsole }) => void expectedConsole.push(/status of 401 /));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please log in again' });

/** The admin tool, with a session that ends before a search. */
async function searchAfterTheSession(page: Page): Promise<void> {
  await startSession(page, 'admin@example.com');
  await page.goto('/admintool96?pageLimit=25');
  await expect(page.getByText(/^5,\d+ calendars found$/)).toBeVisible();
  await control(page, 'session', { as: null });
  await page.getByLabel('Search for').fill('rowing');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

async function logInThere(page: Page): Promise<void> {
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('logging in again continues where the session had expired', async ({ page }) => {
  await searchAfterTheSession(page);
  await expect(dialog(page).getByLabel('Email address')).toHaveValue('admin@example.com');
  await expect(dialog(page).getByLabel('Email address')).not.toBeEditable();
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');
  await logInThere(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/^\d+ calendars? found$/)).toBeVisible();
  await expect(page).toHaveURL(/query=rowing/);
});

test('Escape cancels, and the page explains what to do', deep, async ({ page }) => {
  await searchAfterTheSession(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Please log in again' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/^[^?]*\/login\?_target_path=/);
});

test('the dialog explains a wrong password', deep, async ({ page }) => {
  await searchAfterTheSession(page);
  await dialog(page).getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('password is not correct');
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ calendars? found$/)).toBeVisible();
});

test('the dialog asks for a code with two-factor authentication', deep, async ({ page }) => {
  await control(page, 'session', { as: 'two-factor@example.com' });
  await page.goto(`/events/pointer/${seededPointer(101, '7003')}`);
  await expect(page.getByRole('article')).toBeVisible();
  await control(page, 'session', { as: null });
  await page.getByRole('link', { name: 'Riverside rowing club' }).click();
  await logInThere(page);
  await expect(dialog(page).getByLabel('Code')).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.type('123456');
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
});

test(
  'the dialog works on a narrow page, in the dark theme and with the keyboard alone',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await searchAfterTheSession(page);
    await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await expectAccessible(page, '[role="dialog"]');
    const controls = [
      'Show “Password”',
      'Forgot password?',
      'Stay logged in',
      'What does this mean?',
      'Cancel',
    ];
    for (const name of controls) {
      await page.keyboard.press('Tab');
      await expect(dialog(page).locator(':focus')).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^\d+ calendars? found$/)).toBeVisible();
  },
);
