import type { Locator, Page } from '@playwright/test';
import { deep, expect, startSession, test } from './browser-test.ts';

/** The color of the mark with an initial, in a part of the page. */
function markColor(part: Locator, initial: string): Promise<string> {
  return part
    .locator('span[aria-hidden="true"]')
    .filter({ hasText: new RegExp(`^${initial}$`) })
    .first()
    .evaluate((mark) => getComputedStyle(mark).backgroundColor);
}

/** Opens a page as someone, and reads the color of a mark on it. */
async function readColor(
  page: Page,
  {
    as,
    address,
    opener,
    part,
    initial,
  }: { as: string; address: string; opener?: Locator; part: Locator; initial: string },
): Promise<string> {
  // A page that is still loading would read the rest as the next person, who may not see it.
  await page.goto('about:blank');
  await startSession(page, as);
  await page.goto(address);
  await opener?.click();
  return markColor(part, initial);
}

test('a calendar has the same color on every page', deep, async ({ page }) => {
  const as = 'owner@example.com';
  const initial = 'R';
  const title = 'Riverside rowing club';
  const main = page.getByRole('main');
  const item = main.getByRole('listitem').filter({ hasText: title });
  const colors = {
    dashboard: await readColor(page, {
      as,
      address: '/user/dashboard',
      part: page.getByRole('article').filter({ hasText: title }),
      initial,
    }),
    profile: await readColor(page, {
      as,
      address: '/user/profile/edit',
      opener: page.getByRole('button', { name: /^Show all \d+ calendars$/ }),
      part: item,
      initial,
    }),
    notifications: await readColor(page, {
      as,
      address: '/user/notifications',
      part: main.getByRole('row').filter({ hasText: title }),
      initial,
    }),
    calendar: await readColor(page, {
      as,
      address: '/c/riv3rs',
      part: page.getByRole('banner'),
      initial,
    }),
    record: await readColor(page, {
      as: 'admin@example.com',
      address: '/admintool96/calendars/101',
      part: main,
      initial,
    }),
  };
  expect(new Set(Object.values(colors)).size, JSON.stringify(colors)).toBe(1);
});

test('a person has the same color on every page', deep, async ({ page }) => {
  const as = 'owner@example.com';
  const initial = 'O';
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const colors = {
    header: await readColor(page, { as, address: '/user/dashboard', part: header, initial }),
    profile: await readColor(page, { as, address: '/user/profile/edit', part: main, initial }),
    avatar: await readColor(page, { as, address: '/user/avatar', part: main, initial }),
    calendar: await readColor(page, { as, address: '/c/riv3rs', part: header, initial }),
    record: await readColor(page, {
      as: 'admin@example.com',
      address: '/admintool96/users/1',
      part: main,
      initial,
    }),
  };
  expect(new Set(Object.values(colors)).size, JSON.stringify(colors)).toBe(1);
});
