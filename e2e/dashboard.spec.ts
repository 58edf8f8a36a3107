import type { Locator } from '@playwright/test';
import { pickCases } from '../scripts/testing/depth.ts';
import {
  deep,
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  logIn,
  startSession,
  test,
} from './browser-test.ts';
import { holdRequests } from './held-requests.ts';

test('the search filters while typing and is kept in the URL', deep, async ({ page }) => {
  await logIn(page, 'owner@example.com');
  await page.getByLabel('Search your calendars').pressSequentially('rowing');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/user/dashboard?query=rowing');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test(
  'a keyboard search matches words in any order and announces its results',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard');
    const field = page.getByLabel('Search your calendars');
    const status = page.getByRole('status').filter({ hasText: 'calendars' });
    await expect(status).toHaveText('8 calendars');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type("choir aldhelm's");
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'St. Aldhelm’s choir' })).toBeVisible();
    await expect(page.getByText(/^1 of 8/)).toBeVisible();
    await page.keyboard.type(' zzz');
    await expect(page.getByText(/^0 of 8/)).toBeVisible();
    const clear = page.getByRole('button', { name: 'Clear search' });
    // After the layout buttons, those that add and create a calendar, and the two select fields.
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('Tab');
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(status).toHaveText('8 calendars');
  },
);

test(
  'a title takes one line and is shown in full on focus and on hover',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard');
    const title = 'Rota of the old clubhouse (closed)';
    const link = page.getByRole('link', { name: title });
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect
      .poll(() => link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
      .toBe(true);
    await expect.poll(async () => (await link.boundingBox())?.height).toBe(20);
    const whole = page.getByText(title);
    await expect(whole).toHaveCount(1);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(whole).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(whole).toHaveCount(1);
    await page.getByLabel('Search your calendars').focus();
    await link.hover();
    await expect(whole).toHaveCount(2);
    const short = page.getByRole('link', { name: 'Family' });
    await short.hover();
    await expect(whole).toHaveCount(1);
  },
);

test(
  'tiles have equal heights, with the menu button level with the title',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard');
    await expect(page.getByRole('article')).toHaveCount(8);
    const heights = await page
      .getByRole('article')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    const middle = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const tile = page.getByRole('article').first();
    const [title, more] = [
      await middle(tile.getByRole('link')),
      await middle(tile.getByRole('button', { name: /^Actions/ })),
    ];
    expect(Math.abs(title - more)).toBeLessThan(1);
  },
);

test('a calendar opens, and the back button returns to the dashboard', deep, async ({ page }) => {
  await logIn(page, 'owner@example.com');
  await page.getByRole('link', { name: 'Riverside rowing club' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
});

test(
  'a failed request shows its error id and can be retried',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 500 /);
    await startSession(page, 'fails@example.com');
    await page.goto('/user/dashboard');
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expect(page.getByText('internal_error')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
  },
);

test(
  'a user filters, sorts, lists and pins calendars by keyboard, and the choices persist',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard');
    const links = page.getByRole('article').getByRole('link');
    await expect(links).toHaveCount(8);
    // Native select fields react to the first letter of their options.
    await page.getByLabel('Show', { exact: true }).focus();
    await page.keyboard.type('My');
    await expect(links).toHaveCount(6);
    await page.keyboard.press('Tab');
    await page.keyboard.type('By');
    await expect(page).toHaveURL('/user/dashboard?filter=mine&sort=name');
    await expect(links).toHaveText([
      /^Riverside/,
      /^Allot/,
      /^Boat/,
      /^Family/,
      /^Regatta/,
      /^Rota/,
    ]);
    await page.getByRole('button', { name: 'List', exact: true }).press('Enter');
    await expect.poll(async () => (await links.last().boundingBox())?.height).toBeLessThan(40);
    const rows = page.getByRole('article');
    await expect
      .poll(() => rows.evaluateAll((all) => all.map((row) => Math.round(row.clientHeight))))
      .toEqual(Array.from({ length: 6 }, (_, index) => (index === 0 ? 40 : 39)));

    await links.last().focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Open', exact: true }).press('p');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Rota of the old clubhouse (closed)” is pinned.')).toBeVisible();
    await expect(links.nth(1)).toHaveText(/^Rota/);
    await expect(links.nth(1)).toBeFocused();
    await expectAccessibleInEveryLook(page);
    await page.reload();
    await expect(links.nth(1)).toHaveText(/^Rota/);
    await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test(
  'a user puts pinned calendars in order by dragging and by keys, in both layouts, and it lasts',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard?sort=name');
    const links = page.getByRole('article').getByRole('link');
    const pins = async () => (await links.allTextContents()).slice(0, 3);
    const tile = (title: string) => page.getByRole('article').filter({ hasText: title });
    const pin = async (title: string) => {
      await page.getByRole('link', { name: title }).press('Shift+F10');
      await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
      await expect(page.getByRole('button', { name: `Unpin ${title}` })).toBeVisible();
    };
    const club = 'Riverside rowing club';
    await pin('Family');
    await pin('Regatta 2026');
    await expect.poll(pins).toEqual([club, 'Family', 'Regatta 2026']);
    await tile('Regatta 2026').dragTo(tile(club), { targetPosition: { x: 10, y: 40 } });
    await expect.poll(pins).toEqual(['Regatta 2026', club, 'Family']);
    await expect(page.getByText('“Regatta 2026” is now in place 1 of 3.')).toBeVisible();
    await page.getByRole('link', { name: club }).press('Alt+ArrowRight');
    await expect.poll(pins).toEqual(['Regatta 2026', 'Family', club]);
    await expect(page.getByRole('link', { name: club })).toBeFocused();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await tile('Regatta 2026').dragTo(tile(club), { targetPosition: { x: 40, y: 35 } });
    await expect.poll(pins).toEqual(['Family', club, 'Regatta 2026']);
    await expect(page.getByText('“Regatta 2026” is now in place 3 of 3.')).toBeVisible();
    await page.reload();
    await expect.poll(pins).toEqual(['Family', club, 'Regatta 2026']);
    await expectAccessible(page);
  },
);

