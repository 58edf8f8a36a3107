import type { Locator, Page } from '@playwright/test';
import { pickCases } from '../scripts/testing/depth.ts';
import { readBox } from './boxes.ts';
import { deep, expect, expectNoSidewaysScroll, startSession, test } from './browser-test.ts';
import { control } from './mock-controls.ts';

const header = (page: Page) => page.getByRole('banner');
const impersonation = (page: Page) => page.getByRole('region', { name: 'Impersonation' });
const tiles = (page: Page) => page.getByRole('main').getByRole('link');

/** Opens the long dashboard of a user impersonated by staff. */
async function viewAsMany(page: Page): Promise<void> {
  await control(page, 'session', { as: 'many@example.com', impersonatedBy: 'support@example.com' });
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
  // The first tiles are replaced once the code of long lists has loaded.
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveAttribute(
    'aria-setsize',
    '1000',
  );
}

/** How many pixels can still be scrolled down. Runs in the page. */
function measureRest(): number {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return Math.floor(scrollHeight - clientHeight - scrollTop);
}

/** An element's box, which must have a layout. */
async function measureBox(element: Locator) {
  const box = await readBox(element);
  return { ...box, end: box.x + box.width, bottom: box.y + box.height };
}

for (const width of pickCases([1280, 360])) {
  test(`at ${width} pixels the impersonation banner and the header stay in view while scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await viewAsMany(page);
    await page.keyboard.press('End');
    await expect(tiles(page).first()).not.toBeInViewport();
    await expect(impersonation(page)).toBeInViewport({ ratio: 1 });
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    const gap = async () =>
      (await measureBox(header(page))).y - (await measureBox(impersonation(page))).bottom;
    await expect.poll(gap).toBe(0);
  });
}

test('the focused element does not stay hidden behind the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await viewAsMany(page);
  await page.keyboard.press('End');
  // The browser scrolls smoothly, and on to the end even if the focus has moved meanwhile.
  await expect.poll(() => page.evaluate(measureRest)).toBe(0);
  await tiles(page).last().focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    // The list may still be scrolling to it.
    await expect(async () => {
      const { bottom } = await measureBox(header(page));
      expect((await measureBox(focused)).y).toBeGreaterThanOrEqual(bottom);
    }).toPass();
  }
});

test('in a low or zoomed window, the header scrolls away to make room', deep, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await startSession(page, 'many@example.com');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
  await tiles(page).nth(2).focus();
  await expect(header(page)).not.toBeInViewport();
});

test(
  'the banner takes one line for a long name and keeps its button in view',
  deep,
  async ({ page }) => {
    const name = `Wolfeschlegelsteinhausen ${'Bergerdorff '.repeat(8)}`.slice(0, 120);
    await startSession(page, 'owner@example.com');
    const answer = await page.context().request.patch('/user/profile', {
      data: { name },
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await control(page, 'session', {
      as: 'owner@example.com',
      impersonatedBy: 'support@example.com',
    });
    await page.goto('/user/dashboard');
    const exit = page.getByRole('button', { name: 'Exit impersonation' });
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(exit).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await measureBox(impersonation(page))).height).toBeLessThan(50);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(exit).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  },
);

test(
  'at 360 pixels the product name is not cut off, for visitors and for users',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const cut = () =>
      header(page)
        .getByText('Shared Calendar', { exact: true })
        .evaluate((name) => name.scrollWidth - name.clientWidth);
    await page.goto('/login');
    await expect.poll(cut).toBe(0);
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard');
    await expect.poll(cut).toBe(0);
  },
);

test(
  'an error page is centered, and its icon has the color of its tone',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of (404|500) /);
    const grounds = new Set<string>();
    for (const [account, path, title] of [
      [null, '/nothing-here', 'Page not found'],
      ['member@example.com', '/admintool96', 'Not allowed'],
      ['fails@example.com', '/user/dashboard', 'Something went wrong'],
    ] as const) {
      if (account) await startSession(page, account);
      await page.goto(path);
      const heading = page.getByRole('heading', { name: title });
      const [words, main] = [await measureBox(heading), await measureBox(page.getByRole('main'))];
      expect(Math.abs(words.x + words.end - (main.x + main.end))).toBeLessThanOrEqual(2);
      const sign = page.getByRole('main').locator('span:has(> [aria-hidden="true"])').first();
      grounds.add(await sign.evaluate((element) => getComputedStyle(element).backgroundColor));
    }
    expect(grounds.size).toBe(3);
  },
);

test('on a narrow screen a panel dims the page, and a tap on the page closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page, 'many@example.com');
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Help and news' }).click();
  await page.getByRole('menuitem', { name: 'News & Tips' }).click();
  const panel = page.getByRole('complementary', { name: 'News & Tips' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await page.mouse.move(180, 60);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.click(180, 60);
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/user/dashboard');
});

test(
  'a field’s label is above it, and the field is as wide as its form',
  deep,
  async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/login');
      const field = await measureBox(page.getByLabel('Email address'));
      const label = await measureBox(page.getByText('Email address', { exact: true }));
      const button = await measureBox(page.getByRole('button', { name: 'Log in', exact: true }));
      expect(label.bottom).toBeLessThanOrEqual(field.y);
      expect([field.x, field.end]).toEqual([button.x, button.end]);
    }
  },
);
