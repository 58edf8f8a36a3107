import type { Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  password,
  startSession,
  test,
} from './browser-test.ts';

/** Gives the browser an authenticator whose user is always present and verified. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const simulate = (enabled: boolean) =>
    client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const countCredentials = async () => {
    const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
    return credentials.length;
  };
  return { simulate, countCredentials };
}

async function addPasskey(page: Page, code?: string): Promise<void> {
  await page.goto('/user/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  if (code) await dialog.getByLabel('Code from your app, or a backup code').fill(code);
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is added\. From now on/)).toBeVisible();
}

/** Offers no passkeys in the address field, where the authenticator would answer each offer at once. */
async function offerByButtonOnly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

const listed = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');

test('a user adds a passkey, logs in with it, renames and removes it', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await startSession(page, 'owner@example.com');
  await addPasskey(page);
  expect(await authenticator.countCredentials()).toBe(1);
  await expect(listed(page)).toContainText('on Linux');
  await expect(listed(page)).toContainText('Never used');
  await expectAccessibleInEveryLook(page);

  await offerByButtonOnly(page);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();

  await page.goto('/user/security');
  await expect(listed(page)).toContainText('Last used');
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
  await page.keyboard.press('Enter');
  await expect(listed(page)).toContainText('Work laptop');
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove “Work laptop”?' });
  await expect(question).toContainText('You can still log in with your password.');
  await expectAccessible(page, '[role="alertdialog"]');
  await question.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
});

test('a passkey chosen in the address field logs in without a code', deep, async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await startSession(page, 'two-factor@example.com', '123456');
  await addPasskey(page, '123456');
  await authenticator.simulate(false);
  await page.goto('/logout');
  const field = page.getByLabel('Email address');
  await expect(field).toHaveAttribute('autocomplete', 'username webauthn');
  // The authenticator chooses for the user as soon as passkeys are offered in the field: not on this page any more.
  await page.goto('about:blank');
  await authenticator.simulate(true);
  await page.goto('/login?_target_path=%2Fuser%2Fsecurity');
  await expect(page).toHaveURL('/user/security');
  await expect(listed(page)).toContainText('Last used');
});

test.describe('after the passkey was removed from the account', deep, () => {
  test.use({ expectedConsole: [/status of 401/] });

  test('the login page says that it is not accepted', async ({ page }) => {
    await addAuthenticator(page);
    await startSession(page, 'admin@example.com');
    await addPasskey(page);
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
    await expect(page.getByText('No passkeys yet')).toBeVisible();
    await offerByButtonOnly(page);
    await page.goto('/logout');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('Passkey not accepted');
    await expectAccessible(page);
  });
});
