import type { Page } from '@playwright/test';
import { deep, expect, password, startSession, submitLogin, test } from './browser-test.ts';
import { control } from './mock-controls.ts';
import { readState } from './server-state.ts';

const olivia = 'owner@example.com';
const milo = 'member@example.com';
const suki = 'support@example.com';

const names = {
  [olivia]: 'Olivia Owner',
  [milo]: 'Milo Member',
  [suki]: 'Suki Support',
};

/** A picture of one pixel. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** Keeps the page from being left, as somebody does who stays, or a network that is slow. */
async function stayOn(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.abort('aborted') : route.fallback(),
  );
}

/** Types another name for somebody on a page that then cannot be left, and records its changes on the server. */
async function startDraft(page: Page, as: string): Promise<string[]> {
  await startSession(page, as);
  await page.goto('/user/profile/edit');
  // By key, since a browser asks before leaving only what somebody has really used.
  await page.getByLabel('Your name').pressSequentially(' the Second');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await stayOn(page);
  return watchChanges(page);
}

/** Every change that the page sends from now on. */
function watchChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`);
  });
  return changes;
}

const warning = (page: Page) =>
  page.getByText(/^Another account is logged in now\. Nothing can be saved/);

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** Tries to save on a page that knows of another user. */
async function saveInVain(page: Page): Promise<void> {
  await expect(warning(page)).toBeVisible();
  await save(page);
  await expect(page.getByText('Nothing was changed. Reload the page to continue.')).toBeVisible();
}

/** Compares what all accounts are on the server with what they were at first. */
async function expectUnchangedAccounts(page: Page): Promise<void> {
  for (const [email, name] of Object.entries(names)) {
    await startSession(page, email);
    expect(await readState(page, '/user/profile')).toMatchObject({ name, avatar_type: 'initial' });
  }
}

/** Somebody logs out on another page, and somebody else logs in there. */
async function changeUser(other: Page, from: string, to: string): Promise<void> {
  await other.goto('/user/dashboard');
  await other.getByRole('button', { name: `Account of ${from}` }).click();
  await other.getByRole('menuitem', { name: `Logout ${from}` }).click();
  await submitLogin(other, to);
  await expect(other.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
}

test('a page with a draft saves nothing to the account that logs in in another tab', async ({
  page,
  context,
}) => {
  const changes = await startDraft(page, olivia);
  await changeUser(await context.newPage(), names[olivia], milo);
  await saveInVain(page);
  expect(changes).toEqual([]);
  await expectUnchangedAccounts(page);
});

test('after a logout and another login in another tab, the page says so, and what was typed is hidden until its user is back', async ({
  page,
  context,
}) => {
  await startSession(page, olivia);
  await page.goto('/user/profile/edit');
  const name = page.getByLabel('Your name');
  await name.press('End');
  await name.pressSequentially(' the Second');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await changeUser(await context.newPage(), names[olivia], milo);
  await expect(
    page.getByText(/^Another account is logged in now\. What you typed is/),
  ).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('draft 1 ');
  expect(stored).not.toContain('the Second');
  await startSession(page, olivia);
  await page.goto('/user/profile/edit');
  await expect(name).toHaveValue('Olivia Owner the Second');
});

test.describe('with a picture that is lost if the page is left', () => {
  test.use({ expectedConsole: [/status of 409 /] });

  test('somebody who stays gives it to no other account', deep, async ({ page, context }) => {
    await startSession(page, olivia);
    await page.goto('/user/avatar');
    const buffer = Buffer.from(onePixel, 'base64');
    const file = { name: 'me.png', mimeType: 'image/png', buffer };
    await page.locator('main input[type=file]').setInputFiles(file);
    // A browser asks before leaving only what somebody has really used.
    await page.getByRole('heading', { level: 1, name: 'Avatar' }).click();
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      return dialog.dismiss();
    });
    const changes = watchChanges(page);
    await changeUser(await context.newPage(), names[olivia], milo);
    await expect(warning(page)).toBeVisible();
    // For the logout, and for the login.
    await expect.poll(() => questions).toEqual(['beforeunload', 'beforeunload']);
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect(page.getByText(/Nothing was changed\./)).toBeVisible();
    expect(changes).toEqual([]);
    await expectUnchangedAccounts(page);
  });
});

test(
  'a page of staff saves nothing to the account that another tab shows with “View as…”',
  deep,
  async ({ page, context }) => {
    const changes = await startDraft(page, suki);
    const other = await context.newPage();
    await other.goto('/admintool96/users/1');
    await other.getByRole('button', { name: 'View as…' }).click();
    const opened = context.waitForEvent('page');
    await other.getByRole('button', { name: 'An error report' }).click();
    const view = await opened;
    await expect(view.getByRole('region', { name: 'Impersonation' })).toBeVisible();
    await saveInVain(page);
    expect(changes).toEqual([]);
    await expectUnchangedAccounts(page);
  },
);

test.describe('when a session has ended', deep, () => {
  test.use({ expectedConsole: [/status of 401 /] });

  test('a page saves nothing to the account that logs in again in another tab', async ({
    page,
    context,
  }) => {
    await startSession(page, milo);
    const other = await context.newPage();
    // Like a tab that the browser has put to sleep, it hears nothing of the next user.
    await other.addInitScript(() => {
      window.addEventListener('storage', (event) => event.stopImmediatePropagation());
    });
    await other.goto('/user/dashboard');
    await expect(other.getByRole('button', { name: 'Account of Milo Member' })).toBeVisible();
    const changes = await startDraft(page, olivia);

    await control(page, 'session', { as: null });
    await other.getByRole('button', { name: 'Account of Milo Member' }).click();
    await other.getByRole('menuitem', { name: 'Profile' }).click();
    const dialog = other.getByRole('dialog', { name: 'Please log in again' });
    await expect(dialog.getByLabel('Email address')).toHaveValue(milo);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await other.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await saveInVain(page);
    expect(changes).toEqual([]);
    await expectUnchangedAccounts(page);
  });
});

test.describe('when no tab has learned of another login', () => {
  test.use({ expectedConsole: [/status of 409 /] });

  test('the server refuses what a page saves for its own account', deep, async ({ page }) => {
    const changes = await startDraft(page, olivia);
    await startSession(page, milo);
    await save(page);
    await saveInVain(page);
    expect(changes).toEqual([expect.stringMatching(/^PATCH .*\/user\/profile$/)]);
    await expectUnchangedAccounts(page);
  });
});
