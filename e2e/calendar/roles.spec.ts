import type { Locator, Page } from '@playwright/test';
import { readBox } from '../boxes.ts';
import { deep, expect, test } from '../browser-test.ts';
import { control } from '../mock-controls.ts';
import { readState } from '../server-state.ts';
import { createFinger } from '../touch.ts';

/** The keys of the meeting rooms, by what they allow. */
const keys = {
  admin: 'ksmeetingrooms0102',
  modify: 'ksroomsmodify00001',
  modifyOwn: 'ksroomsmodifyown01',
  addOnly: 'ksroomsaddonly0001',
  addOnlyWithoutDetails: 'ksroomsaddhide0001',
  readOnly: 'ksroomsreadonly001',
  readOnlyWithoutDetails: 'ksroomsreadhide001',
  mixed: 'ksroomsmixed000001',
} as const;

const show = (key: string, view = 'month') => `/${key}?view=${view}&date=2026-03-02`;
const refusal = 'You may not change this event.';

/** When and where events take place on the server, by title. */
async function readTimes(page: Page): Promise<Record<string, string>> {
  const params = { start_date: '2026-03-01', end_date: '2026-03-14' };
  const { results } = await readState(page, `/calendars/${keys.admin}/events`, params);
  const events: { title: string; start: string; sub_calendar_ids: number[] }[] = results;
  return Object.fromEntries(
    events.map(({ title, start, sub_calendar_ids: ids }) => [
      title,
      `${start.slice(0, 16)} ${ids}`,
    ]),
  );
}

const event = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, `) }).first();
const day = (page: Page, date: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${date}, 2026`) });
const form = (page: Page) => page.getByRole('dialog', { name: 'New event' });
const ghost = (page: Page) => page.locator('[data-ghost]');
const closeMessage = (page: Page) => page.getByRole('button', { name: 'Close message' }).tap();

/** The middle of an event, or an empty place at the bottom of a day. */
async function findPoint(element: Locator, part = 0.5): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await readBox(element);
  return { x: x + width / 2, y: y + height * part };
}

/** Rests a finger on an event until it can be moved, and moves it by so many pixels. */
async function moveByTouch(page: Page, element: Locator, by: { x: number; y: number }) {
  const finger = await createFinger(page, await findPoint(element));
  await finger.press();
  await expect(ghost(page)).toHaveCount(1);
  await finger.moveBy(by.x / 2, by.y / 2);
  await finger.moveBy(by.x, by.y);
  await finger.lift();
}

/** Rests a finger on an event that does not move, which is said, and opens nothing. */
async function expectUnmovable(page: Page, element: Locator): Promise<void> {
  const finger = await createFinger(page, await findPoint(element));
  await finger.press();
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(ghost(page)).toHaveCount(0);
  await finger.lift();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await closeMessage(page);
}

/** Adds an event with a finger that rests on an empty day. */
async function addByTouch(page: Page, date: string, title: string): Promise<void> {
  const finger = await createFinger(page, await findPoint(day(page, date), 0.9));
  await finger.press();
  await expect(ghost(page)).toHaveCount(1);
  await finger.lift();
  await form(page).getByLabel('Title').fill(title);
  await form(page).getByLabel('Seats').fill('4');
  await form(page).getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText(`“${title}” is in the calendar.`)).toBeVisible();
  await closeMessage(page);
}

test.use({ hasTouch: true });

test(
  'a guest who may only add events adds one by touch, and moves it, but none of others',
  deep,
  async ({ page }) => {
    await page.goto(show(keys.addOnly));
    await addByTouch(page, 'Saturday, March 7', 'Yoga');
    expect((await readTimes(page))['Yoga']).toMatch(/^2026-03-07/);
    const { height } = await readBox(day(page, 'Saturday, March 7'));
    await moveByTouch(page, event(page, 'Yoga'), { x: 0, y: height });
    await expect(page.getByText(/^Moved to Sat, Mar 14/)).toBeVisible();
    expect((await readTimes(page))['Yoga']).toMatch(/^2026-03-14/);
    await closeMessage(page);
    const before = await readTimes(page);
    await expectUnmovable(page, event(page, 'Board meeting'));
    // An earlier visit has added it with the same link.
    await expectUnmovable(page, event(page, 'Booked: Guests'));
    expect(await readTimes(page)).toEqual(before);
  },
);

test(
  'half an hour later, the guest is told that the time to change it is over',
  deep,
  async ({ page }) => {
    await page.goto(show(keys.addOnly));
    await addByTouch(page, 'Saturday, March 7', 'Yoga');
    const before = await readTimes(page);
    await event(page, 'Yoga').tap();
    const card = page.getByRole('dialog', { name: 'Yoga' });
    await expect(card.getByRole('button', { name: 'Edit' })).toBeVisible();
    await card.getByRole('button', { name: 'Close' }).tap();
    await expect(card).toBeHidden();
    await control(page, 'clock', { now: '2026-03-02T09:31:00Z' });
    // The page learns the time from the next answer.
    const answer = page.waitForResponse(/\/event-changes\?/);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await answer;
    await expectUnmovable(page, event(page, 'Yoga'));
    await event(page, 'Yoga').tap();
    await expect(card.getByText('The time in which you could change it is over.')).toBeVisible();
    await expect(card.getByRole('button', { name: /^(Edit|Delete)$/ })).toHaveCount(0);
    expect(await readTimes(page)).toEqual(before);
  },
);

