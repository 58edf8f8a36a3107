import type { Page } from '@playwright/test';
import { expect, expectAccessibleInEveryLook, startSession, test } from './browser-test.ts';

async function openUser(page: Page, id: number, name: string, query = ''): Promise<void> {
  await page.goto(`/admintool96/users/${id}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** The user in the server's state. */
async function view(page: Page, id: number) {
  const answer = await page.request.get(`/admintool96/api/user/${id}/view`);
  return answer.json();
}

const question = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an admin manages a user: profile, password, email, deletion and restoring', async ({
  page,
}) => {
  await startSession(page, 'admin@example.com');
  await openUser(page, 1, 'Olivia Owner', '?tab=profile');
  await page.getByLabel('Name').fill('Olivia Oarsman');
  await press(page, 'Save changes');
  await question(page).getByRole('button', { name: 'Change user' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olivia Oarsman');
  expect((await view(page, 1)).user.name).toBe('Olivia Oarsman');

  await press(page, 'New password…');
  await question(page).getByRole('button', { name: 'Send link' }).click();
  const link = page.getByRole('dialog', { name: 'Link for a new password' });
  await expect(link.getByRole('code')).toHaveText(/\/password\/reset\?token=/);
  await expectAccessibleInEveryLook(page);
  await link.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('tab', { name: 'Email' }).click();
  await press(page, 'End all…');
  await question(page).getByRole('button', { name: 'End all email' }).click();
  await expect(page.getByText('Olivia Oarsman gets no email about calendars')).toBeVisible();
  const mail = await page.request.get('/admintool96/api/user/1/email-subscriptions');
  expect(await mail.json()).toEqual({ results: [] });

  await press(page, 'Delete…');
  await expect(question(page)).toContainText('6 calendars have no other owner');
  await expectAccessibleInEveryLook(page);
  await question(page)
    .getByLabel(/Type “owner@example.com”/)
    .fill('owner@example.com');
  await question(page).getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('Olivia Oarsman is deleted.')).toBeVisible();
  expect((await view(page, 1)).user.state).toBe('deleted');
  await press(page, 'Restore account');
  await expect(page.getByText('The account of Olivia Oarsman is restored.')).toBeVisible();
  expect((await view(page, 1)).user.state).toBe('active');
});

test('support views the product as a user and returns, using only the keyboard, with the reason logged', async ({
  page,
}) => {
  await startSession(page, 'support@example.com');
  await openUser(page, 1, 'Olivia Owner');
  const { keyboard } = page;
  await page.getByRole('button', { name: 'View as…' }).focus();
  await keyboard.press('Enter');
  await expect(question(page).getByLabel('Reason')).toBeFocused();
  await keyboard.type('Cannot find the regatta');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  await expect(page).toHaveTitle('(Olivia Owner) Your calendars – Shared Calendar');

  const exit = page.getByRole('button', { name: 'Exit impersonation' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(exit).toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport();
  await exit.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account of Suki Support' })).toBeVisible();
  await expect(page).toHaveTitle('Your calendars – Shared Calendar');
  const { audit } = await (await page.request.get('/admintool96/api/calendar-details/101')).json();
  expect(audit[0]).toMatchObject({
    kind: 'note',
    text: 'Viewed the product as Olivia Owner (owner@example.com): Cannot find the regatta',
    author: { name: 'Suki Support' },
  });
});

test('support turns off a lost second factor and activates an account', async ({ page }) => {
  await startSession(page, 'support@example.com');
  await openUser(page, 7, 'Toni Twofactor', '?tab=security');
  await expectAccessibleInEveryLook(page);
  await press(page, 'Turn off…');
  await question(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(/Two-factor authentication of Toni Twofactor is off/)).toBeVisible();
  expect((await view(page, 7)).two_factor.active).toBe(false);

  const found = await page.request.get('/admintool96/api/user/search?query=ida@riverside.example');
  const { id } = (await found.json()).results[0];
  await openUser(page, id, 'Ida Invited');
  await press(page, 'Activate…');
  await question(page).getByRole('button', { name: 'Activate account' }).click();
  await expect(page.getByText('The account of Ida Invited is active.')).toBeVisible();
  expect((await view(page, id)).user.state).toBe('active');
});
