import type { Page } from '@playwright/test';
import { readBox } from '../boxes.ts';
import {
  deep,
  expect,
  expectAccessibleInBothThemes,
  expectAccessibleInEveryLook,
  test,
} from '../browser-test.ts';
import { control } from '../mock-controls.ts';
import { readyForShortcuts } from '../ready-for-shortcuts.ts';

const rowing = '/ksr0wingclubmain01?view=month&date=2026-03-02';
const calendar = 'ksr0wingclubmain01';

const tuesday = (page: Page) => page.getByRole('gridcell', { name: /^Tuesday, March 3, 2026/ });
const editor = (page: Page, name: string) => page.getByRole('region', { name });
const event = (page: Page, name: RegExp) => page.getByRole('button', { name });

test(
  'a double click on a day adds an event in a small form, and z takes it back',
  deep,
  async ({ page }) => {
    await page.goto(rowing);
    await tuesday(page).dblclick({ position: { x: 60, y: 80 } });
    const form = page.getByRole('dialog', { name: 'New event' });
    await expect(form.getByLabel('Title')).toBeFocused();
    await expectAccessibleInBothThemes(page, '[role="dialog"]');
    await page.keyboard.type('Boat repair');
    await page.keyboard.press('Enter');
    await expect(event(page, /^Boat repair, Tuesday, March 3, 9:00 AM – 10:00 AM/)).toBeVisible();
    await expect(form).toBeHidden();
    // Only once the server has saved it.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.keyboard.press('z');
    await expect(event(page, /^Boat repair/)).toHaveCount(0);
  },
);

test('e edits the event with the focus, and does nothing elsewhere', deep, async ({ page }) => {
  await page.goto(rowing);
  await expect(event(page, /^Spring clean/)).toBeVisible();
  await readyForShortcuts(page);
  await event(page, /^Spring clean/).focus();
  await page.keyboard.press('e');
  await expect(editor(page, 'Edit event').getByLabel('Title')).toBeFocused();
  await editor(page, 'Edit event').getByRole('button', { name: 'Cancel' }).click();
  await expect(event(page, /^Spring clean/)).toBeFocused();
  await tuesday(page).focus();
  await page.keyboard.press('e');
  await page.keyboard.press('x');
  await expect(page).toHaveURL(/view=weeks/);
  await expect(editor(page, 'Edit event')).toHaveCount(0);
});

test('c and More open the editor with nothing lost, which keeps its draft over a reload', async ({
  page,
}) => {
  await page.goto(rowing);
  await expect(event(page, /^Spring clean/)).toBeVisible();
  const form = page.getByRole('dialog', { name: 'New event' });
  // The code of shortcuts loads when the browser is idle.
  await expect(async () => {
    await page.keyboard.press('c');
    await expect(form).toBeVisible({ timeout: 2000 });
  }).toPass();
  await form.getByLabel('Title').fill('Summer party');
  await form.getByRole('button', { name: 'More' }).click();
  await expect(page).toHaveURL(/edit=new/);
  const title = editor(page, 'New event').getByLabel('Title');
  await expect(title).toHaveValue('Summer party');
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await editor(page, 'New event').getByLabel('Where').fill('Lower pontoon');
  await page.reload();
  await expect(title).toHaveValue('Summer party');
  await expect(editor(page, 'New event').getByLabel('Where')).toHaveValue('Lower pontoon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“Summer party” is in the calendar.')).toBeVisible();
  await expect(page).not.toHaveURL(/edit=/);
});