test(
  'a tenant moves by touch what the same link has added, and nothing else',
  deep,
  async ({ page }) => {
    await page.goto(show(keys.modifyOwn, 'week'));
    await event(page, 'Booked: Tenants').scrollIntoViewIfNeeded();
    const { width } = await readBox(day(page, 'Friday, March 6'));
    const before = (await readTimes(page))['Booked: Tenants'];
    expect(before).toMatch(/^2026-03-05/);
    await moveByTouch(page, event(page, 'Booked: Tenants'), { x: width, y: 0 });
    await expect(page.getByText(/^Moved to Fri, Mar 6, /)).toBeVisible();
    const after = (await readTimes(page))['Booked: Tenants'];
    expect(after).toBe(before?.replace('2026-03-05', '2026-03-06'));
    await closeMessage(page);
    await expectUnmovable(page, event(page, 'Board meeting'));
    await expectUnmovable(page, event(page, 'Booked: Guests'));
  },
);

for (const [key, name] of [
  [keys.readOnly, 'Board meeting'],
  [keys.readOnlyWithoutDetails, 'Reserved'],
] as const) {
  test(
    `by touch, a reader of “${name}” adds and moves nothing, and opens no form`,
    deep,
    async ({ page }) => {
      await page.goto(show(key));
      const before = await readTimes(page);
      await expectUnmovable(page, event(page, name));
      const finger = await createFinger(page, await findPoint(day(page, 'Saturday, March 7'), 0.9));
      await finger.press();
      // As long as it takes to draw an event for those who may.
      await finger.rest();
      await finger.rest();
      await finger.rest();
      await finger.rest();
      await expect(ghost(page)).toHaveCount(0);
      await finger.lift();
      await expect(form(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'New event' })).toHaveCount(0);
      await event(page, name).tap();
      const card = page.getByRole('dialog', { name });
      await expect(card.getByText(/ [AP]M – /)).toBeVisible();
      await expect(card.getByRole('button', { name: /^(Edit|Delete|Duplicate)$/ })).toHaveCount(0);
      expect(await readTimes(page)).toEqual(before);
    },
  );
}

test(
  'a guest without details adds an event by touch, and sees that one alone',
  deep,
  async ({ page }) => {
    await page.goto(show(keys.addOnlyWithoutDetails));
    await addByTouch(page, 'Saturday, March 7', 'Yoga');
    await expect(event(page, 'Yoga')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Board meeting/ })).toHaveCount(0);
    await expectUnmovable(page, event(page, 'Reserved'));
  },
);

test(
  'a caterer drags events by touch within the own column, and to no other',
  deep,
  async ({ page }) => {
    await control(page, 'clock', { now: '2026-03-02T14:00:00Z' });
    const body = { calendar: keys.admin, change: 'create', title: 'Lunch' };
    await control(page, 'calendar-change', body);
    await page.goto(`${show(keys.mixed, 'scheduler')}&count=1`);
    const start = (await readTimes(page))['Lunch'];
    expect(start).toBe('2026-03-02T09:00 10204');
    const column = page
      .locator('[data-sub-calendar]')
      .and(page.getByRole('gridcell', { name: /^Lighthouse, / }));
    const by = (await findPoint(column)).x - (await findPoint(event(page, 'Lunch'))).x;
    await moveByTouch(page, event(page, 'Lunch'), { x: by, y: 0 });
    await expect(page.getByText('You may not add events to this calendar.')).toBeVisible();
    expect((await readTimes(page))['Lunch']).toBe(start);
    await closeMessage(page);
    await moveByTouch(page, event(page, 'Lunch'), { x: 0, y: 96 });
    await expect(page.getByText(/^Moved to Mon, Mar 2, /)).toBeVisible();
    expect((await readTimes(page))['Lunch']).toMatch(/^2026-03-02T1\d:\d\d 10204$/);
  },
);

/** The owner lets a link only read from now on, and the page finds out. */
async function takeRight(page: Page, keyId: number): Promise<void> {
  const answer = await page.request.patch(`/calendars/${keys.admin}/keys/${keyId}`, {
    data: { role: 'read_only' },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(answer.ok()).toBe(true);
  let isKnown = false;
  page.on('response', (response) => {
    isKnown ||= /\/calendars\/\w+$/.test(response.url());
  });
  // The page has perhaps just looked, and does not do so twice in a second.
  const look = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    return isKnown;
  };
  await expect.poll(look).toBe(true);
}

test(
  'a link that may only read from now on keeps what its visitor types, and says so',
  deep,
  async ({ page, expectedConsole }) => {
    // The server no longer knows what this link may see of earlier changes.
    expectedConsole.push(/status of 410/);
    await page.goto(show(keys.modify));
    await event(page, 'Board meeting').tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).tap();
    const editor = page.getByRole('region', { name: 'Edit event' });
    await editor.getByLabel('Title').fill('Board meeting and lunch');
    await takeRight(page, 1022);
    await expect(
      editor.getByText('You may no longer change this event. What you typed is still here.'),
    ).toBeVisible();
    await expect(editor.getByLabel('Title')).toHaveValue('Board meeting and lunch');
    await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
    await editor.getByRole('button', { name: 'Cancel' }).tap();
    await page.getByRole('button', { name: 'Leave page' }).tap();
    await expect(event(page, 'Board meeting')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New event' })).toHaveCount(0);
  },
);

test(
  'a drag during which the right ends puts the event back, and says so',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 410/);
    await page.goto(show(keys.modify));
    const before = await readTimes(page);
    const finger = await createFinger(page, await findPoint(event(page, 'Board meeting')));
    await finger.press();
    await expect(ghost(page)).toHaveCount(1);
    const { height } = await readBox(day(page, 'Tuesday, March 3'));
    await finger.moveBy(0, height / 2);
    await finger.moveBy(0, height);
    await takeRight(page, 1022);
    await expect(ghost(page)).toHaveCount(1);
    await finger.lift();
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(ghost(page)).toHaveCount(0);
    expect(await readTimes(page)).toEqual(before);
  },
);
