import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';

const shifts = '/ksboathouseshift04?view=scheduler&date=2026-03-02';
/** 40 sub-calendars. */
const many = '/ksb1gcalendar10000?view=scheduler&date=2026-03-02';

test('the scheduler passes axe in every look, and fits', deep, async ({ page }) => {
  for (const address of [many, `${shifts}&count=3`]) {
    await page.goto(address);
    await expect(page.getByRole('gridcell').getByRole('button').first()).toBeVisible();
    await expectAccessibleInEveryLook(page);
  }
});

test('the keyboard alone leads to a column that was out of sight, and to its events', async ({
  page,
}) => {
  await page.goto(many);
  const column = (name: string) =>
    page.locator('[data-sub-calendar]').and(page.getByRole('gridcell', { name }));
  await column('Team 1,').focus();
  await expect(column('Team 40,')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(column('Team 40,')).toBeFocused();
  await expect(column('Team 40,')).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Team 40' })).toBeInViewport();
  await expect(column('Team 40,').getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /Team 40/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/event=/);
});

test(
  'the mouse opens an event in the column of its sub-calendar, and shows more days',
  deep,
  async ({ page }) => {
    await page.goto(many);
    const event = page
      .getByRole('gridcell', { name: /^Team 1, .+ events? / })
      .getByRole('button')
      .first();
    await event.click();
    const card = page.getByRole('dialog');
    await expect(card).toContainText('Team 1');
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await page.getByRole('combobox', { name: 'Number of days' }).selectOption('2 days');
    await expect(page.getByRole('columnheader', { name: /Team 1\b/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/count=2/);
  },
);

test(
  'from right to left, columns begin at the right and arrows follow the eye',
  deep,
  async ({ page }) => {
    await page.goto(shifts);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const column = (name: string) =>
      page.locator('[data-sub-calendar]').and(page.getByRole('gridcell', { name }));
    await column('Early,').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(column('Late,')).toBeFocused();
    const [early, late] = await Promise.all(
      ['Early,', 'Late,'].map((name) => column(name).boundingBox()),
    );
    expect(late?.x).toBeLessThan(early?.x ?? 0);
    await expectNoSidewaysScroll(page);
  },
);

test.describe('on a phone', deep, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('columns scroll sideways beside the hours, and a tap opens an event', async ({ page }) => {
    await page.goto(many);
    const grid = page.getByRole('grid');
    await expect(page.getByRole('columnheader', { name: 'Team 1', exact: true })).toBeInViewport();
    await grid.evaluate((element) => element.scrollTo({ left: 2400 }));
    await expect(page.getByRole('columnheader', { name: 'Team 21', exact: true })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    const event = page
      .getByRole('gridcell', { name: /^Team 21, .+ events? / })
      .getByRole('button')
      .first();
    await event.tap();
    await expect(page).toHaveURL(/event=/);
  });
});
