import type { Page } from '@playwright/test';
import { pickCases } from '../scripts/testing/depth.ts';
import { deep, expect, password, startSession, test } from './browser-test.ts';

/** Every request failure of the product, as the built client shows it. */

const serverError = {
  title: 'Unexpected server error',
  message:
    'Apologies for the trouble, we have been notified but please get in touch with details if the error persists.',
  id: 'unexpected_server_error',
};
const connectionError = {
  title: 'Unexpected connection error',
  message: 'It appears the Shared Calendar website can not be reached, you may be offline.',
  id: 'unexpected_connection_error',
};
const tooLarge = {
  title: 'Request Entity Too Large',
  message: 'The upload failed because the file is larger than the allowed maximum size of 20 MB.',
  id: 'request_too_large',
};

const failures = [
  { name: 'server-error', what: 'an error without a message', ...serverError },
  { name: 'not-json', what: 'HTML instead of JSON', ...connectionError },
  { name: 'broken-json', what: 'truncated JSON', ...connectionError },
  { name: 'cut', what: 'a dropped connection', ...connectionError },
  { name: 'too-large', what: 'a body that is too large', ...tooLarge },
];

test.beforeEach(({ expectedConsole }) => {
  expectedConsole.push(/status of \d{3} /, /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/);
});

async function search(page: Page, query: string): Promise<void> {
  await startSession(page, 'admin@example.com');
  await page.goto(`/admintool96?query=${encodeURIComponent(query)}`);
}

for (const { name, what, title, message, id } of pickCases(failures)) {
  test(`a form explains ${what}`, deep, async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email address').fill(`${name}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  });

  test(`a page explains ${what}, with its id`, deep, async ({ page }) => {
    await search(page, `!${name}`);
    await expect(page.getByRole('alert')).toHaveText(title + message);
    await expect(page.getByText(id, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
}

test('a page explains an error from the server, with its id', deep, async ({ page }) => {
  await search(page, '!internal-error');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByText('internal_error', { exact: true })).toBeVisible();
});

for (const [name, title] of pickCases([
  ['login-required', 'Please log in again'],
  ['reauth-required', 'Please confirm your login'],
  ['two-factor-authentication-code-required', 'Please confirm your login'],
] as const)) {
  test(
    `the page asks for the login on ${name}, and explains why if it is canceled`,
    deep,
    async ({ page }) => {
      await search(page, `!${name}`);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    },
  );
}
