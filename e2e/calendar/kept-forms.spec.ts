import type { Page } from '@playwright/test';
import { deep, expect, expectAccessibleInBothThemes, test } from '../browser-test.ts';
import { control } from '../mock-controls.ts';
import { readState } from '../server-state.ts';

const calendar = 'ksr0wingclubmain01';
const rowing = `/${calendar}?view=month&date=2026-03-02`;

const editor = (page: Page, name: string) => page.getByRole('region', { name });
const event = (page: Page, name: RegExp) => page.getByRole('button', { name });
const findSaved = async (page: Page, title: string): Promise<{ start: string }[]> => {
  const params = { start_date: '2026-03-01', end_date: '2026-04-30' };
  const { results } = await readState(page, `/calendars/${calendar}/events`, params);
  return results.filter((one: { title: string }) => one.title === title);
};

test('what was typed is there again after the tab was closed', async ({ page, context }) => {
  await page.goto(`${rowing}&edit=new`);
  await editor(page, 'New event').getByLabel('Title').fill('Summer party');
  await editor(page, 'New event').getByLabel('Where').fill('Lower pontoon');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(`${rowing}&edit=new`);
  await expect(editor(again, 'New event').getByLabel('Title')).toHaveValue('Summer party');
  await editor(again, 'New event').getByRole('button', { name: 'Save' }).click();
  await expect(again.getByText('“Summer party” is in the calendar.')).toBeVisible();
  await expect(editor(again, 'New event')).toBeHidden();
  await again.goto(`${rowing}&edit=new`);
  await expect(editor(again, 'New event').getByLabel('Title')).toHaveValue('');
});

test(
  'a draft asks when it is opened again over what somebody else has changed',
  deep,
  async ({ page, context, expectedConsole }) => {
    expectedConsole.push(/409/);
    await page.goto(`${rowing}&edit=7003`);
    await editor(page, 'Edit event').getByLabel('Title').fill('Big spring clean');
    // Until the code that keeps it is there, the browser would ask before it closes the page.
    const hasCode = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/kept-drafts-/.test(name)),
      );
    await expect.poll(hasCode).toBe(true);
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto('/login');
    const change = { calendar, change: 'rename', event: '7003', title: 'Renamed by Rosa' };
    await control(again, 'calendar-change', change);
    await again.goto(`${rowing}&edit=7003`);
    const versions = again.getByRole('dialog', { name: 'Changed by someone else' });
    const row = versions.getByRole('group', { name: 'Title' });
    await expect(row).toContainText('Big spring clean');
    await expect(row).toContainText('Renamed by Rosa');
    await expectAccessibleInBothThemes(again, '[role="dialog"]');
    await versions.getByRole('button', { name: 'Cancel' }).click();
    await expect(versions).toBeHidden();
    const title = editor(again, 'Edit event').getByLabel('Title');
    await expect(title).toBeFocused();
    await expect(title).toHaveValue('Big spring clean');
    await title.press('Enter');
    await expect(row).toContainText('Renamed by Rosa');
    await versions.getByRole('button', { name: 'Save my changes' }).click();
    await expect(event(again, /^Big spring clean, Saturday, March 7/)).toBeVisible();
  },
);

test(
  'a connection that breaks while a new event is saved loses nothing and adds it once',
  deep,
  async ({ page, context, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/);
    await page.goto(`${rowing}&edit=new`);
    const form = editor(page, 'New event');
    await form.getByLabel('Title').fill('Knot class');
    // The server adds it, but the answer is lost, and so is everything else until the connection is back.
    let isLost = false;
    await context.route(`**/calendars/${calendar}/**`, async (route) => {
      const isAdding = route.request().method() === 'POST';
      if (isAdding && !isLost) await route.fetch();
      isLost = true;
      await route.abort('connectionreset');
    });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    await expect(form.getByLabel('Title')).toHaveValue('Knot class');
    await context.unroute(`**/calendars/${calendar}/**`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('“Knot class” is in the calendar.')).toBeVisible();
    await expect(event(page, /^Knot class/)).toHaveCount(1);
    await expect.poll(async () => (await findSaved(page, 'Knot class')).length).toBe(1);
  },
);

