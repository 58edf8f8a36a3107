import type { Page, Route } from '@playwright/test';
import { findMiddle } from '../boxes.ts';
import { expect, test } from '../browser-test.ts';

const show = (view: string) => `/ksr0wingclubmain01?view=${view}&date=2026-03-02`;
const ghost = (page: Page) => page.locator('[data-ghost]');
const clean = (page: Page, when = 'Saturday, March 7') =>
  page.getByRole('button', { name: new RegExp(`^Spring clean.*${when}`) });

/** Opens a view whose gestures' code waits, and returns a function that lets it arrive, or fail. */
async function openWithoutGestures(page: Page, view: string) {
  const answer = Promise.withResolvers<boolean>();
  const hold = async (route: Route) =>
    (await answer.promise) ? route.continue() : route.abort('internetdisconnected');
  await page.route(/\/(EventMoves|ListChoosing)-[^/]*\.js/, hold);
  await page.goto(show(view));
  await expect(clean(page)).toBeVisible();
  return (isThere: boolean) => answer.resolve(isThere);
}

/** The middle of the spring clean, and of the day before it. */
async function findWay(page: Page) {
  const from = await findMiddle(clean(page));
  const day = await findMiddle(page.getByRole('gridcell', { name: /^Friday, March 6, 2026/ }));
  return { from, to: { ...from, x: day.x } };
}

for (const view of ['month', 'week']) {
  test(`a press in the view ${view} goes on as a drag when the code for it arrives`, async ({
    page,
  }) => {
    const arrive = await openWithoutGestures(page, view);
    const { from, to } = await findWay(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(ghost(page)).toHaveCount(0);
    arrive(true);
    await expect(ghost(page)).toHaveCount(1);
    await page.mouse.up();
    await expect(clean(page, 'Friday, March 6')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a drag that has ended before its code arrives is made then, and opens nothing', async ({
  page,
}) => {
  const arrive = await openWithoutGestures(page, 'month');
  const { from, to } = await findWay(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(clean(page)).toBeVisible();
  arrive(true);
  await expect(clean(page, 'Friday, March 6')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a key waits for its code, and a click that opens an event does not', async ({ page }) => {
  const arrive = await openWithoutGestures(page, 'month');
  await clean(page).click();
  await expect(page.getByRole('dialog', { name: /^Spring clean/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(clean(page)).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  arrive(true);
  await expect(page.getByText('Enter keeps it here, Escape puts it back.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(clean(page, 'Friday, March 6')).toBeVisible();
});

test('a gesture whose code does not arrive is told, and the next one works', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to|did not arrive/);
  const arrive = await openWithoutGestures(page, 'month');
  const { from, to } = await findWay(page);
  arrive(false);
  const drag = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  await drag();
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  await expect(clean(page)).toBeVisible();
  await page.unroute(/\/(EventMoves|ListChoosing)-[^/]*\.js/);
  await drag();
  await expect(clean(page, 'Friday, March 6')).toBeVisible();
});
