import type { Locator, Page } from '@playwright/test';
import { readBox } from '../boxes.ts';
import { deep, expect, expectAccessibleInBothThemes, test } from '../browser-test.ts';
import { readyForShortcuts } from '../ready-for-shortcuts.ts';
import { readState } from '../server-state.ts';
import { createFinger } from '../touch.ts';

const calendar = 'ksr0wingclubmain01';
const show = (view: string) => `/${calendar}?view=${view}&date=2026-03-02`;

interface ServerEvent {
  id: string;
  title: string;
  start: string;
  end: string;
  all_day: boolean;
  sub_calendar_ids: number[];
}

async function readEvents(page: Page): Promise<ServerEvent[]> {
  const params = { start_date: '2026-03-02', end_date: '2026-03-29' };
  const { results } = await readState(page, `/calendars/${calendar}/events`, params);
  return results;
}

/** The server's events that were not there before. */
async function readAdded(page: Page, before: readonly ServerEvent[]): Promise<ServerEvent[]> {
  const known = new Set(before.map(({ id }) => id));
  return (await readEvents(page)).filter(({ id }) => !known.has(id));
}

interface Point {
  x: number;
  y: number;
}

/** Draws by mouse from one point to another, and does something before the button is released. */
async function draw(
  page: Page,
  from: Point,
  to: Point,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await before();
  await page.mouse.up();
}

const day = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });
const ghost = (page: Page) => page.locator('[data-ghost]');
const form = (page: Page) => page.getByRole('dialog', { name: 'New event' });
/** Opens the fields of the form for its times. */
const showTimes = (page: Page) => form(page).getByRole('button', { expanded: false }).click();
/** Near the bottom of a day of the month, below its events. */
const empty = ({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}) => ({
  x: x + width / 2,
  y: y + height - 8,
});

/** Fails if one element covers another. */
async function expectBeside(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [first, second] = [await readBox(one), await readBox(other)];
    const isBefore = first.x + first.width <= second.x;
    expect(isBefore || second.x + second.width <= first.x).toBe(true);
  }).toPass();
}

test(
  'by mouse, some days of the month become an event, and Undo takes it back',
  deep,
  async ({ page }) => {
    await page.goto(show('month'));
    await expect(page.getByRole('button', { name: /^Spring clean/ })).toBeVisible();
    const before = await readEvents(page);
    const [first, last] = [day(page, /^Tuesday, March 10/), day(page, /^Thursday, March 12/)];
    await draw(page, empty(await readBox(first)), empty(await readBox(last)), async () => {
      await expect(ghost(page)).toHaveCount(3);
      await expect(first.locator('[data-ghost]')).toContainText('Mar 10 – 12, 2026');
    });
    await expect(form(page).getByLabel('Title')).toBeFocused();
    await expect(ghost(page)).toHaveCount(3);
    await expect(form(page).getByLabel('All day')).toBeChecked();
    expect(await readEvents(page)).toEqual(before);
    await page.keyboard.type('Regatta trip');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: /^Regatta trip, Tuesday, March 10 – Thursday, March 12/ }),
    ).toBeVisible();
    await expect(ghost(page)).toHaveCount(0);
    await expect(page.getByText('“Regatta trip” is in the calendar.')).toBeVisible();
    expect(await readAdded(page, before)).toMatchObject([
      { title: 'Regatta trip', start: '2026-03-10', end: '2026-03-12', all_day: true },
    ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    expect(await readEvents(page)).toEqual(before);
  },
);

