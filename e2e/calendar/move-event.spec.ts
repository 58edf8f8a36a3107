import type { Page } from '@playwright/test';
import { findMiddle } from '../boxes.ts';
import { deep, expect, expectAccessibleInBothThemes, test } from '../browser-test.ts';
import { readyForShortcuts } from '../ready-for-shortcuts.ts';
import { readState } from '../server-state.ts';
import { createFinger } from '../touch.ts';

const calendar = 'ksr0wingclubmain01';
const show = (view: string, date = '2026-03-02') => `/${calendar}?view=${view}&date=${date}`;

const clean = (page: Page, time = '') =>
  page.getByRole('button', { name: new RegExp(`^Spring clean of the boathouse, ${time}`) });

/** When the events of March take place on the server, by id. */
async function readTimes(page: Page): Promise<Record<string, string>> {
  const params = { start_date: '2026-03-02', end_date: '2026-03-29' };
  const { results } = await readState(page, `/calendars/${calendar}/events`, params);
  const events: { id: string; start: string; end: string; sub_calendar_ids: number[] }[] = results;
  return Object.fromEntries(
    events.map(({ id, start, end, sub_calendar_ids: ids }) => [id, `${start} ${end} ${ids}`]),
  );
}

/** Drags by mouse from a point in several moves, and does something before the button is released. */
async function drag(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
  before: () => Promise<void> = async () => {},
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await before();
  await page.mouse.up();
}

const ghost = (page: Page) => page.locator('[data-ghost]');

test('by mouse, an event moves to another day of the month, and Undo takes it back', async ({
  page,
}) => {
  await page.goto(show('month'));
  await expect(clean(page)).toBeVisible();
  const before = await readTimes(page);
  const day = page.getByRole('gridcell', { name: /^Thursday, March 12, 2026/ });
  const [from, to] = [await findMiddle(clean(page)), await findMiddle(day)];
  await drag(page, from, { x: to.x - from.x, y: to.y - from.y }, async () => {
    await expect(day.locator('[data-ghost]')).toContainText('Spring clean');
  });
  await expect(clean(page, 'Thursday, March 12, 9:00 AM – 12:00 PM')).toBeVisible();
  await expect(page.getByText('Moved to Thu, Mar 12, 9:00 AM')).toBeVisible();
  await expect(ghost(page)).toHaveCount(0);
  // The release is not a click.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await readTimes(page))['7003']).toBe(before['7003']?.replaceAll('-07T', '-12T'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(clean(page, 'Saturday, March 7')).toBeVisible();
  await expect(page.getByText('Undone')).toBeVisible();
  expect(await readTimes(page)).toEqual(before);
});

test('by mouse, an event moves among the hours of a week, and its lower edge resizes it', async ({
  page,
}) => {
  await page.goto(show('week'));
  await expect(clean(page)).toBeVisible();
  const before = await readTimes(page);
  const day = await page.getByRole('gridcell', { name: /^Saturday, March 7, 2026/ }).boundingBox();
  // Two hours later, a day earlier: an hour is 48 pixels high.
  await drag(page, await findMiddle(clean(page)), { x: -(day?.width ?? 0), y: 96 }, async () => {
    await expect(ghost(page)).toContainText('11:00 AM – 2:00 PM');
  });
  await expect(clean(page, 'Friday, March 6, 11:00 AM – 2:00 PM')).toBeVisible();
  const box = await clean(page).boundingBox();
  const edge = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) - 3 };
  await page.mouse.move(edge.x, edge.y - 10);
  await expect(clean(page)).toHaveCSS('cursor', 'pointer');
  await page.mouse.move(edge.x, edge.y);
  await expect(clean(page)).toHaveCSS('cursor', 'ns-resize');
  await drag(page, edge, { x: 0, y: -48 });
  await expect(clean(page, 'Friday, March 6, 11:00 AM – 1:00 PM')).toBeVisible();
  await expect
    .poll(async () => (await readTimes(page))['7003'])
    .toMatch(/^2026-03-06T11:00:00\S+ 2026-03-06T13:00:00/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(clean(page, 'Friday, March 6, 11:00 AM – 2:00 PM')).toBeVisible();
  await expect
    .poll(async () => (await readTimes(page))['7003'])
    .toMatch(/^2026-03-06T11:00:00\S+ 2026-03-06T14:00:00/);
  expect(Object.keys(await readTimes(page))).toEqual(Object.keys(before));
});

/** The day of the spring clean. */
const saturday = (page: Page) => page.getByRole('gridcell', { name: /^Saturday, March 7, 2026/ });

/** Fails unless nothing has come of a drag. */
async function expectUnmoved(page: Page, before: Record<string, string>): Promise<void> {
  await expect(ghost(page)).toHaveCount(0);
  await expect(saturday(page).getByRole('button', { name: /^Spring clean/ })).toBeVisible();
  await expect(page.getByText(/^Moved to/)).toHaveCount(0);
  await expect(page).toHaveURL(/date=2026-03-02/);
  expect(await readTimes(page)).toEqual(before);
}

