import {
  deep,
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';
import { control } from '../mock-controls.ts';
import { swipe } from '../touch.ts';

const rowing = '/ksr0wingclubmain01?view=month';
/** Ten thousand events in this month. */
const full = '/ksb1gcalendar10000?view=month&date=2026-03-02';

test('a month passes axe in every look, full or empty, and fits', deep, async ({ page }) => {
  for (const address of [full, `${rowing}&date=1950-01-01`]) {
    await page.goto(address);
    await expect(page.getByRole('grid')).toBeVisible();
    if (address === full) await expect(page.getByText(/^\+\d+ more$/).first()).toBeVisible();
    else await expect(page.getByText('There are no events here.')).toBeVisible();
    await expectAccessibleInEveryLook(page);
  }
});

test('all events of a day open from the number of those without room', deep, async ({ page }) => {
  await page.goto(full);
  const more = page.getByRole('button', { name: /^\+\d+ more on / }).first();
  await more.click();
  const day = page.getByRole('dialog');
  await expect(day.getByRole('listitem').nth(300)).toBeAttached();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(day).toBeHidden();
  await expect(more).toBeFocused();
});

test('the keyboard alone leads through months to an event', async ({ page }) => {
  await page.goto(`${rowing}&date=2026-03-02`);
  const day = page.getByRole('gridcell', { name: /^Monday, March 2, 2026/ });
  await expect(day.getByRole('button', { name: /^Training on the river/ })).toBeVisible();
  await day.focus();
  const heading = page.getByRole('heading', { level: 2 });
  const month = await heading.textContent();
  await page.keyboard.press('PageDown');
  await expect(heading).not.toHaveText(month ?? '');
  await page.keyboard.press('PageUp');
  await expect(heading).toHaveText(month ?? '');
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day.getByRole('button', { name: /^Training on the river/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/event=7001/);
});

test('from right to left, arrows follow the eye', deep, async ({ page }) => {
  await page.goto(`${rowing}&date=2026-03-04`);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const cell = (date: string) => page.getByRole('gridcell', { name: new RegExp(`^${date}`) });
  await cell('Wednesday, March 4, 2026').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cell('Thursday, March 5, 2026')).toBeFocused();
  const [first, second] = await Promise.all(
    ['Wednesday, March 4, 2026', 'Thursday, March 5, 2026'].map((date) => cell(date).boundingBox()),
  );
  expect(second?.x).toBeLessThan(first?.x ?? 0);
  await expectNoSidewaysScroll(page);
});

test(
  'a failed read keeps the page, and trying again shows the events',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/ERR_EMPTY_RESPONSE|Failed to load resource/);
    await page.goto(`${rowing}&date=2026-03-02`);
    await expect(
      page.getByRole('button', { name: /^Training on the river/ }).first(),
    ).toBeVisible();
    await control(page, 'offline', { offline: true });
    for (let step = 0; step < 4; step += 1)
      await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText('Unexpected connection error');
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    await expect(retry).toBeVisible();
    await control(page, 'offline', { offline: false });
    // On a slow machine, the page may have read again by itself before the click.
    await retry.click({ timeout: 5000 }).catch(() => expect(retry).toBeHidden());
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: /^Training on the river/ }).first(),
    ).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a swipe changes the month', async ({ page }) => {
    await page.goto(`${rowing}&date=2026-03-04`);
    const grid = page.getByRole('grid', { name: 'March 2026' });
    await expect(grid).toBeVisible();
    await swipe(page, { x: 300, y: 300 }, -200);
    await expect(page.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
