import type { Page } from '@playwright/test';
import { deep, expect, startSession, test } from './browser-test.ts';
import { journey, type Parts } from './journey.ts';
import { button } from './locators.ts';
import { control } from './mock-controls.ts';

async function viewAsOwner(page: Page): Promise<void> {
  await control(page, 'session', {
    as: 'owner@example.com',
    impersonatedBy: 'support@example.com',
  });
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
}

async function exit({ page, operate }: Pick<Parts, 'page' | 'operate'>): Promise<void> {
  await operate.press(button(page, 'Exit impersonation'));
}

const banner = (page: Page) => page.getByRole('region', { name: 'Impersonation' });

async function expectSelf(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Account of Suki Support' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
}

journey(
  'staff see the banner above the page, exit the impersonation and are themselves again',
  async ({ page, operate, examine }) => {
    await viewAsOwner(page);
    await expect(banner(page)).toHaveText(
      'View calendar as Olivia Owner. Exit impersonation 60 min left',
    );
    await examine();
    await exit({ page, operate });
    await expectSelf(page);
  },
  deep,
);

journey(
  'exiting an impersonation in another tab ends it in this one, too',
  async ({ page, createOperator }) => {
    await viewAsOwner(page);
    const other = await page.context().newPage();
    await other.goto('/user/dashboard');
    await exit({ page: other, operate: createOperator(other) });
    await expectSelf(other);
    await expectSelf(page);
  },
  deep,
);

test.describe('with an impersonation that has already ended', deep, () => {
  test.use({ expectedConsole: [/status of 409 /] });

  journey('exiting it reloads the page', async ({ page, operate }) => {
    await viewAsOwner(page);
    await control(page, 'session', { as: 'support@example.com' });
    await exit({ page, operate });
    await expectSelf(page);
  });
});

test.describe('with another tab of the staff tool', () => {
  // It may not be opened as a customer.
  test.use({ expectedConsole: [/status of 403 /] });

  journey(
    'staff are back at the record, and find their other tabs where they were',
    async ({ page, operate }) => {
      await startSession(page, 'support@example.com');
      const other = await page.context().newPage();
      await other.goto('/admintool96/calendars/101?tab=audit');
      await page.goto('/admintool96/users/1?tab=mail');
      await operate.press(button(page, 'View as…'));
      await operate.press(button(page, 'An error report'));
      await expect(banner(page)).toBeVisible();
      await expect(banner(other)).toBeVisible();
      await exit({ page, operate });
      await expectSelf(page);
      await expect(page).toHaveURL(/\/admintool96\/users\/1\?tab=mail$/);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Riverside rowing club');
      await expect(other).toHaveURL(/\/admintool96\/calendars\/101\?tab=audit$/);
    },
    deep,
  );
});

test.describe('with a server that refuses or fails', deep, () => {
  test.use({ expectedConsole: [/status of (403|500) /] });

  journey('exiting without permission reloads the page', async ({ page, operate }) => {
    await viewAsOwner(page);
    const answer = {
      operation: 'exitImpersonationByUrl',
      code: 403,
      example: 'account_no_permission',
    };
    await control(page, 'next', answer);
    const loaded = page.waitForEvent('load');
    await exit({ page, operate });
    await loaded;
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  journey(
    'other failures of the exit are shown in a dismissible message',
    async ({ page, operate, examine }) => {
      await viewAsOwner(page);
      await control(page, 'next', { operation: 'getImpersonation', code: 500 });
      await exit({ page, operate });
      await expect(page.getByRole('alert')).toContainText('Something went wrong');
      await examine();
      await operate.press(button(page, 'Close message'));
      await expect(page.getByRole('alert')).toHaveCount(0);
      // The keyboard goes on where it was.
      await exit({ page, operate });
      await expectSelf(page);
    },
  );
});