test(
  'a right that ends while a form is open is told, and the form stays',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/);
    await page.goto('/ksroomsaddonly0001?view=month&date=2026-03-02&edit=new');
    const form = editor(page, 'New event');
    await form.getByLabel('Title').fill('Flea market');
    // No other booking is on that day.
    await form.getByLabel('Start', { exact: true }).fill('3/22/2026');
    await form.getByLabel('Seats').fill('8');
    await form.getByRole('button', { name: 'Save' }).click();
    await event(page, /^Flea market/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    const edited = editor(page, 'Edit event');
    await expect(edited.getByText(/^You can change it for \d\d more minutes\.$/)).toBeVisible();
    await edited.getByLabel('Title').fill('Flea market in the hall');
    await control(page, 'clock', { now: '2026-03-02T09:31:00Z' });
    await edited.getByRole('button', { name: 'Save' }).click();
    await expect(edited.getByRole('status').filter({ hasText: /no longer change/ })).toBeVisible();
    await expect(edited.getByLabel('Title')).toHaveValue('Flea market in the hall');
  },
);

test('a series that ends on a day has no occurrence after it', deep, async ({ page }) => {
  await page.goto(`${rowing}&edit=new`);
  const form = editor(page, 'New event');
  await form.getByLabel('Title').fill('Knot class');
  await form.getByLabel('Repeats').selectOption('Weekly');
  await form.getByLabel('Ends').selectOption('On a day');
  const last = form.getByRole('textbox', { name: 'Last day', exact: true });
  // An end before the first time has no occurrence at all.
  await last.fill('2/1/2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(last).toHaveAttribute('aria-invalid', 'true');
  expect(await findSaved(page, 'Knot class')).toEqual([]);
  await last.fill('3/17/2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(event(page, /^Knot class/)).toHaveCount(3);
  await expect(event(page, /^Knot class, Monday, March 23/)).toHaveCount(0);
});

test(
  'hostile notes are text: they run nothing, load nothing and lead nowhere',
  deep,
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const hostile = [
      '<img src="https://evil.example/a.png" onerror="alert(1)">',
      '<script>alert(2)</script>',
      '![picture](https://evil.example/b.png)',
      '[a link](javascript:alert(3))',
      '[another](data:text/html,<script>alert(4)</script>)',
      '<https://club.example>',
    ].join('\n\n');
    await page.goto(`${rowing}&edit=7003`);
    await editor(page, 'Edit event').getByLabel('Notes', { exact: true }).fill(hostile);
    await editor(page, 'Edit event').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/ is changed\.$/)).toBeVisible();
    await event(page, /^Spring clean/).click();
    const card = page.getByRole('dialog');
    await expect(card.getByText('<script>alert(2)</script>')).toBeVisible();
    await expect(card.locator('script, img[src*="evil"], [onerror]')).toHaveCount(0);
    await expect(card.locator('a[href^="javascript:"], a[href^="data:"]')).toHaveCount(0);
    expect(requested.filter((url) => url.includes('evil.example'))).toEqual([]);
  },
);

test(
  'a title that is too long and an end before the start are told at their fields',
  deep,
  async ({ page }) => {
    await page.goto(`${rowing}&edit=new`);
    const form = editor(page, 'New event');
    const [title, end] = [form.getByLabel('Title'), form.getByLabel('End time')];
    await title.fill('x'.repeat(251));
    await end.fill('6 AM');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toBeFocused();
    await title.fill('x'.repeat(250));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(end).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText('The end is before the start.')).toBeVisible();
    await expect(title).toHaveValue('x'.repeat(250));
    expect(await findSaved(page, 'x'.repeat(250))).toEqual([]);
  },
);
