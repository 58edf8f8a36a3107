import type { Locator, Page } from '@playwright/test';
import { readBox } from '../boxes.ts';
import { expect, test } from '../browser-test.ts';
import { holdRequests } from '../held-requests.ts';

/** In the week of the story, whose Monday has training. */
const show = (view: string, date = '2026-03-02') =>
  `/ksr0wingclubmain01?view=${view}&date=${date}&showSidepanel=0`;

const views = [
  { view: 'month', code: 'MonthView', role: 'grid', fillsWindow: true },
  { view: 'weeks', code: 'WeeksView', role: 'grid', fillsWindow: true },
  { view: 'week', code: 'TimeColumns', role: 'grid', fillsWindow: true },
  { view: 'days', code: 'TimeColumns', role: 'grid', fillsWindow: true },
  { view: 'scheduler', code: 'TimeColumns', role: 'grid', fillsWindow: true },
  { view: 'timeline', code: 'Timeline', role: 'grid', fillsWindow: true },
  { view: 'list', code: 'ListView', role: 'region', fillsWindow: true },
  { view: 'agenda', code: 'AgendaView', role: 'region', fillsWindow: false },
  { view: 'table', code: 'TableView', role: 'table', fillsWindow: false },
  { view: 'year', code: 'YearView', role: 'grid', fillsWindow: true },
] as const;

for (const { view, code, role, fillsWindow } of views) {
  for (const width of [1280, 360]) {
    test(`at ${width} pixels the skeleton of the view ${view} stands where the view will be`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const load = await holdRequests(page, new RegExp(`/${code}-[^/]+\\.js`));
      await page.goto(show(view));
      const skeleton = page.locator('[data-part="skeleton"]');
      await expect(skeleton).toBeVisible();
      const place = await placeIn(page, skeleton);
      await countShifts(page);
      load();
      await expect(skeleton).toHaveCount(0);
      const content = page.getByRole('main').getByRole(role).last();
      // A table scrolls in its frame.
      const shown = await placeIn(page, view === 'table' ? content.locator('..') : content);
      expect(difference(shown.x, place.x)).toBeLessThanOrEqual(2);
      expect(difference(shown.y, place.y)).toBeLessThanOrEqual(2);
      expect(difference(shown.width, place.width)).toBeLessThanOrEqual(2);
      if (fillsWindow) expect(difference(shown.height, place.height)).toBeLessThanOrEqual(2);
      expect(await shifts(page)).toBe(0);
    });
  }
}

for (const { view, role } of views) {
  test(`nothing around the events of the view ${view} moves when they arrive`, async ({ page }) => {
    const answer = await holdRequests(page, /\/calendars\/[^/]+\/events\?/);
    await page.goto(show(view));
    await expect(page.getByRole('main').getByRole(role).last()).toBeVisible();
    await expect(page.locator('[data-part="skeleton"]')).toHaveCount(0);
    await countShifts(page);
    answer();
    await expect(
      page
        .getByRole('main')
        .getByText('Training on the river')
        .or(page.locator('[data-level="1"]'))
        .first(),
    ).toBeVisible();
    // The columns of a table become as wide as what is in them.
    expect(await shifts(page)).toBeLessThanOrEqual(view === 'table' ? 0.002 : 0);
  });
}

for (const { view, role } of views.filter(({ role }) => role !== 'region')) {
  test(`the view ${view} stays where it is when there turn out to be no events`, async ({
    page,
  }) => {
    const answer = await holdRequests(page, /\/calendars\/[^/]+\/events\?/);
    await page.goto(show(view, '1950-01-02'));
    const shown = page.getByRole('main').getByRole(role).last();
    await expect(shown).toBeVisible();
    await expect(page.locator('[data-part="skeleton"]')).toHaveCount(0);
    const place = await placeIn(page, shown);
    answer();
    await expect(page.getByText('There are no events here.')).toBeVisible();
    expect(await placeIn(page, shown)).toEqual(place);
  });
}

for (const { view, date } of [
  { view: 'week', date: '2026-03-16' },
  // On the Sunday of this week, clocks change in New York, which takes a line more.
  { view: 'week', date: '2026-03-02' },
  { view: 'scheduler', date: '2026-03-02' },
]) {
  test(`the skeleton of the view ${view} on ${date} has room for a second time zone`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('calendar-view:ksr0wingclubmain01', '{"secondZone":"America/New_York"}'),
    );
    const load = await holdRequests(page, /\/TimeColumns-[^/]+\.js/);
    await page.goto(show(view, date));
    const lines = page.locator('[data-part="skeleton"] > *');
    await expect(lines).toBeVisible();
    const place = await placeIn(page, lines);
    load();
    await expect(lines).toHaveCount(0);
    const grid = page.getByRole('grid').last();
    const hours = await placeIn(page, grid.getByRole('row', { name: 'Hours' }));
    // The grid begins further down, at its first event.
    const scrolled = await grid.evaluate(({ scrollTop }) => scrollTop);
    const columns = await placeIn(page, grid.locator('[role="columnheader"]:visible').first());
    expect(difference(columns.x, place.x)).toBeLessThanOrEqual(2);
    expect(difference(hours.y + scrolled, place.y)).toBeLessThanOrEqual(2);
  });
}

/** Where it is on the page, which may be scrolled. */
async function placeIn(page: Page, element: Locator) {
  const box = await readBox(element);
  return { ...box, y: box.y + (await page.evaluate(() => window.scrollY)) };
}

const difference = (one: number, other: number) => Math.abs(one - other);

/** Begins to add up how far elements move, as Chromium measures layout shifts. */
function countShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const counted = { shifts: 0 };
    Object.assign(window, { counted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shifts += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
  });
}

/** The sum of all layout shifts up to the next frame. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => resolve(Reflect.get(Reflect.get(window, 'counted'), 'shifts'))),
        );
      }),
  );
}