test('by mouse, hours of a week become an event, upwards too, and Escape gives up', async ({
  page,
}) => {
  await page.goto(show('week'));
  await expect(page.getByRole('button', { name: /^Spring clean/ })).toBeVisible();
  const before = await readEvents(page);
  const column = await readBox(day(page, /^Friday, March 6, 2026/));
  const grid = await readBox(page.getByRole('grid'));
  // An hour is 48 pixels high.
  const from = { x: column.x + column.width / 2, y: grid.y + grid.height / 2 };
  const to = { x: from.x, y: from.y - 96 };
  await draw(page, from, to, async () => {
    await expect(ghost(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(ghost(page)).toHaveCount(0);
  });
  await expect(form(page)).toHaveCount(0);
  let times = '';
  await draw(page, from, to, async () => {
    times = (await ghost(page).textContent()) ?? '';
  });
  const [start, end] = /^(\S+ [AP]M) – (\S+ [AP]M)/.exec(times)?.slice(1) ?? [];
  await expect(form(page).getByLabel('Start time')).toHaveValue(start ?? 'a start');
  await expect(form(page).getByLabel('End time')).toHaveValue(end ?? 'an end');
  await expect(ghost(page)).toHaveText(times);
  await expectBeside(ghost(page), form(page));
  await form(page).getByLabel('Title').fill('Ergo test');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('button', { name: `Ergo test, Friday, March 6, ${start} – ${end}` }),
  ).toBeVisible();
  await expect.poll(async () => (await readAdded(page, before)).length).toBe(1);
  const [added] = await readAdded(page, before);
  expect(added).toMatchObject({ title: 'Ergo test', all_day: false });
  expect(Date.parse(added?.end ?? '') - Date.parse(added?.start ?? '')).toBe(150 * 60_000);
});

test(
  'an event is drawn in the row and the column of a sub-calendar, which the form has',
  deep,
  async ({ page }) => {
    await page.goto(`${show('timeline')}&scale=month`);
    const row = page.getByRole('rowheader').filter({ hasText: 'Committee' });
    await expect(row).toBeVisible();
    const before = await readEvents(page);
    const cells = (date: RegExp) => page.getByRole('gridcell', { name: date }).first();
    const [first, last] = [
      cells(/^Committee, Wednesday, March 4, 2026/),
      cells(/^Committee, Thursday, March 5, 2026/),
    ];
    await draw(page, empty(await readBox(first)), empty(await readBox(last)));
    await expect(form(page).getByRole('checkbox', { name: 'Committee' })).toBeChecked();
    await page.keyboard.type('Audit');
    await page.keyboard.press('Enter');
    const audit = page.getByRole('button', { name: /^Audit, .+March 4 – .+March 5, Committee/ });
    await expect(audit).toBeVisible();
    await expect.poll(async () => (await readAdded(page, before)).length).toBe(1);
    const [added] = await readAdded(page, before);
    expect(added).toMatchObject({ start: '2026-03-04', end: '2026-03-05' });
    expect(added?.sub_calendar_ids).toHaveLength(1);

    await page.goto(show('scheduler'));
    const column = page
      .locator('[data-sub-calendar]')
      .and(page.getByRole('gridcell', { name: /^Committee, / }));
    await expect(column).toBeVisible();
    const box = await readBox(column);
    const grid = await readBox(page.getByRole('grid'));
    const from = { x: box.x + box.width / 2, y: grid.y + grid.height / 2 };
    await draw(page, from, { x: from.x, y: from.y + 96 });
    await expect(form(page).getByRole('checkbox', { name: 'Committee' })).toBeChecked();
    await expect(form(page).getByLabel('All day')).not.toBeChecked();
  },
);

test('the keyboard draws hours and says so', deep, async ({ page }) => {
  await page.goto(show('week'));
  const column = day(page, /^Wednesday, March 4, 2026/);
  await expect(page.getByRole('button', { name: /^Spring clean/ })).toBeVisible();
  const before = await readEvents(page);
  await column.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowDown');
  const hint = page.getByRole('status').filter({ hasText: 'Enter adds the event' });
  await expect(hint).toContainText('Wednesday, March 4, 9:30 AM – 11:30 AM');
  await expect(ghost(page)).toBeInViewport();
  await expectAccessibleInBothThemes(page, '[role="status"]');
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Rigging');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Rigging” is in the calendar.')).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Rigging/ })).toBeFocused();
  const [added] = await readAdded(page, before);
  expect(`${added?.title} ${added?.start} ${added?.end}`).toMatch(
    /^Rigging 2026-03-04T09:30:00\S* 2026-03-04T11:30:00/,
  );
});