test('by mouse, an event that is dropped outside of the view goes back', deep, async ({ page }) => {
  await page.goto(show('month'));
  await expect(clean(page)).toBeVisible();
  const before = await readTimes(page);
  const from = await findMiddle(clean(page));
  const to = await findMiddle(page.getByRole('button', { name: 'Today' }));
  await drag(page, from, { x: to.x - from.x, y: to.y - from.y }, async () => {
    await expect(saturday(page).locator('[data-ghost]')).toBeVisible();
  });
  await expectUnmoved(page, before);
});

test(
  'an event goes from the hours to the whole day, and back to hours of its length',
  deep,
  async ({ page }) => {
    await page.goto(show('week'));
    const day = page.locator('[data-all-day]').filter({ hasText: 'Friday, March 6' });
    await expect(clean(page)).toBeVisible();
    const [from, to] = [await findMiddle(clean(page)), await findMiddle(day)];
    await drag(page, from, { x: to.x - from.x, y: to.y - from.y });
    await expect(clean(page, 'Friday, March 6, all day')).toBeVisible();
    await expect(page.getByText('Moved to Fri, Mar 6, all day')).toBeVisible();
    await drag(page, await findMiddle(clean(page)), { x: 0, y: 150 });
    await expect(clean(page, 'Friday, March 6, \\d')).toBeVisible();
    const readLength = async () => {
      const { '7003': times = '' } = await readTimes(page);
      const [start = 0, end = 0] = times.split(' ').map((time) => Date.parse(time));
      return end - start;
    };
    await expect.poll(readLength).toBe(3 * 60 * 60_000);
  },
);

