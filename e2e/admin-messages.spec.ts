import type { Page } from '@playwright/test';
import { expect, expectAccessibleInEveryLook, startSession, test } from './browser-test.ts';

/** What the server finds: subscribers of the newsletter, or trusted domains. */
async function found(page: Page, path: string, query: string) {
  const answer = await page.request.get(`/admintool96/${path}`, { params: { query } });
  return (await answer.json()).results;
}

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('support adds a subscriber to the newsletter, changes the state and removes the address', async ({
  page,
}) => {
  const email = 'new.person@example.com';
  const subscribers = () => found(page, 'api/newsletter/search', email);
  await startSession(page, 'support@example.com');
  await page.goto(`/admintool96/newsletter?query=${email}`);
  await expect(page.getByText('No subscriber found')).toBeVisible();
  await press(page, 'Add subscriber…');
  await dialog(page).getByLabel('Email address').fill(email);
  await expectAccessibleInEveryLook(page);
  await page.keyboard.press('Enter');
  const state = page.getByLabel(`State of ${email}`);
  await expect(state).toHaveValue('pending');
  expect(await subscribers()).toMatchObject([{ email, status: 'pending' }]);

  await state.selectOption('Unsubscribed');
  await expect(page.getByText(/is now in the state “Unsubscribed”/)).toBeVisible();
  expect(await subscribers()).toMatchObject([{ email, status: 'unsubscribed' }]);

  await press(page, `Remove ${email}`);
  await question(page).getByRole('button', { name: 'Remove subscriber' }).click();
  await expect(page.getByText(`${email} is removed from the newsletter.`)).toBeVisible();
  expect(await subscribers()).toEqual([]);
});

test('an admin trusts a domain and stops trusting it, using only the keyboard', async ({
  page,
}) => {
  const domain = 'new-rowing.example';
  const domains = () => found(page, 'trusted-domains', domain);
  await startSession(page, 'admin@example.com');
  await page.goto(`/admintool96/domains?query=${domain}`);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Trust a domain…' }).focus();
  await keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Domain')).toBeFocused();
  await keyboard.type(domain);
  await keyboard.press('Enter');
  await expect(page.getByText(`${domain} is trusted.`)).toBeVisible();
  expect(await domains()).toMatchObject([{ domain }]);

  await page.getByRole('button', { name: `Remove ${domain}` }).focus();
  await keyboard.press('Enter');
  await expect(question(page).getByRole('textbox')).toBeFocused();
  await keyboard.type(domain);
  await keyboard.press('Enter');
  await expect(page.getByText(`${domain} is no longer trusted.`)).toBeVisible();
  expect(await domains()).toEqual([]);
});

test('an admin sends a push message to as many devices as were counted', async ({ page }) => {
  await startSession(page, 'admin@example.com');
  await page.goto('/admintool96/push-message');
  await page.getByLabel('Title', { exact: true }).fill('Maintenance tonight');
  await page.getByLabel('Message', { exact: true }).fill('We are back at six.');
  await press(page, 'Count recipients');
  const counted = page.getByText(/^Reaches [\d,]+ users on [\d,]+ devices\.$/);
  const devices = /([\d,]+) devices/.exec((await counted.textContent()) ?? '')?.[1] ?? '';
  await press(page, `Send to ${devices} devices…`);
  await question(page).getByRole('textbox').fill(devices);
  await expectAccessibleInEveryLook(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The message is on its way to ${devices} devices.`)).toBeVisible();
});
