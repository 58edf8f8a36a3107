import type { Page } from '@playwright/test';
import { pickCases } from '../../scripts/testing/depth.ts';
import { readBox } from '../boxes.ts';
import { deep, expect, test } from '../browser-test.ts';
import { createFinger } from '../touch.ts';

const show = (view: string) => `/ksr0wingclubmain01?view=${view}&date=2026-03-02`;

const ghost = (page: Page) => page.locator('[data-ghost]');
const grid = (page: Page) => page.getByRole('grid');

/** How far a view is scrolled: itself, or the page if the view is as high as its content. */
const readScroll = (page: Page) =>
  grid(page).evaluate((element) => ({
    down: element.scrollTop + window.scrollY,
    across: Math.abs(element.scrollLeft),
  }));

/** Where the view, or what of it is in the window, ends. */
async function readCorner(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await readBox(grid(page));
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  return { x: Math.min(x + width, window.width) - 4, y: Math.min(y + height, window.height) - 4 };
}

interface EdgeCase {
  view: string;
  event: RegExp;
  edge: 'bottom' | 'end';
}

const cases: readonly EdgeCase[] = [
  { view: 'month', event: /^Training on the river, Wednesday, March 4/, edge: 'bottom' },
  { view: 'weeks', event: /^Training on the river, Wednesday, March 4/, edge: 'bottom' },
  { view: 'week', event: /^Spring clean/, edge: 'bottom' },
  { view: 'scheduler&count=7', event: /^Training on the river, Monday, March 2/, edge: 'end' },
  { view: 'timeline&scale=month', event: /^Committee meeting/, edge: 'end' },
];

for (const { view, event, edge } of pickCases(cases)) {
  test(`by mouse, a drag at the edge scrolls the view ${view}, and Escape puts the event back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 560 });
    await page.goto(show(view));
    const dragged = page.getByRole('button', { name: event }).first();
    await dragged.scrollIntoViewIfNeeded();
    const from = await readBox(dragged);
    const corner = await readCorner(page);
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
    await expect(ghost(page).first()).toBeVisible();
    const before = await readScroll(page);
    const to = edge === 'end' ? { x: corner.x, y: from.y + 8 } : { x: from.x + 20, y: corner.y };
    await page.mouse.move(to.x, to.y, { steps: 3 });
    if (edge === 'end') {
      await expect.poll(async () => (await readScroll(page)).across).toBeGreaterThan(before.across);
    } else {
      await expect.poll(async () => (await readScroll(page)).down).toBeGreaterThan(before.down);
    }
    await page.keyboard.press('Escape');
    await expect(ghost(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(/^Moved to/)).toHaveCount(0);
  });
}

test.describe('by touch', deep, () => {
  test.use({ hasTouch: true });

  test('a finger that drags at the edge scrolls the hours', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 560 });
    await page.goto(show('week'));
    const clean = page.getByRole('button', { name: /^Spring clean/ });
    await clean.scrollIntoViewIfNeeded();
    const from = await readBox(clean);
    const corner = await readCorner(page);
    // Between the edges, by which a finger resizes.
    const at = { x: from.x + 20, y: from.y + 60 };
    const finger = await createFinger(page, at);
    await finger.press();
    await expect(ghost(page)).toHaveCount(1);
    const before = await readScroll(page);
    await finger.moveBy(0, (corner.y - at.y) / 2);
    await finger.moveBy(0, corner.y - at.y);
    await expect.poll(async () => (await readScroll(page)).down).toBeGreaterThan(before.down);
    await finger.lift();
    await expect(page.getByText(/^Moved to/)).toBeVisible();
  });

  test('a finger that rests on an hour adds an event of an hour', async ({ page }) => {
    await page.goto(show('week'));
    await expect(page.getByRole('button', { name: /^Spring clean/ })).toBeVisible();
    const column = await readBox(page.getByRole('gridcell', { name: /^Friday, March 6, 2026/ }));
    const rows = await readBox(page.locator('[data-all-day]').first());
    const finger = await createFinger(page, { x: column.x + 30, y: rows.y + rows.height + 60 });
    await finger.press();
    await expect(ghost(page)).toHaveCount(1);
    await finger.lift();
    const form = page.getByRole('dialog', { name: 'New event' });
    await expect(form.getByLabel('Start time')).toHaveValue(/^\d+:\d\d [AP]M$/);
    const minutes = async (label: string) => {
      const [, hour = '', minute = '', half] =
        /^(\d+):(\d\d) ([AP]M)$/.exec(await form.getByLabel(label).inputValue()) ?? [];
      return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
    };
    await expect
      .poll(async () => (await minutes('End time')) - (await minutes('Start time')))
      .toBe(60);
  });
});