for (const view of ['days', 'scheduler', 'timeline&scale=day']) {
  test(
    `the key c shows the event beside the form in the view ${view}, wherever its time is put`,
    deep,
    async ({ page }) => {
      // No narrower window has room beside the form.
      await page.setViewportSize({ width: 1500, height: 800 });
      await page.goto(show(view));
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await readyForShortcuts(page);
      await page.keyboard.press('c');
      await expect(form(page).getByLabel('Title')).toBeFocused();
      await expect(ghost(page)).toBeInViewport();
      await showTimes(page);
      await form(page).getByLabel('Start time').fill('11:00 PM');
      await page.keyboard.press('Tab');
      await expect(ghost(page)).toContainText('11');
      await expect(ghost(page)).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(ghost(page)).toHaveCount(0);
      await expect(form(page)).toBeHidden();
    },
  );
}

test('the form is small, stands beside its event in clear sight, and goes by a click beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(show('week'));
  const column = await readBox(day(page, /^Tuesday, March 3, 2026/));
  const grid = await readBox(page.getByRole('grid'));
  const from = { x: column.x + column.width / 2, y: grid.y + grid.height / 2 };
  const to = { x: from.x, y: from.y + 96 };
  await draw(page, from, to);
  await expect(form(page).getByLabel('Title')).toBeFocused();
  await expectBeside(ghost(page), form(page));
  const [event, window] = [await readBox(ghost(page)), await readBox(form(page))];
  expect(window.height).toBeLessThanOrEqual(260);
  expect(window.x - event.x - event.width).toBeLessThan(24);
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await page.mouse.click(from.x + 900, from.y);
  await expect(form(page)).toBeHidden();
  // It explains words where no time has been chosen.
  await page.getByRole('button', { name: 'New event' }).click();
  await expect(form(page).getByText(/^Words are understood/)).toBeVisible();
  expect((await readBox(form(page))).height).toBeLessThanOrEqual(260);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await draw(page, from, to);
  await form(page).getByLabel('Title').fill('Rigging');
  await page.mouse.click(from.x + 900, from.y);
  const question = page.getByRole('alertdialog', { name: 'Discard this event?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page).getByLabel('Title')).toHaveValue('Rigging');
});

test('the view turns to the day that is typed in the form', deep, async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 800 });
  await page.goto(show('week'));
  await page.getByRole('button', { name: 'New event' }).click();
  await showTimes(page);
  await form(page).getByLabel('Start', { exact: true }).fill('3/25/2026');
  // The form hides the page behind it from assistive technology.
  await expect(page.getByRole('grid', { name: /^Mar 23/, includeHidden: true })).toBeVisible();
  await expect(ghost(page)).toBeInViewport();
  await expect(form(page).getByLabel('Start', { exact: true })).toHaveValue('3/25/2026');
  await form(page).getByLabel('Title').fill('Rigging');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Rigging, Wednesday, March 25/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const view of ['days', 'month']) {
    test(`the event is above the form in the view ${view}, wherever its time is put`, async ({
      page,
    }) => {
      await page.goto(show(view));
      await page.getByRole('button', { name: 'New event' }).click();
      await expect(form(page).getByLabel('Title')).toBeFocused();
      const isAbove = async () => {
        const [event, window] = [await readBox(ghost(page)), await readBox(form(page))];
        // The form hides the page behind it from assistive technology.
        const header = await readBox(page.locator('header').first());
        return event.y >= header.y + header.height && event.y + event.height <= window.y;
      };
      await expect.poll(isAbove).toBe(true);
      await showTimes(page);
      await form(page).getByLabel('Start', { exact: true }).fill('3/28/2026');
      await form(page).getByLabel('Start time').fill('10:00 PM');
      await page.keyboard.press('Tab');
      await expect(form(page).getByLabel('End time')).toHaveValue('11:00 PM');
      await expect.poll(isAbove).toBe(true);
      await expectAccessibleInBothThemes(page, '[role="dialog"]');
      await form(page).getByLabel('Title').fill('Rigging');
      await form(page).getByRole('button', { name: 'Save' }).click();
      await expect(form(page)).toBeHidden();
      await expect(page.getByText('“Rigging” is in the calendar.')).toBeVisible();
    });
  }
});

