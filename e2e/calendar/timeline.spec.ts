import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';

const shifts = '/ksboathouseshift04?view=timeline';
/** 40 sub-calendars with 10,000 events in this month. */
const many = '/ksb1gcalendar10000?view=timeline&scale=month&date=2026-03-02';

test('the timeline passes axe in every look, and fits', deep, async ({ page }) => {
  for (const address of [many, `${shifts}&date=2026-03-02&scale=day`]) {
    await page.goto(address);
    await expect(page.getByRole('gridcell').getByRole('button').first()).toBeVisible();
    await expectAccessibleInEveryLook(page);
  }
});

test('the keyboard alone leads to a row that was out of sight, and to its events', async ({
  page,
}) => {
  await page.goto(many);
  const cells = (name: RegExp) => page.getByRole('gridcell', { name });
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  await expect(cells(/^Team 40, /)).toHaveCount(0);
  await page.keyboard.press('Control+End');
  const last = page.locator('[role="gridcell"]:focus');
  await expect(last).toHaveAccessibleName(/^Team 40, /);
  await expect(last).toBeInViewport();
  await expect(page.getByRole('rowheader', { name: 'Team 40' })).toBeInViewport();
  await expect(last.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /Team 40/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/event=/);
});

test(
  'a title goes on after a short event where there is room, and opens it',
  deep,
  async ({ page }) => {
    await page.goto('/ksr0wingclubmain01?view=timeline&date=2026-03-02');
    const event = page.getByRole('button', { name: /^Spring clean of the boathouse, / });
    const title = event.getByText('Spring clean of the boathouse');
    await expect(title).toBeVisible();
    const isCut = () => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect.poll(isCut).toBe(false);
    const box = await title.boundingBox();
    // Beyond the end of the event.
    await title.click({ position: { x: (box?.width ?? 0) - 4, y: 8 } });
    await expect(page).toHaveURL(/event=/);
  },
);

test('the mouse leads from a month to a day and back', deep, async ({ page }) => {
  await page.goto(`${shifts}&date=2026-03-04&scale=month`);
  await page.getByRole('button', { name: 'Thursday, March 5, 2026' }).click();
  await expect(page.getByRole('grid', { name: 'Thursday, March 5, 2026' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid', { name: 'March 2026' })).toBeVisible();
});

test(
  'from right to left, time begins at the right and arrows follow the eye',
  deep,
  async ({ page }) => {
    await page.goto(`${shifts}&date=2026-03-04`);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const cell = (name: RegExp) => page.getByRole('gridcell', { name });
    await cell(/^Late, Wednesday/).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(cell(/^Late, Thursday/)).toBeFocused();
    const [before, after] = await Promise.all(
      [/^Late, Wednesday/, /^Late, Thursday/].map((name) => cell(name).boundingBox()),
    );
    expect(after?.x).toBeLessThan(before?.x ?? 0);
    await expectNoSidewaysScroll(page);
  },
);

test.describe('on a phone', deep, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('time scrolls beside the names, and a tap opens an event', async ({ page }) => {
    await page.goto(many);
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    await grid.evaluate((element) => element.scrollTo({ left: 0, top: 1500 }));
    await expect(page.getByRole('columnheader').nth(1)).toBeInViewport();
    await expect(page.getByRole('rowheader', { name: 'Team 11' })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('gridcell', { name: /^Team 11, \w+, \w+ 2, / })
      .getByRole('button')
      .first()
      .tap();
    await expect(page).toHaveURL(/event=/);
  });
});
