import type { Page } from '@playwright/test';
import { expect, expectAccessible, startSession, submitLogin, test } from '../browser-test.ts';

test.use({ allowsCopies: true });

const week = '/ksr0wingclubmain01?view=week&date=2026-03-02';

/** The paths of what the browser keeps. */
function listCopies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const copies = await caches.open('offline-copies');
    return (await copies.keys()).map(({ url }) => new URL(url).pathname);
  });
}

/** Opens a calendar and waits until the browser keeps it. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const { pathname } = new URL(page.url());
  await expect.poll(() => listCopies(page)).toContain(pathname);
  await expect.poll(() => listCopies(page)).toContainEqual(expect.stringMatching(/\/events$/));
}

/** A script that the browser does not have yet would be missed. */
const missing = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/;

test('a calendar that was open opens again offline, with its age, and cannot be changed', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(missing);
  await openAndKeep(page, week);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('grid', { name: /^Mar 2\s/ })).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: /^Copy from / })).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectAccessible(page);
  const event = page.getByRole('button', { name: /^Spring clean of the boathouse, Saturday/ });
  await event.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('you may be offline')).toBeVisible();
  await expect(event).toHaveAccessibleName(/9:00/);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('grid', { name: /^Mar 2\s/ })).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: /^Copy from / })).toBeHidden();
});

test('a copy follows what is changed while the calendar is open', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(missing);
  await openAndKeep(page, week);
  const event = page.getByRole('button', { name: /^Spring clean of the boathouse, Saturday/ });
  await event.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(event).toHaveAccessibleName(/9:30 AM –/);
  const copiedStart = () =>
    page.evaluate(async () => {
      const copies = await caches.open('offline-copies');
      const requests = await copies.keys();
      const answers = await Promise.all(
        requests
          .filter(({ url }) => url.includes('/events?'))
          .map(async (request) => (await copies.match(request))?.text()),
      );
      return answers.join('');
    });
  await expect.poll(copiedStart).toContain('2026-03-07T09:30');
  await context.setOffline(true);
  await page.reload();
  await expect(event).toHaveAccessibleName(/9:30 AM –/);
});

test('nothing is kept after the logout', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel(/^Stay logged in/).check();
  await submitLogin(page, 'owner@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  await openAndKeep(page, '/c/riv3rs?view=week&date=2026-03-02');
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: /^Logout/ }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(await listCopies(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('offline-calendars'))).toBe(false);
});

test('nothing is kept once the server asks for a login', async ({ page, expectedConsole }) => {
  expectedConsole.push(/401/);
  await page.goto('/login');
  await page.getByLabel(/^Stay logged in/).check();
  await submitLogin(page, 'owner@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  await openAndKeep(page, '/c/riv3rs?view=week&date=2026-03-02');
  // The session ends elsewhere, which this browser does not hear of.
  await page.context().clearCookies({ name: 'session' });
  await page.goto('/c/riv3rs?view=week&date=2026-03-02');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => listCopies(page)).toEqual([]);
});

test('on a device of others, a calendar is kept only for those who ask for it', async ({
  page,
}) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/c/riv3rs?view=week&date=2026-03-02');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const choice = page.getByRole('menuitemcheckbox', { name: 'Keep for reading offline' });
  await expect(choice).not.toBeChecked();
  await expect(page.getByText('Others who use this device could read it.')).toBeVisible();
  expect(await listCopies(page)).toEqual([]);
  await choice.click();
  await expect.poll(() => listCopies(page)).toContain('/c/riv3rs');
  await choice.click();
  await expect.poll(() => listCopies(page)).toEqual([]);
});

test('nothing is kept of a calendar that hides details, and the menu does not offer it', async ({
  page,
}) => {
  await page.goto('/ksroomsreadhide001?view=week&date=2026-03-02');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  await expect(
    page.getByRole('menuitemcheckbox', { name: 'Keep for reading offline' }),
  ).toBeHidden();
});

test('a browser that keeps nothing is told about only when somebody asks for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    caches.open = () =>
      Promise.reject(new DOMException('The quota is used up.', 'QuotaExceededError'));
  });
  await page.goto(week);
  await expect(page.getByRole('grid', { name: /^Mar 2\s/ })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const choice = page.getByRole('menuitemcheckbox', { name: 'Keep for reading offline' });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(
    page.getByText('This browser does not allow the product to keep anything.'),
  ).toBeVisible();
  await expect(choice).not.toBeChecked();
});

test('a new version is offered, and takes nothing that is being typed', async ({ page }) => {
  await openAndKeep(page, week);
  await page.goto(`${week}&edit=new`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Cox the eight');
  // The service worker of this page's own build offers nothing.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', resolve, { once: true });
        navigator.serviceWorker.controller?.postMessage(null);
      }),
  );
  await expect(page.getByText('There is a new version.')).toBeHidden();
  // Another one has been built from here on.
  await page.evaluate(() => {
    const data = { copiedAt: null, buildId: 'another' };
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  });
  await expect(page.getByText('There is a new version.')).toBeVisible();
  await expect(title).toHaveValue('Cox the eight');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(title).toHaveValue('Cox the eight');
});

test('a calendar whose password counts for one visit is not kept', async ({ page }) => {
  await page.goto('/ksregatta2026plan5?view=week&date=2026-03-02');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('menuitemcheckbox', { name: /^Keep/ })).toBeHidden();
  expect(await listCopies(page)).toEqual([]);
});
