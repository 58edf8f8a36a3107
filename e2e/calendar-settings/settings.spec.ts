import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, startSession, test } from '../browser-test.ts';
import { startInStoryWeek } from '../mock-controls.ts';

const key = 'ksr0wingclubmain01';

const openCalendar = (page: Page, search = '') => page.goto(`/${key}?date=2026-03-02${search}`);

/** Opens a part of the settings on the way that administrators take. */
async function openSettings(page: Page, part: string): Promise<void> {
  await openCalendar(page);
  await page.getByRole('link', { name: 'Calendar settings' }).click();
  await page
    .getByRole('navigation', { name: 'Calendar settings' })
    .getByRole('link', { name: part })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
}

async function save(page: Page, section: string): Promise<void> {
  const region = page.getByRole('region', { name: section, exact: true });
  await region.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await startInStoryWeek(page);
  await startSession(page, 'owner@example.com');
});

test('an administrator says what the calendar is for, and visitors read it', async ({ page }) => {
  await openSettings(page, 'General');
  await page.getByLabel('What the calendar is for').fill('For **every** rower');
  await expectAccessibleInBothThemes(page);
  await save(page, 'About this calendar');
  await page.getByRole('link', { name: 'Back to Riverside rowing club' }).click();
  await page.getByRole('button', { name: /^Calendars and filters/ }).click();
  await expect(page.getByText('For every rower')).toBeVisible();
});

test('an administrator lets weeks begin on Sunday, and times read 14:30', async ({ page }) => {
  await openSettings(page, 'Date and time');
  await page.getByLabel('First day of the week').selectOption({ label: 'Sunday' });
  await page.getByRole('radio', { name: '24-hour clock' }).check();
  await expectAccessibleInBothThemes(page);
  await save(page, 'Zone and formats');
  await openCalendar(page, '&view=week');
  await expect(page.getByRole('columnheader').first()).toContainText('Sun');
  await expect(page.getByText('08:00').first()).toBeVisible();
});

test('an administrator orders the views by dragging, and chooses the first', async ({ page }) => {
  await openSettings(page, 'Views');
  const section = page.getByRole('region', { name: 'Choice and order', exact: true });
  await section.getByRole('switch', { name: 'Timeline' }).click();
  await section
    .getByRole('button', { name: 'Move Agenda', exact: true })
    .dragTo(section.getByRole('button', { name: 'Move Month', exact: true }));
  await expect(section.getByRole('list').first().getByRole('listitem').first()).toContainText(
    'Agenda',
  );
  await page.getByLabel('First view on wide screens').selectOption({ label: 'Week' });
  await expectAccessibleInBothThemes(page);
  await save(page, 'Choice and order');
  await page.getByLabel('Weekend').selectOption({ label: 'Hidden' });
  await save(page, 'Days and hours');
  await openCalendar(page);
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
  await expect(page.getByRole('columnheader', { name: /Saturday/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Agenda' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: 'Timeline' })).toHaveCount(0);
});

test('an administrator gives the calendar a title, a color and a logo', async ({ page }) => {
  await openSettings(page, 'Identity');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Rowers');
  await page.getByRole('radio', { name: 'Teal' }).check();
  await expect(page.getByText(/^Light theme: the color stands out well \(contrast/)).toBeVisible();
  await expect(page.getByText(/^Dark theme: the color stands out well \(contrast/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await save(page, 'Title and color');
  await page.goto(`/${key}/settings/identity?upload=logo`);
  const dialog = page.getByRole('dialog', { name: 'Upload a logo' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await dialog.getByRole('button', { name: 'Done' }).click();
  const logo = page.getByRole('img', { name: 'Logo of Rowers' });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await openCalendar(page);
  await expect(page.getByRole('banner')).toContainText('Rowers');
  await expect(page.locator('html')).toHaveAttribute('data-color', 'teal');
  await expect(page.locator('html')).toHaveAttribute('data-logo', '');
});

test('a link leads to a single setting', async ({ page }) => {
  await page.goto(`/${key}/settings/date-time#week_start`);
  await expect(page.getByLabel('First day of the week')).toBeFocused();
});