test('Escape gives a drag up, and Ctrl copies', deep, async ({ page }) => {
  await page.goto(show('month'));
  await expect(clean(page)).toBeVisible();
  const before = await readTimes(page);
  const cell = page.getByRole('gridcell', { name: /^Saturday, March 7, 2026/ });
  const height = (await cell.boundingBox())?.height ?? 0;
  await drag(page, await findMiddle(clean(page)), { x: 0, y: height }, async () => {
    await expect(ghost(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(ghost(page)).toHaveCount(0);
  });
  expect(await readTimes(page)).toEqual(before);
  await drag(page, await findMiddle(clean(page)), { x: 0, y: height }, async () => {
    await expect(clean(page)).toHaveCSS('opacity', '0.5');
    await page.keyboard.down('Control');
    await expect(ghost(page)).toHaveAttribute('data-copy', '');
    await expect(clean(page)).toHaveCSS('opacity', '1');
  });
  await page.keyboard.up('Control');
  await expect(clean(page)).toHaveCount(2);
  await expect(clean(page, 'Saturday, March 14, 9:00 AM – 12:00 PM')).toBeVisible();
  await expect(page.getByText(/is in the calendar/)).toBeVisible();
  const after = await readTimes(page);
  expect(after).toMatchObject(before);
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length + 1);
});

test('the keyboard moves an event in the week, says where it is, and Escape puts it back', async ({
  page,
}) => {
  await page.goto(show('week'));
  await expect(clean(page)).toBeVisible();
  const before = await readTimes(page);
  await clean(page).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  const hint = page.getByRole('status').filter({ hasText: 'Enter keeps it here' });
  await expect(hint).toContainText('Friday, March 6, 9:00 AM – 12:00 PM');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(hint).toContainText('9:00 AM – 12:30 PM');
  await expect(ghost(page)).toBeInViewport();
  await expectAccessibleInBothThemes(page, '[role="status"]');
  await page.keyboard.press('Escape');
  await expect(clean(page)).toBeFocused();
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(clean(page, 'Saturday, March 7, 8:30 AM – 11:30 AM')).toBeVisible();
  await expect(page.getByText('Moved to Sat, Mar 7, 8:30 AM')).toBeVisible();
  await page.keyboard.press('z');
  await expect(clean(page, 'Saturday, March 7, 9:00 AM')).toBeVisible();
  await expect.poll(() => readTimes(page)).toEqual(before);
});

test(
  'the keyboard switches an event between its hours and the whole day, with one undo',
  deep,
  async ({ page }) => {
    await page.goto(show('week'));
    await expect(clean(page)).toBeVisible();
    const before = await readTimes(page);
    await readyForShortcuts(page);
    await clean(page).focus();
    await page.keyboard.press('Alt+a');
    const hint = page.getByRole('status').filter({ hasText: 'Enter keeps it here' });
    await expect(hint).toContainText('Saturday, March 7, all day');
    await expect(ghost(page)).toBeInViewport();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(hint).toContainText('Saturday, March 7, 9:00 AM – 12:00 PM');
    await page.keyboard.press('Alt+a');
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(clean(page, 'Friday, March 6, all day')).toBeVisible();
    await expect(page.getByText('Moved to Fri, Mar 6, all day')).toBeVisible();
    await page.keyboard.press('z');
    await expect(clean(page, 'Saturday, March 7, 9:00 AM – 12:00 PM')).toBeVisible();
    await expect.poll(() => readTimes(page)).toEqual(before);
  },
);

test(
  'from right to left, the left arrow moves an event to the day at the left',
  deep,
  async ({ page }) => {
    await page.goto(show('month'));
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await clean(page).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(
      page.getByRole('gridcell', { name: /^Sunday, March 8, 2026/ }).locator('[data-ghost]'),
    ).toBeVisible();
  },
);

test('an event moves to another sub-calendar in the timeline', deep, async ({ page }) => {
  await page.goto(`${show('timeline')}&scale=month`);
  await expect(clean(page)).toBeVisible();
  const box = await clean(page).boundingBox();
  const rows = page.getByRole('rowheader');
  const [row, other] = [
    rows.filter({ hasText: 'Open days' }),
    rows.filter({ hasText: 'Committee' }),
  ];
  const by = (await findMiddle(other)).y - (await findMiddle(row)).y;
  await drag(page, { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 }, { x: 0, y: by });
  await expect(clean(page, 'Saturday, March 7, 9:00 AM – 12:00 PM, Committee')).toBeVisible();
});

test(
  'an event moves to the column of another sub-calendar in the scheduler, and Undo takes it back',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.goto('/ksboathouseshift04?view=scheduler&date=2026-03-02&count=1');
    const shift = page.getByRole('button', { name: /^Early: .+, Early/ }).first();
    await expect(shift).toBeVisible();
    const column = page
      .locator('[data-sub-calendar]')
      .and(page.getByRole('gridcell', { name: /^Late,/ }));
    const from = await findMiddle(shift);
    const to = await findMiddle(column);
    const name = /^Early: [^,]+/.exec((await shift.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await drag(page, from, { x: to.x - from.x, y: 0 });
    const moved = page.getByRole('button', { name: new RegExp(`^${name}, .+, Late`) });
    const question = page.getByRole('dialog', { name: 'Change which events?' });
    await expect(question.or(moved.first()).first()).toBeVisible();
    if (await question.isVisible()) await question.getByRole('button', { name: 'Save' }).click();
    await expect(moved.first()).toBeVisible();
    // Only once the server has saved it.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.keyboard.press('z');
    await expect(moved).toHaveCount(0);
  },
);

test('what may not be changed is not dragged, which is said', deep, async ({ page }) => {
  await page.goto('/ksroomsreadonly001?view=week&date=2026-03-02');
  const event = page.getByRole('button', { name: / [AP]M – / }).first();
  await expect(event).toBeVisible();
  await drag(page, await findMiddle(event), { x: 0, y: 60 });
  await expect(page.getByText('You may not change this event.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger that rests on an event moves it, and one that moves at once does not', async ({
    page,
  }) => {
    await page.goto(show('month'));
    await expect(clean(page)).toBeVisible();
    const height =
      (await page.getByRole('gridcell', { name: /^Saturday, March 7/ }).boundingBox())?.height ?? 0;
    const hasty = await createFinger(page, await findMiddle(clean(page)));
    await hasty.press();
    await hasty.moveBy(0, height / 2);
    await hasty.moveBy(0, height);
    await expect(ghost(page)).toHaveCount(0);
    await hasty.lift();
    // It may have scrolled, and events that were read later may have moved this one.
    const finger = await createFinger(page, await findMiddle(clean(page)));
    await finger.press();
    await expect(ghost(page)).toHaveCount(1);
    await finger.moveBy(0, height / 2);
    await finger.moveBy(0, height);
    await finger.lift();
    await expect(clean(page, 'Saturday, March 14, 9:00 AM – 12:00 PM')).toBeVisible();
    await expect(page).not.toHaveURL(/event=/);
  });

  test('an event that a finger drops outside of the view goes back', deep, async ({ page }) => {
    await page.goto(show('month'));
    await expect(clean(page)).toBeVisible();
    const before = await readTimes(page);
    const from = await findMiddle(clean(page));
    const to = await findMiddle(page.getByRole('button', { name: 'Today' }));
    const finger = await createFinger(page, from);
    await finger.press();
    await expect(ghost(page)).toHaveCount(1);
    await finger.moveBy(-300, 0);
    await expect(saturday(page).locator('[data-ghost]')).toHaveCount(0);
    await finger.moveBy(to.x - from.x, to.y - from.y);
    await expect(saturday(page).locator('[data-ghost]')).toBeVisible();
    await finger.lift();
    await expectUnmoved(page, before);
  });

  test('a finger that rests on the lower edge of an event resizes it', deep, async ({ page }) => {
    await page.goto(show('week'));
    await clean(page).scrollIntoViewIfNeeded();
    const box = await clean(page).boundingBox();
    if (!box) throw new Error('The event is out of sight.');
    const hour = box.height / 3;
    const finger = await createFinger(page, {
      x: box.x + box.width / 2,
      // Fingers are not as exact as a mouse.
      y: box.y + box.height - 18,
    });
    await finger.press();
    await expect(ghost(page)).toHaveCount(1);
    await finger.moveBy(0, hour / 2);
    await finger.moveBy(0, hour);
    await finger.lift();
    await expect(clean(page, 'Saturday, March 7, 9:00 AM – 1:00 PM')).toBeVisible();
  });
});
