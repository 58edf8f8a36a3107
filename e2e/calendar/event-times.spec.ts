import { deep, expect, test } from '../browser-test.ts';
import { readState } from '../server-state.ts';

const calendar = 'ksr0wingclubmain01';
const address = `/${calendar}?view=month&date=2026-03-02`;

test(
  'a length ends the event that long after its start, which keeps it when it moves',
  deep,
  async ({ page }) => {
    await page.goto(`${address}&edit=7003`);
    const form = page.getByRole('region', { name: 'Edit event' });
    await expect(form.getByRole('button', { name: '3 hr', pressed: true })).toBeVisible();
    await form.getByRole('button', { name: '30 min' }).click();
    await expect(form.getByLabel('End time')).toHaveValue('9:30 AM');
    await form.getByLabel('Start time').fill('14:15');
    await form.getByLabel('Start time').blur();
    await expect(form.getByLabel('End time')).toHaveValue('2:45 PM');
    await form.getByLabel('All day').check();
    await form.getByRole('button', { name: '2 days' }).click();
    await expect(form.getByLabel('End', { exact: true })).toHaveValue('03/08/2026');
  },
);

test(
  'a series in another zone says when it is here, and repeats by the clocks there',
  deep,
  async ({ page }) => {
    await page.goto(`${address}&edit=new`);
    const form = page.getByRole('region', { name: 'New event' });
    await form.getByLabel('Title').fill('Call with New York');
    await form.getByLabel('Time zone').selectOption('America/New_York');
    await form.getByLabel('Start', { exact: true }).fill('3/3/2026');
    await form.getByLabel('Start time').fill('9:00 AM');
    await form.getByLabel('Start time').blur();
    await form.getByLabel('Repeats').selectOption('Weekly');
    await expect(
      form.getByText('In Zurich: Tuesday, March 3, 3:00 PM – 4:00 PM', { exact: true }),
    ).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('“Call with New York” is in the calendar.')).toBeVisible();
    const params = { start_date: '2026-03-02', end_date: '2026-03-13' };
    const { results } = await readState(page, `/calendars/${calendar}/events`, params);
    const calls = results.filter(({ title }: { title: string }) => title === 'Call with New York');
    // Clocks in New York are put forward on March 8.
    expect(calls.map(({ start, tz }: { start: string; tz: string }) => [start, tz])).toEqual([
      ['2026-03-03T15:00:00+01:00', 'America/New_York'],
      ['2026-03-10T14:00:00+01:00', 'America/New_York'],
    ]);
  },
);

test(
  'what the server makes of a time that clocks skip is said after saving',
  deep,
  async ({ page }) => {
    await page.goto(`${address}&edit=new`);
    const form = page.getByRole('region', { name: 'New event' });
    await form.getByLabel('Title').fill('Night watch');
    await form.getByLabel('Start', { exact: true }).fill('3/29/2026');
    await form.getByLabel('Start time').fill('2:30 AM');
    await form.getByLabel('Start time').blur();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText(/Clocks are put forward then, so it is at 3:30 AM\./),
    ).toBeVisible();
  },
);
