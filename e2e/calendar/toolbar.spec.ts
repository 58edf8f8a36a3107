import type { Page } from '@playwright/test';
import { deep, expect, test } from '../browser-test.ts';
import { control } from '../mock-controls.ts';

const views = [
  'month',
  'weeks',
  'week',
  'days',
  'scheduler',
  'timeline',
  'list',
  'agenda',
  'table',
  'year',
];

for (const language of ['en', 'de']) {
  test(
    `the toolbar is one row from 640 pixels on, and its parts stay when the view changes, in ${language}`,
    deep,
    async ({ page }) => {
      await control(page, 'settings', { language });
      for (const width of [640, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const places = [];
        for (const view of views) {
          await page.goto(`/ksr0wingclubmain01?view=${view}&date=2026-03-02`);
          await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
          places.push(await placeParts(page));
        }
        for (const [index, place] of places.entries()) {
          expect(place, `${views[index]} at ${width}`).toEqual(places[0]);
        }
        expect(new Set(Object.values(places[0] ?? {})).size, `${width}`).toBe(1);
      }
    },
  );
}

/** The middles of the toolbar's parts, in pixels from the page's top. */
function placeParts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const middle = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box ? Math.round((box.top + box.bottom) / 2 + window.scrollY) : Number.NaN;
    };
    const buttons = [...document.querySelectorAll('main button')];
    const find = (name: RegExp) =>
      middle(buttons.find(({ ariaLabel, textContent }) => name.test(ariaLabel ?? textContent)));
    return {
      today: find(/^(Today|Heute)$/),
      heading: middle(document.querySelector('main h2')),
      views: find(/^(More|Mehr|View:|Ansicht:)/),
      add: find(/^(New event|Neuer Termin)$/),
    };
  });
}

test('a view from the menu takes a place beside the usual ones', async ({ page }) => {
  await page.goto('/ksr0wingclubmain01?view=month&date=2026-03-02');
  const view = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(view('List')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Table' }).click();
  await expect(view('Table')).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(view('Table')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the views, the steps and a new event are at the bottom, and bars leave the room to the view', async ({
    page,
  }) => {
    await page.goto('/ksr0wingclubmain01?view=table&date=2026-03-02');
    const views = page.getByRole('button', { name: 'View: Table' });
    const add = page.getByRole('button', { name: 'New event', exact: true });
    const parts = [page.getByRole('button', { name: 'Next', exact: true }), views, add];
    for (const part of parts) {
      await expect(part).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThan(740 - 60);
    }
    expect(await measureBars(page)).toBeLessThanOrEqual(0.2 * 740);
    await add.click();
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  });

  test('bars leave the room to what a search finds, too, and to a reader’s sign', async ({
    page,
  }) => {
    await page.goto('/ksr0wingclubmain01?view=month&date=2026-03-02&q=training');
    await expect(page.getByRole('region', { name: /^Results for “/ })).toBeVisible();
    expect(await measureBars(page)).toBeLessThanOrEqual(0.2 * 740);
    await page.goto('/ksroomsreadonly001?view=month&date=2026-03-02');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('note', { name: 'View only' })).toBeVisible();
    expect(await measureBars(page)).toBeLessThanOrEqual(0.2 * 740);
  });

  test('the menu of views has the lengths of the timeline, too', async ({ page }) => {
    await page.goto('/ksr0wingclubmain01?view=timeline&date=2026-03-02');
    await page.getByRole('button', { name: 'View: Timeline' }).click();
    const lengths = page.getByRole('group', { name: 'Length of the timeline' });
    await lengths.getByRole('menuitemradio', { name: 'Month' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'March 2026' })).toBeVisible();
  });
});

/** The heights of all bars together, in pixels. */
function measureBars(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, [data-bar]')].reduce(
      (sum, bar) => sum + bar.getBoundingClientRect().height,
      0,
    ),
  );
}
