import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothThemes,
  expectAccessibleInEveryLook,
  startSession,
  test,
} from './browser-test.ts';
import { holdRequests } from './held-requests.ts';
import { button, tab, tabs } from './locators.ts';
import { control } from './mock-controls.ts';

const calendar = '/admintool96/calendars/101';
const organization = '/admintool96/organizations/1015';
const user = '/admintool96/users/1';

const admin = 'admin@example.com';
const support = 'support@example.com';
const sales = 'sales@example.com';

const dialog = '[role="dialog"], [role="alertdialog"]';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a record's page. */
async function open(page: Page, address: string, as = admin): Promise<void> {
  await startSession(page, as);
  await page.goto(address);
  await expect(tabs(page).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Examines each part of a record. */
async function examineParts(page: Page, then = async () => {}): Promise<void> {
  for (const part of await tabs(page).all()) {
    await part.click();
    await expect(part).toHaveAttribute('aria-current', 'page');
    await expectAccessibleInBothThemes(page, 'main');
    await then();
  }
}

/** Examines each dialog that a button of the page opens, which the ellipsis at the end of its name tells. */
async function examineDialogs(page: Page, examined: Set<string>): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button', { disabled: false });
  for (const name of await buttons.filter({ hasText: /…$/ }).allInnerTexts()) {
    if (examined.has(name)) continue;
    examined.add(name);
    await buttons.filter({ hasText: name }).first().click();
    await expect(page.locator(dialog)).toBeVisible();
    // The dialog's close button may open below the pointer; the tooltip would then take Escape.
    await page.mouse.move(0, 0);
    await expectAccessibleInEveryLook(page, dialog);
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toHaveCount(0);
  }
}

const records = [
  {
    name: 'a calendar',
    address: calendar,
    dialogs: [
      'New password…',
      'Deactivate…',
      'Enter a license…',
      'New attribute…',
      'New administrator…',
      'New administrator link…',
      'Restore…',
    ],
  },
  {
    name: 'an organization',
    address: organization,
    dialogs: [
      'New note…',
      'Credit or charge…',
      'Other date…',
      'Restart…',
      'Change…',
      'Remove…',
      'Make free customer…',
      'New administrator…',
      'New administrator link…',
      'New attribute…',
    ],
  },
  {
    name: 'a user',
    address: user,
    dialogs: ['View as…', 'New password…', 'New note…', 'Delete…', 'End all…', 'End…'],
  },
];

for (const { name, address, dialogs } of records) {
  test(`every part of ${name} passes axe in both themes, and every dialog also on a narrow screen`, async ({
    page,
  }) => {
    await startSession(page, admin);
    // With a discount, all of the organization's dialogs can be opened.
    await page.request.put('/admintool96/api/org/1015/discount', {
      data: { percent: 10, reason: 'Non-profit' },
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    await open(page, address);
    const examined = new Set<string>();
    await examineParts(page, () => examineDialogs(page, examined));
    expect([...examined]).toEqual(dialogs);
  });
}

test('records pass axe in both themes while the role may not change them', async ({ page }) => {
  for (const [address, as] of [
    [calendar, sales],
    [organization, support],
    [user, sales],
  ] as const) {
    await open(page, address, as);
    await expect(page.locator('main [aria-disabled="true"]').first()).toBeVisible();
    await examineParts(page);
  }
});

test('records pass axe in both themes while they load, after that failed, and without content', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 500 /);
  await startSession(page, admin);
  const answer = await holdRequests(page, '**/calendar-details/103');
  await page.goto('/admintool96/calendars/103?tab=apps');
  await expect(page.locator('[data-part="content"]').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
  answer();
  await expect(page.getByText('No apps')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');

  for (const [address, text] of [
    ['/admintool96/calendars/104?tab=audit', 'Nothing noted yet'],
    ['/admintool96/calendars/105?tab=restore', 'No restore points'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessibleInBothThemes(page, 'main');
  }

  await control(page, 'next', { operation: 'getCalendarDetails', code: 500 });
  await page.goto(calendar);
  await expect(heading(page)).toHaveText('Calendar');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'html');
  await control(page, 'next', { operation: 'getBilling', code: 500 });
  await page.goto(organization);
  await expect(page.getByText('Billing not loaded')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
});

test('the alerts of staff acts pass axe in both themes', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of (409|500) /);
  await open(page, `${calendar}?tab=apps`);
  await control(page, 'next', { operation: 'deactivateCalendar', code: 500 });
  await button(page, 'Deactivate…').click();
  await button(page, 'Deactivate').click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible();
  await expectAccessibleInEveryLook(page, dialog);
  await page.keyboard.press('Escape');

  await button(page, 'New administrator…').click();
  await page.getByRole('dialog').getByLabel('Email address').fill('owner@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('email: ');
  await expectAccessibleInEveryLook(page, dialog);

  await open(page, organization);
  await control(page, 'next', { operation: 'updateOrganization', code: 500 });
  await button(page, 'Hide from its users').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'html');
  await button(page, 'Hide from its users').click();
  await expect(page.getByText('is hidden from its users.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'html');
});

test('on a phone, the link to the open part of a record is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/admintool96/calendars/101?tab=raw');
  await expect(tab(page, 'Raw data')).toBeInViewport({ ratio: 1 });
});
