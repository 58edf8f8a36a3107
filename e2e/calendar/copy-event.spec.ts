import type { Page } from '@playwright/test';
import { deep, expect, test } from '../browser-test.ts';
import { journey } from '../journey.ts';
import { button } from '../locators.ts';
import { readState } from '../server-state.ts';

const calendar = 'ksr0wingclubmain01';

const clean = (page: Page, time = '') =>
  page.getByRole('button', { name: new RegExp(`^Spring clean of the boathouse, ${time}`) });

async function readEvents(page: Page): Promise<Record<string, unknown>[]> {
  const params = { start_date: '2026-03-02', end_date: '2026-03-29' };
  const { results } = await readState(page, `/calendars/${calendar}/events`, params);
  return results;
}

/** The server's events that were not there before. */
async function readAdded(page: Page, before: readonly Record<string, unknown>[]) {
  const known = new Set(before.map(({ id }) => id));
  return (await readEvents(page)).filter(({ id }) => !known.has(id));
}

test(
  'the keyboard copies an event to another day and another sub-calendar, and z takes it back',
  deep,
  async ({ page }) => {
    await page.goto(`/${calendar}?view=month&date=2026-03-02`);
    await clean(page).focus();
    await page.keyboard.press('ControlOrMeta+c');
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const before = await readEvents(page);
    await page.getByRole('gridcell', { name: /^Friday, March 13/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(clean(page, 'Saturday, March 14, 9:00 AM – 12:00 PM, Open days')).toBeVisible();
    await expect(
      page.getByText('“Spring clean of the boathouse” is in the calendar.'),
    ).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /^Saturday, March 14/ })).toBeFocused();
    const [original] = before.filter(({ id }) => id === '7003');
    expect(await readAdded(page, before)).toMatchObject([
      { title: original?.['title'], notes: original?.['notes'], location: original?.['location'] },
    ]);
    await page.keyboard.press('z');
    await expect(clean(page)).toHaveCount(1);
    await expect.poll(() => readEvents(page)).toEqual(before);

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Timeline' }).click();
    await page.getByRole('gridcell', { name: /^Committee, Tuesday, March 3, 2026/ }).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(clean(page, 'Tuesday, March 3, 9:00 AM – 12:00 PM, Committee')).toBeVisible();
    await expect.poll(async () => (await readAdded(page, before)).length).toBe(1);
  },
);

journey(
  'a member duplicates an event from its card',
  async ({ page, operate }) => {
    await page.goto(`/${calendar}?view=month&date=2026-03-02&event=7003`);
    await expect(clean(page)).toBeVisible();
    const before = await readEvents(page);
    const card = page.getByRole('dialog', { name: 'Spring clean of the boathouse' });
    await operate.press(card.getByRole('button', { name: 'Duplicate' }));
    const form = page.getByRole('region', { name: 'New event' });
    await expect(form.getByLabel('Title')).toHaveValue('Spring clean of the boathouse');
    await expect(form.getByLabel('Number of places')).toHaveValue('12');
    // Nothing is in the calendar before the copy is saved.
    expect(await readEvents(page)).toEqual(before);
    await operate.type(form.getByLabel('Title'), 'Autumn clean');
    await operate.type(form.getByLabel('Start', { exact: true }), '3/24/2026');
    await operate.press(button(page, 'Save'));
    await expect(
      page.getByRole('button', { name: /^Autumn clean, Tuesday, March 24, 9:00 AM – 12:00 PM/ }),
    ).toBeVisible();
    await expect(clean(page, 'Saturday, March 7, 9:00 AM – 12:00 PM')).toBeVisible();
    await expect.poll(async () => (await readAdded(page, before)).length).toBe(1);
  },
  deep,
);

test(
  'the keyboard cuts an event, pastes it on another day, and z takes that back',
  deep,
  async ({ page }) => {
    await page.goto(`/${calendar}?view=month&date=2026-03-02`);
    await clean(page).focus();
    await page.keyboard.press('ControlOrMeta+x');
    await expect(page.getByText('1 event is moved when you paste it.')).toBeVisible();
    const before = await readEvents(page);
    await page.getByRole('gridcell', { name: /^Friday, March 13/ }).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(clean(page, 'Friday, March 13, 9:00 AM – 12:00 PM')).toBeVisible();
    await expect(page.getByText('Moved to Fri, Mar 13, 9:00 AM')).toBeVisible();
    expect(await readAdded(page, before)).toEqual([]);
    await page.keyboard.press('z');
    await expect(clean(page, 'Saturday, March 7')).toBeVisible();
    await expect.poll(() => readEvents(page)).toEqual(before);
  },
);