test(
  'a user adds a calendar by its link, and is sent to it if it is already listed',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 409 /);
    await startSession(page, 'none@example.com');
    await page.goto('/user/dashboard');
    await page.getByRole('button', { name: 'Add calendar' }).press('Enter');
    const field = page.getByLabel('Link or key');
    await expect(field).toBeFocused();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.type('calendar.example/ksstreetparty00109');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Street party” is among your calendars now.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Add calendar' }).press('Enter');
    await field.fill('ksstreetparty00109');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Open “Street party”' }).click();
    await expect(page).toHaveURL('/ksstreetparty00109');
  },
);

test('a user creates a calendar by keyboard, which then opens', deep, async ({ page }) => {
  await startSession(page, 'none@example.com');
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'New calendar' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New calendar' });
  await expect(dialog.getByLabel('Name of the calendar')).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.type('Grandparents');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ks[A-Za-z0-9]{16}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Grandparents' })).toBeAttached();
  await page.goto('/user/dashboard');
  await expect(page.getByRole('link', { name: 'Grandparents' })).toBeVisible();
});

test(
  'a thousand calendars can be searched, scrolled and browsed by keyboard',
  deep,
  async ({ page }) => {
    await startSession(page, 'many@example.com');
    await page.goto('/user/dashboard?sort=name');
    const tiles = page.getByRole('article');
    await expect(page.getByRole('status').filter({ hasText: '1,000 calendars' })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '1000');
    await expect.poll(() => tiles.count()).toBeLessThan(60);
    const reached = () =>
      page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
    await tiles.first().getByRole('link').focus();
    // A link and a button for each tile.
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab');
    await expect.poll(reached).toBe('31');
    // The focused row stays in the document when it is scrolled out of view.
    await page.evaluate(() => window.scrollTo(0, 30_000));
    const drawn = () =>
      page
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Number(item.getAttribute('aria-posinset'))));
    await expect.poll(async () => Math.max(...(await drawn()))).toBeGreaterThan(400);
    await expect.poll(reached).toBe('31');
    await page.keyboard.press('Control+End');
    await expect(page.locator('[aria-posinset="1000"]')).toBeVisible();
    await page.getByLabel('Search your calendars').fill('sailing');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ of 1,000/ })).toBeVisible();
    await expect(tiles.first()).toBeInViewport();
    await expectAccessibleInEveryLook(page);
  },
);

for (const who of pickCases(['owner@example.com', 'many@example.com'])) {
  test(`going back to the dashboard of ${who} returns to the same place`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 400 });
    await startSession(page, who);
    await page.goto('/user/dashboard');
    await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page.evaluate(() => window.location.assign('/user/avatar'));
    await expect(page).toHaveURL('/user/avatar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });
}

test(
  'a focused tile keeps the focus when the code of long lists arrives',
  deep,
  async ({ page }) => {
    await startSession(page, 'many@example.com');
    const arrive = await holdRequests(page, '**/LongCalendarList-*.js');
    await page.goto('/user/dashboard');
    const tiles = page.getByRole('article');
    await expect(tiles).toHaveCount(30);
    const menu = tiles.nth(4).getByRole('button', { name: /^Actions for/ });
    const name = (await menu.getAttribute('aria-label')) ?? '';
    await menu.focus();
    arrive();
    await expect(page.locator('li[aria-setsize="1000"]').first()).toBeVisible();
    const kept = page.getByRole('button', { name, exact: true });
    await expect(kept).toBeFocused();
    // Nothing takes it away a moment later.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
  },
);

test(
  'the message about an unpinned calendar covers no tool, and its tile keeps the focus',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard');
    await page.getByRole('button', { name: 'Unpin Riverside rowing club' }).click();
    const message = page.getByRole('region', { name: 'Message' });
    await expect(message).toBeVisible();
    await expect(page.getByRole('link', { name: 'Riverside rowing club' })).toBeFocused();
    const box = await message.boundingBox();
    expect(box?.y).toBeGreaterThan(400);
    expect(box?.width).toBeLessThanOrEqual(560);
    await message.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Unpin Riverside rowing club' })).toBeVisible();
  },
);

test('the next events are beside the tiles, fit a phone, and open in their calendars', async ({
  page,
}) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/dashboard');
  const events = page.getByRole('region', { name: 'Next events' });
  const link = events.getByRole('listitem').getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  const tiles = page.getByRole('article');
  const [section, tile] = [await events.boundingBox(), await tiles.nth(1).boundingBox()];
  expect(section?.x ?? 0).toBeGreaterThan((tile?.x ?? 0) + (tile?.width ?? 0));
  expect(section?.y ?? 0).toBeLessThan(tile?.y ?? 0);
  await expectAccessibleInEveryLook(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Next events' }).click();
  await expect(events).toBeFocused();
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(/\/(ks\w{16}|c\/\w{6})\?date=[-\d]+&event=/);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});
