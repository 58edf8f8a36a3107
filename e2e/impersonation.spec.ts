import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInEveryLook, test } from './browser-test.ts';
import { control } from './mock-controls.ts';

async function viewAsOwner(page: Page): Promise<void> {
  await control(page, 'session', {
    as: 'owner@example.com',
    impersonatedBy: 'support@example.com',
  });
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
}

const banner = (page: Page) => page.getByRole('region', { name: 'Impersonation' });
const exit = (page: Page) => page.getByRole('button', { name: 'Exit impersonation' });

test('the banner is above the page, and the page is accessible with it', async ({ page }) => {
  await viewAsOwner(page);
  await expect(banner(page)).toHaveText('View calendar as Olivia Owner. Exit impersonation');
  await expectAccessibleInEveryLook(page);
});

test('staff exit the impersonation and are themselves again', async ({ page }) => {
  await viewAsOwner(page);
  await exit(page).click();
  await expect(page.getByRole('button', { name: 'Account of Suki Support' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('exiting an impersonation in another tab ends it in this one, too', async ({
  page,
  context,
}) => {
  await viewAsOwner(page);
  const other = await context.newPage();
  await other.goto('/user/dashboard');
  await exit(other).click();
  await expect(other.getByRole('button', { name: 'Account of Suki Support' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Suki Support' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('exiting an impersonation that has already ended reloads the page', async ({ page }) => {
  await viewAsOwner(page);
  await control(page, 'session', { as: 'support@example.com' });
  await exit(page).click();
  await expect(page.getByRole('button', { name: 'Account of Suki Support' })).toBeVisible();
});

test('exiting without permission reloads the page', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 403 /);
  await viewAsOwner(page);
  const answer = {
    operation: 'exitImpersonationByUrl',
    code: 403,
    example: 'account_no_permission',
  };
  await control(page, 'next', answer);
  const loaded = page.waitForEvent('load');
  await exit(page).click();
  await loaded;
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('other failures are shown in a dismissible message', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 500 /);
  await viewAsOwner(page);
  await control(page, 'next', { operation: 'getImpersonation', code: 500 });
  await exit(page).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
