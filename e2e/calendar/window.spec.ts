import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { control, startInStoryWeek } from '../mock-controls.ts';

const rowing = '/ksr0wingclubmain01';
/** All hours of a day, and shifts of eight hours. */
const shifts = '/ksboathouseshift04';

const views = [
  'month',
  'weeks',
  'week',
  'days',
  'scheduler',
  'timeline',
  'list',
  'table',
  'year',
] as const;

const sizes = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

/** The view itself; the month of the side panel, which is a grid, too, comes before it. */
const findView = (page: Page, view: string) =>
  page
    .getByRole('main')
    .getByRole(view === 'list' || view === 'table' ? 'region' : 'grid')
    .last();

const bottom = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? Math.round(box.y + box.height) : null;
};

/** How far the page can scroll, and has. */
const scrolling = (page: Page) =>
  page.evaluate(() => ({
    rest: document.documentElement.scrollHeight - window.innerHeight,
    by: window.scrollY,
  }));

/** Fails if the page scrolls, or the view or the panel does not end a little above the window's edge. */
async function expectToFit(page: Page, view: string): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect.poll(() => scrolling(page), view).toEqual({ rest: 0, by: 0 });
  expect(await bottom(findView(page, view)), view).toBe(height - 16);
  const panel = page.getByRole('complementary', { name: 'Calendars and filters' });
  expect(await bottom(panel), view).toBeLessThanOrEqual(height);
}

test('every view ends at the edge of the window, with the panel open and banners above', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  const [small] = sizes;
  if (small) await page.setViewportSize(small);
  await page.goto(`${rowing}?view=month&date=2026-03-02`);
  await page.getByRole('button', { name: /^Calendars and filters/ }).click();
  for (const view of views) {
    await page.goto(`${rowing}?view=${view}&date=2026-03-02`);
    await expect(findView(page, view)).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectToFit(page, view);
    }
  }
  await control(page, 'session', {
    as: 'owner@example.com',
    impersonatedBy: 'support@example.com',
  });
  await page.goto(`${rowing}?view=month&date=2026-03-02`);
  await expect(page.getByRole('region', { name: 'Impersonation' })).toBeVisible();
  await expectToFit(page, 'month');
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expectToFit(page, 'month');
});

test('a message that offers Undo adds nothing to the page, and leaves by itself', async ({
  page,
}) => {
  await startInStoryWeek(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${rowing}?view=month&date=2026-03-02&event=7003`);
  const card = page.getByRole('dialog', { name: 'Spring clean of the boathouse' });
  await card.getByRole('button', { name: 'Delete' }).click();
  const message = page.getByRole('region', { name: 'Message' });
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectToFit(page, 'month');
  await expect(message).toBeHidden();
});

test('after an event has been saved at the end of the editor, the calendar is in sight as before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${rowing}?view=month&date=2026-03-02&edit=7003`);
  const editor = page.getByRole('region', { name: 'Edit event' });
  await editor.getByLabel('Where').fill('Lower pontoon');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const save = editor.getByRole('button', { name: 'Save' });
  const place = await save.boundingBox();
  await save.click();
  await expect(page.getByRole('region', { name: 'Message' })).toBeVisible();
  expect(place?.y).toBeGreaterThan(500);
  await expect(page.getByRole('button', { name: 'Today' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => scrolling(page)).toEqual({ rest: 0, by: 0 });
});

test('in a low window, a year begins with its toolbar and the month that it is about', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${rowing}?view=year&date=2026-08-03`);
  await expect(page.getByRole('rowgroup', { name: 'August 2026' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Today' })).toBeInViewport({ ratio: 1 });
  expect((await scrolling(page)).by).toBe(0);
});

/** To a tenth, as now goes on. */
const scrolledHours = (grid: Locator) =>
  grid.evaluate(({ scrollTop }) => Math.round((10 * scrollTop) / 48) / 10);

/** Whether nothing covers the element's center. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('a week is first shown from now, another one from its first event, and titles stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${shifts}?view=week&date=2026-03-02`);
  const grid = page.getByRole('grid', { name: /^Mar 2/ });
  const early = grid.getByRole('button', { name: /6:00 AM – 2:00 PM/ }).first();
  await expect(early).toBeVisible();
  // Half an hour before ten, in hours of 48 pixels.
  await expect.poll(() => scrolledHours(grid)).toBe(9.5);
  const title = early.getByText('Early: Milo');
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isOnTop(title)).toBe(true);
  await page.goto(`${shifts}?view=week&date=2026-03-16`);
  await expect.poll(() => scrolledHours(page.getByRole('grid', { name: /^Mar 16/ }))).toBe(5.5);
});
