import { pickCases } from '../../scripts/testing/depth.ts';
import { deep, expect, expectNoSidewaysScroll, test } from '../browser-test.ts';
import { swipe } from '../touch.ts';

const rowing = '/ksr0wingclubmain01';

for (const { view, range, next } of pickCases([
  { view: 'week', range: /^Mar 2\s–\s8, 2026$/, next: /^Mar 9\s–\s15, 2026$/ },
  { view: 'days', range: /^Mar 2\s–\s4, 2026$/, next: /^Mar 5\s–\s7, 2026$/ },
])) {
  test(`the keyboard alone leads through the view ${view} to an event and back`, async ({
    page,
  }) => {
    await page.goto(`${rowing}?view=${view}&date=2026-03-02`);
    const grid = (name: RegExp) => page.getByRole('grid', { name });
    const day = page.locator('[role="gridcell"][tabindex="0"]');
    await expect(grid(range)).toBeVisible();
    await day.focus();
    await page.keyboard.press('PageDown');
    await expect(grid(next)).toBeVisible();
    await page.keyboard.press('PageUp');
    await expect(grid(range)).toBeVisible();
    await expect(day).toBeFocused();
    await expect(day.getByRole('button', { name: /^Training on the river/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(day.getByRole('button', { name: /^Training on the river/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Training on the river' });
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(day.getByRole('button', { name: /^Training on the river/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(day).toBeFocused();
  });
}

test('the mouse opens an event, then its day by itself', deep, async ({ page }) => {
  await page.goto(`${rowing}?view=week&date=2026-03-02`);
  await page.getByRole('button', { name: /^Spring clean of the boathouse, Saturday/ }).click();
  const card = page.getByRole('dialog', { name: 'Spring clean of the boathouse' });
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Saturday, March 7, 2026', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Saturday, March 7, 2026' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a swipe leads to the next week, a tap opens an event, and the arrows are in sight', async ({
    page,
  }) => {
    await page.goto(`${rowing}?view=week&date=2026-02-23`);
    await expect(page.getByRole('grid', { name: /^Feb 23/ })).toBeVisible();
    for (const name of ['Previous', 'Next']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();
    }
    await swipe(page, { x: 300, y: 450 }, -200);
    await expect(page.getByRole('grid', { name: /^Mar 2\s/ })).toBeVisible();
    await page.getByRole('button', { name: /^Spring clean of the boathouse, Saturday/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Spring clean of the boathouse' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  for (const [count, first, second] of pickCases([
    [3, /^Feb 27/, /^Mar 2\s/],
    [1, /^Friday, February 27/, /^Saturday, February 28/],
  ] as const)) {
    test(
      `a swipe leads ${count} days on, and one to the other side back`,
      deep,
      async ({ page }) => {
        await page.goto(`${rowing}?view=days&count=${count}&date=2026-02-27`);
        await expect(page.getByRole('grid', { name: first })).toBeVisible();
        await swipe(page, { x: 300, y: 450 }, -200);
        await expect(page.getByRole('grid', { name: second })).toBeVisible();
        await swipe(page, { x: 100, y: 450 }, 200);
        await expect(page.getByRole('grid', { name: first })).toBeVisible();
      },
    );
  }
});