test('visitors who may not add events draw nothing', deep, async ({ page }) => {
  await page.goto('/ksroomsreadonly001?view=month&date=2026-03-02');
  const cell = day(page, /^Tuesday, March 3, 2026/);
  await expect(cell).toBeVisible();
  const from = empty(await readBox(cell));
  await draw(page, from, { x: from.x + 200, y: from.y }, () => expect(ghost(page)).toHaveCount(0));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('by touch', deep, () => {
  test.use({ hasTouch: true });

  test('a finger that rests on a day draws, and one that moves at once swipes', async ({
    page,
  }) => {
    await page.goto(show('month'));
    await expect(page.getByRole('button', { name: /^Spring clean/ })).toBeVisible();
    const from = empty(await readBox(day(page, /^Tuesday, March 10/)));
    const { width } = await readBox(day(page, /^Tuesday, March 10/));
    const finger = await createFinger(page, from);
    await finger.press();
    await expect(ghost(page)).toHaveCount(1);
    await finger.moveBy(width / 2, 0);
    await finger.moveBy(width, 0);
    await expect(ghost(page)).toHaveCount(2);
    await finger.lift();
    await expect(form(page).getByLabel('All day')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    // It was not a swipe.
    await expect(page.getByRole('grid')).toHaveAccessibleName('March 2026');
    await finger.press();
    await finger.moveBy(-width / 2, 0);
    await finger.moveBy(-width, 0);
    await finger.lift();
    await expect(page.getByRole('grid')).toHaveAccessibleName('April 2026');
  });
});

test.describe('the event of an open form', () => {
  const times = (page: Page) => form(page).getByRole('button', { expanded: false });

  /** Opens the form of an hour on a Friday by a double click. Returns a point on its ghost. */
  async function openHour(page: Page) {
    await page.goto(show('week'));
    await expect(page.getByRole('button', { name: /^Spring clean/ })).toBeVisible();
    const column = await readBox(day(page, /^Friday, March 6, 2026/));
    const grid = await readBox(page.getByRole('grid'));
    await page.mouse.dblclick(column.x + column.width / 2, grid.y + grid.height / 2);
    await expect(form(page).getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Budget');
    return readBox(ghost(page));
  }

  test('is dragged where the view shows it, and the form follows', async ({ page }) => {
    const box = await openHour(page);
    const before = await times(page).innerText();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // An hour is 48 pixels high.
    await page.mouse.move(x - box.width, y + 48, { steps: 4 });
    await expect(times(page)).toContainText('Thursday, March 5');
    await expect(times(page)).not.toHaveText(before);
    await page.mouse.up();
    await expect.poll(async () => (await readBox(ghost(page))).y).toBeCloseTo(box.y + 48, 0);
    await expect(form(page).getByLabel('Title')).toHaveValue('Budget');
    await expect(form(page).getByLabel('Title')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Budget, Thursday, March 5/ })).toBeVisible();
  });

  test('has its edges dragged, too, and Escape puts it back', async ({ page }) => {
    const box = await openHour(page);
    const before = await times(page).innerText();
    const x = box.x + box.width / 2;
    await page.mouse.move(x, box.y + 2);
    await page.mouse.down();
    await page.mouse.move(x, box.y - 46, { steps: 4 });
    await expect.poll(async () => (await readBox(ghost(page))).height).toBeGreaterThan(80);
    await page.keyboard.press('Escape');
    await expect(times(page)).toHaveText(before);
    await page.mouse.up();
    await expect(form(page)).toBeVisible();
    await page.mouse.move(x, box.y + box.height - 2);
    await page.mouse.down();
    await page.mouse.move(x, box.y + box.height + 46, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await readBox(ghost(page))).height).toBeGreaterThan(80);
    expect((await readBox(ghost(page))).y).toBeCloseTo(box.y, 0);
  });

  test('is given up by a press beside it', async ({ page }) => {
    const box = await openHour(page);
    await form(page).getByLabel('Title').fill('');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height + 100);
    await expect(form(page)).toHaveCount(0);
    await expect(ghost(page)).toHaveCount(0);
  });
});
