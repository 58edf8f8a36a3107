import type { Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  startSession,
  test,
} from './browser-test.ts';

async function openNotifications(page: Page, as: string): Promise<void> {
  await startSession(page, as);
  await page.goto('/user/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Email notifications' })).toBeVisible();
}

const choice = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test(
  'a user sets emails by keyboard, for one calendar and for all, and the choices persist',
  deep,
  async ({ page }) => {
    await openNotifications(page, 'owner@example.com');
    await choice(page, 'Changes, Family').focus();
    await page.keyboard.type('No');
    const row = page.getByRole('row', { name: /^F Family|^Family/ });
    await expect(row).toContainText('Saved');
    await expect(choice(page, 'Changes, Family')).toHaveValue('none');

    await choice(page, 'Reminders, All 8 calendars').focus();
    await page.keyboard.type('Of');
    await expect(page.getByText('8 calendars are changed.')).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.reload();
    await expect(choice(page, 'Changes, Family')).toHaveValue('none');
    await expect(choice(page, 'Reminders, All 8 calendars')).toHaveValue('false');

    await page.getByRole('button', { name: 'Unsubscribe from all' }).press('Enter');
    await expect(page.getByText('You get no more emails about your calendars.')).toBeVisible();
    await expect(choice(page, 'Changes, All 8 calendars')).toHaveValue('none');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(choice(page, 'Daily agenda, All 8 calendars')).toHaveValue('1');
    await page.reload();
    await expect(choice(page, 'Changes, Family')).toHaveValue('none');
    await expect(choice(page, 'Changes, Meeting rooms')).toHaveValue('important');
  },
);

test('a sample shows how an email looks', deep, async ({ page }) => {
  await openNotifications(page, 'owner@example.com');
  await page.getByRole('button', { name: 'See a sample' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sample email' });
  await expect(dialog).toContainText('Riverside rowing club: one change');
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'See a sample' })).toBeFocused();
});

test('a thousand calendars can be searched and set at once', deep, async ({ page }) => {
  await openNotifications(page, 'many@example.com');
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(100);
  await choice(page, 'Changes, All 1,000 calendars').selectOption('None');
  await expect(page.getByText('1,000 calendars are changed.')).toBeVisible();
  await page.getByLabel('Search your calendars').fill('secured');
  await expect(page.getByText(/^\d+ of 1,000 calendars$/)).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(1);
});

test('beside the choices, nothing is repeated that would cut a calendar’s title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openNotifications(page, 'owner@example.com');
  const title = page
    .getByRole('rowheader', { name: /Allotment/ })
    .getByText('Allotment watering rota');
  await expect(title).toBeVisible();
  const hasRoom = (element: HTMLElement) => element.scrollWidth <= element.clientWidth;
  await expect.poll(() => title.evaluate(hasRoom)).toBe(true);
});

test(
  'on a phone a calendar takes little room, and a tap opens its choices',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openNotifications(page, 'owner@example.com');
    const row = page.getByRole('row', { name: /Family/ });
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(60);
    await expect(choice(page, 'Changes, Family')).toBeHidden();
    await row.click();
    await choice(page, 'Changes, Family').selectOption('None');
    await expect(row).toContainText('Saved');
    await page.getByRole('row', { name: /Meeting rooms/ }).click();
    await expect(choice(page, 'Changes, Family')).toBeHidden();
    await expect(row).toContainText('None');
    // The header covers no button there.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessibleInEveryLook(page);
  },
);

test(
  'on a phone the quiet hours are in short above the calendars, and open on request',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openNotifications(page, 'owner@example.com');
    const section = page.getByRole('region', { name: 'Quiet hours' });
    await expect(section.getByText('No quiet hours')).toBeVisible();
    await expect(section.getByRole('switch')).toBeHidden();
    const open = section.getByRole('button', { name: 'Change time' });
    await open.click();
    await section.getByRole('switch').click();
    await section.getByLabel('Until').selectOption('6:00 AM');
    await expect(section.getByText('Saved')).toBeVisible();
    await open.click();
    await expect(section.getByText('10:00 PM – 6:00 AM')).toBeVisible();
    await page.reload();
    await expect(section.getByText('10:00 PM – 6:00 AM')).toBeVisible();
    await open.click();
    await expectAccessibleInEveryLook(page);
  },
);