test('the buttons of the editor cover no field that gets the focus', deep, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${rowing}&edit=new`);
  const save = page.getByRole('button', { name: 'Save' });
  await editor(page, 'New event').getByLabel('Title').focus();
  const focused = page.locator(':focus');
  for (let fields = 0; !(await save.evaluate((button) => button.matches(':focus'))); fields += 1) {
    expect(fields).toBeLessThan(40);
    const [field, buttons] = [await focused.boundingBox(), await save.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
    await page.keyboard.press('Tab');
  }
});

test(
  'errors are at their fields, and the length is kept when the start moves',
  deep,
  async ({ page }) => {
    await page.goto(`${rowing}&edit=7003`);
    const form = editor(page, 'Edit event');
    await expect(form.getByLabel('Title')).toHaveValue('Spring clean of the boathouse');
    const start = form.getByLabel('Start time');
    const end = form.getByLabel('End time');
    await expect(end).toHaveValue('12:00 PM');
    await start.fill('10:30 AM');
    await start.blur();
    await expect(end).toHaveValue('1:30 PM');
    await end.fill('8:00 AM');
    await form.getByLabel('Title').fill('x'.repeat(251));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Title')).toBeFocused();
    await form.getByLabel('Title').fill('Spring clean');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(end).toHaveAccessibleDescription(/The end is before the start\./);
    await expect(end).toBeFocused();
    await end.fill('1 PM');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(event(page, /^Spring clean, Saturday, March 7, 10:30 AM – 1:00 PM/)).toBeVisible();
  },
);

test('by keyboard, the card leads to the title in the editor, and the editor back to the event', async ({
  page,
}) => {
  await page.goto(rowing);
  const clean = event(page, /^Spring clean of the boathouse, Saturday, March 7/);
  await clean.focus();
  const title = editor(page, 'Edit event').getByLabel('Title');
  const open = async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit' })).toBeVisible();
    await page.keyboard.press('e');
    await expect(title).toBeFocused();
  };
  await open();
  await editor(page, 'Edit event').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(clean).toBeFocused();
  await open();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' and the pontoon');
  await page.keyboard.press('Enter');
  await expect(event(page, /^Spring clean of the boathouse and the pontoon/)).toBeFocused();
  await tuesday(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New event' }).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Boat repair');
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).press('Enter');
  await expect(editor(page, 'New event').getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(event(page, /^Boat repair, Tuesday, March 3/)).toBeFocused();
});

test(
  'what the server says is in sight, from wherever the form was sent',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/500/);
    await page.goto(`${rowing}&edit=new`);
    const form = editor(page, 'New event');
    await form.getByLabel('Title').fill('!server-error');
    await form.getByRole('textbox', { name: 'Coach', exact: true }).fill('Rosa');
    await expect(form.getByLabel('Title')).not.toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toBeInViewport();
  },
);

test('a weekly event says how it repeats, and appears as often', deep, async ({ page }) => {
  await page.goto(`${rowing}&edit=new`);
  const form = editor(page, 'New event');
  await form.getByLabel('Title').fill('Knot class');
  await form.getByLabel('Repeats').selectOption('Weekly');
  await form.getByLabel('Ends').selectOption('After a number of times');
  await form.getByLabel('Times').fill('3');
  await expect(form.getByText('Every week on Monday, 3 times')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(event(page, /^Knot class/)).toHaveCount(3);
});

test(
  'what both have changed is chosen field by field, and the rest is put together',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/409/);
    await page.goto(`${rowing}&edit=7003`);
    const form = editor(page, 'Edit event');
    await form.getByLabel('Where').fill('Upper pontoon');
    await form.getByLabel('Title').fill('Big spring clean');
    const change = { calendar, change: 'rename', event: '7003', title: 'Renamed by Rosa' };
    await control(page, 'calendar-change', change);
    await page.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Changed by someone else' });
    const title = question.getByRole('group', { name: 'Title' });
    await expect(title).toContainText('Big spring clean');
    await expect(question.getByRole('group')).toHaveCount(1);
    await expectAccessibleInBothThemes(page, '[role="dialog"]');
    await title.getByRole('radio', { name: 'Theirs' }).check();
    await question.getByRole('button', { name: 'Save my changes' }).click();
    await event(page, /^Renamed by Rosa/).click();
    await expect(page.getByRole('dialog').getByText('Upper pontoon')).toBeVisible();
  },
);

test(
  'an event that somebody has deleted meanwhile is saved as a new one',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/404/);
    await page.goto(`${rowing}&edit=7003`);
    await editor(page, 'Edit event').getByLabel('Title').fill('Autumn clean');
    await control(page, 'calendar-change', { calendar, change: 'delete', event: '7003' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Save as a new event' }).click();
    await expect(event(page, /^Autumn clean, Saturday, March 7/)).toBeVisible();
  },
);

test(
  'who may only read is not offered to write, and told so at an editor’s address',
  deep,
  async ({ page }) => {
    await page.goto('/ksroomsreadonly001?view=month&date=2026-03-02');
    const first = event(page, / [AP]M – /).first();
    await first.click();
    await expect(page).toHaveURL(/event=/);
    const id = new URL(page.url()).searchParams.get('event');
    const card = page.getByRole('dialog');
    await expect(card.getByText('History')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'New event' })).toHaveCount(0);
    await page.goto(`/ksroomsreadonly001?view=month&date=2026-03-02&edit=${id}`);
    await expect(page.getByText('You may not change this event.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the calendar' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  },
);

test('a double click on an hour of a week adds an event there', deep, async ({ page }) => {
  await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02');
  const column = page.getByRole('gridcell', { name: /^Friday, March 6, 2026/ });
  await expect(column).toBeVisible();
  await column.scrollIntoViewIfNeeded();
  const hour = page.getByText('10 AM', { exact: true });
  const [{ y = 0 } = {}, { x = 0, width = 0 } = {}] = await Promise.all(
    [hour, column].map(async (one) => (await one.boundingBox()) ?? undefined),
  );
  // A little below the line of the hour, which its text is centered on.
  await page.mouse.dblclick(x + width / 2, y + 16);
  const form = page.getByRole('dialog', { name: 'New event' });
  await expect(form.getByLabel('Start time')).toHaveValue('10:00 AM');
  await expect(form.getByLabel('End time')).toHaveValue('11:00 AM');
});

test(
  'a double click in the scheduler and the timeline adds an event to the sub-calendar there',
  deep,
  async ({ page }) => {
    const form = page.getByRole('dialog', { name: 'New event' });
    await page.goto('/ksr0wingclubmain01?view=scheduler&date=2026-03-02');
    const column = page
      .locator('[data-sub-calendar]')
      .and(page.getByRole('gridcell', { name: /^Committee, / }));
    const hour = page.getByText('10 AM', { exact: true });
    await expect(column).toBeVisible();
    await hour.scrollIntoViewIfNeeded();
    const [{ y = 0 } = {}, { x = 0, width = 0 } = {}] = await Promise.all(
      [hour, column].map(async (one) => (await one.boundingBox()) ?? undefined),
    );
    await page.mouse.dblclick(x + width / 2, y + 16);
    await expect(form.getByLabel('Start time')).toHaveValue('10:00 AM');
    await expect(form.getByRole('checkbox', { name: 'Committee' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();

    await page.goto('/ksr0wingclubmain01?view=timeline&scale=month&date=2026-03-02');
    const cell = page.getByRole('gridcell', { name: /^Committee, Wednesday, March 4, 2026/ });
    await cell.dblclick();
    await expect(form.getByLabel('Start', { exact: true })).toHaveValue('03/04/2026');
    await expect(form.getByRole('checkbox', { name: 'Committee' })).toBeChecked();
  },
);

test(
  'a double booking names what is in the way, and takes the next free time',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/409/);
    await page.goto('/ksmeetingrooms0102?view=month&date=2026-03-02');
    const add = async (title: string) => {
      const day = page.getByRole('gridcell', { name: /^Sunday, March 8, 2026/ });
      await day.dblclick({ position: { x: 60, y: 80 } });
      const form = page.getByRole('dialog', { name: 'New event' });
      await form.getByLabel('Title').fill(title);
      await form.getByLabel('Seats').fill('4');
      await form.getByRole('button', { name: 'Save' }).click();
    };
    await add('Rehearsal');
    await expect(event(page, /^Rehearsal, Sunday, March 8, 9:00 AM – 10:00 AM/)).toBeVisible();
    await add('Reading');
    const question = page.getByRole('dialog', { name: 'Already taken' });
    const conflict = question.getByRole('listitem').filter({ hasText: 'Rehearsal' });
    await expect(conflict).toContainText('Sunday, March 8, 9:00 AM – 10:00 AM');
    await expect(
      question.getByText(/^The next free time: Sunday, March 8, 10:00 AM – 11:00 AM/),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Take the next free time' }).click();
    await expect(event(page, /^Reading, Sunday, March 8, 10:00 AM – 11:00 AM/)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'New event' })).toBeHidden();
  },
);

test('in a wide window the events of the day stay beside the fields, and texts grow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(`${rowing}&edit=new`);
  const form = editor(page, 'New event');
  const beside = page.getByRole('complementary', { name: 'Events on Monday, March 2' });
  await expect(beside.getByText('Committee meeting')).toBeVisible();
  const [times, events] = [await readBox(form.getByLabel('End time')), await readBox(beside)];
  expect(times.x + times.width).toBeLessThan(events.x);
  await form.getByLabel('Repeats').selectOption('Weekly');
  const weekdays = await Promise.all(
    (await form.getByRole('group', { name: 'Weekdays' }).getByRole('checkbox').all()).map(readBox),
  );
  expect(new Set(weekdays.map(({ y }) => y)).size).toBe(1);
  expect(Math.min(...weekdays.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThan(
    23,
  );
  const notes = form.getByRole('textbox', { name: 'Notes', exact: true });
  const { height } = await readBox(notes);
  await notes.fill('Bring a broom\n'.repeat(12));
  expect((await readBox(notes)).height).toBeGreaterThan(height);
  await expect(beside).toBeInViewport();
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 1023, height: 700 });
  await expect(beside).toBeHidden();
});
