import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInEveryLook, test } from '../browser-test.ts';
import { byKeyboard } from '../operator.ts';

const links = '/ksr0wingclubmain01/settings/links';

const list = (page: Page) => page.getByRole('list', { name: 'Links to this calendar' });

/** The address that the dialog passes on. */
async function readAddress(page: Page): Promise<string> {
  const address = page.getByRole('dialog').getByText(/^http.*\/ks[\w]+$/);
  return (await address.textContent()) ?? '';
}

/** Opens a link as somebody who has nothing else, and returns the page's heading. */
async function openAsVisitor(page: Page, address: string): Promise<Page> {
  const browser = page.context().browser();
  const context = await browser?.newContext();
  if (!context) throw new Error('There is no browser.');
  const cookies = await page.context().cookies();
  await context.addCookies(cookies.filter(({ name }) => name === 'mock_world'));
  const visitor = await context.newPage();
  await visitor.goto(address);
  return visitor;
}

test('an administrator shares the calendar by a link, and ends it by renewing it (by keyboard alone)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const operate = byKeyboard(page);
  await page.goto(links);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInEveryLook(page, 'main');

  await operate.press(page.getByRole('button', { name: 'New link' }));
  const form = page.getByRole('dialog', { name: 'New link' });
  await operate.type(form.getByLabel('Name'), 'Parents');
  await operate.choose(form.getByLabel('Role'), 'View only');
  await expectAccessible(page, '[role="dialog"]');
  await operate.press(form.getByRole('button', { name: 'Create link' }));

  const dialog = page.getByRole('dialog', { name: 'Share “Parents”' });
  await operate.press(dialog.getByRole('button', { name: 'Copy link' }));
  const address = await readAddress(page);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(list(page).getByRole('listitem')).toHaveCount(3);

  const visitor = await openAsVisitor(page, address);
  await expect(visitor.getByRole('note', { name: 'View only' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Calendar settings' })).toHaveCount(0);

  await operate.press(page.getByRole('button', { name: 'Actions for the link “Parents”' }));
  await operate.press(page.getByRole('menuitem', { name: 'Renew…' }));
  const question = page.getByRole('alertdialog');
  await expectAccessible(page, '[role="alertdialog"]');
  await operate.press(question.getByRole('button', { name: 'Renew link' }));
  await expect(dialog).toBeVisible();
  const renewed = await readAddress(page);
  expect(renewed).not.toBe(address);

  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await visitor.goto(renewed);
  await expect(visitor.getByRole('note', { name: 'View only' })).toBeVisible();
  await visitor.context().close();
});

test('the preview of an embedded link shows the calendar as its switches say', async ({ page }) => {
  await page.goto(links);
  await page.getByRole('button', { name: 'Actions for the link “Main link”' }).click();
  await page.getByRole('menuitem', { name: 'Embed in a website…' }).click();
  const frame = page.frameLocator('iframe[title="Preview"]');
  await expect(frame.getByRole('banner').getByText('Riverside rowing club')).toBeVisible();
  await page.getByLabel('Title').uncheck();
  await page.getByLabel('Logo').uncheck();
  await page.getByLabel('Help, preferences and account').uncheck();
  await expect(frame.getByRole('button', { name: 'Today' })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
});

test('a link without the right shows neither links nor people', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  for (const part of ['links', 'people']) {
    await page.goto(`/ksroomsmodify00001/settings/${part}`);
    await expect(page.getByRole('heading', { name: /^Only administrators can/ })).toBeVisible();
  }
  expect(calls.filter((path) => /\/(keys|members)$/.test(path))).toEqual([]);
});
