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
    `the toolbar stays as it is when the view changes, in ${language}`,
    deep,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await control(page, 'settings', { language });
      const places = [];
      for (const view of views) {
        await page.goto(`/ksr0wingclubmain01?view=${view}&date=2026-03-02`);
        await expect(page.getByRole('radio', { checked: true })).toBeAttached();
        places.push(await toolbarPlaces(page));
      }
      for (const place of places) expect(place).toEqual(places[0]);
      const { add, heading, views: choice } = places[0] ?? {};
      expect(add).toBe(heading);
      expect(choice).toBeGreaterThan(Number(heading));
    },
  );
}

/** The middles of the toolbar's rows, in pixels from the page's top. */
function toolbarPlaces(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const middle = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box ? Math.round((box.top + box.bottom) / 2 + window.scrollY) : Number.NaN;
    };
    const heading = document.querySelector('main h2');
    const choice = document.querySelector('[role="radiogroup"]');
    return {
      heading: middle(heading),
      views: middle(choice),
      add: middle(choice?.parentElement?.previousElementSibling),
    };
  });
}

test(
  'on a phone the chosen view is in sight, and a round button adds an event',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/ksr0wingclubmain01?view=table&date=2026-03-02');
    await expect(page.getByRole('radio', { name: 'Table' })).toBeInViewport({ ratio: 1 });
    const add = page.getByRole('button', { name: 'New event', exact: true });
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.click();
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  },
);

test('on a phone the views leave room for the length of one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ksr0wingclubmain01?view=timeline&date=2026-03-02');
  const length = page.getByRole('combobox', { name: 'Length of the timeline' });
  await expect(length).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await length.boundingBox())?.width).toBeGreaterThan(80);
});
