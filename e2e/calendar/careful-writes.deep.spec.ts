import type { BrowserContext, Page } from '@playwright/test';
import { expect, submitLogin, test } from '../browser-test.ts';
import { control, startInStoryWeek } from '../mock-controls.ts';
import { readyForShortcuts } from '../ready-for-shortcuts.ts';
import { readState } from '../server-state.ts';

const calendar = 'ksr0wingclubmain01';
const show = (view: string) => `/${calendar}?view=${view}&date=2026-03-02`;
const newEvent = `${show('month')}&edit=new`;

test.beforeEach(async ({ page }) => {
  await startInStoryWeek(page);
});

const editor = (page: Page, name: string) => page.getByRole('region', { name });
const form = (page: Page) => page.getByRole('dialog', { name: 'New event' });
const event = (page: Page, name: RegExp) => page.getByRole('button', { name });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

interface ServerEvent {
  id: string;
  title: string;
  start: string;
  version: string;
}

async function readTitled(page: Page, title: string): Promise<ServerEvent[]> {
  const params = { start_date: '2026-02-23', end_date: '2026-04-05' };
  const { results } = await readState(page, `/calendars/${calendar}/events`, params);
  return results.filter((one: ServerEvent) => one.title === title);
}

for (const view of ['month', 'weeks']) {
  test(`by mouse, the + of a day in the view ${view} adds an event to that day`, async ({
    page,
  }) => {
    await page.goto(show(view));
    const day = page.getByRole('gridcell', { name: /^Thursday, March 5, 2026/ });
    const plus = day.locator('[data-add]');
    await expect(plus).toHaveCSS('opacity', '0');
    await day.hover();
    await expect(plus).toHaveCSS('opacity', '1');
    await plus.click();
    await expect(form(page).getByLabel('Title')).toBeFocused();
    await expect(form(page).getByLabel('Start', { exact: true })).toHaveValue('03/05/2026');
    await expect(page.locator('[data-ghost]')).toBeVisible();
    await page.keyboard.type('Paint the oars');
    await page.keyboard.press('Enter');
    await expect(event(page, /^Paint the oars, Thursday, March 5/)).toBeVisible();
    await expect.poll(async () => (await readTitled(page, 'Paint the oars')).length).toBe(1);
  });
}

test('visitors who may not add events have no + on their days', async ({ page }) => {
  await page.goto('/ksroomsreadonly001?view=month&date=2026-03-02');
  const day = page.getByRole('gridcell', { name: /^Thursday, March 5, 2026/ });
  await day.hover();
  await expect(page.locator('[data-add]')).toHaveCount(0);
});

test('a link and Back ask before something typed is left, and lose nothing', async ({ page }) => {
  await page.goto(show('month'));
  await event(page, /^Spring clean/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const where = editor(page, 'Edit event').getByLabel('Where');
  await where.fill('Upper pontoon');
  const leave = [
    async () => {
      await page.getByRole('button', { name: 'Log in or create an account' }).click();
      await page.getByRole('menuitem', { name: 'Login' }).click();
    },
    () => page.goBack(),
    () => editor(page, 'Edit event').getByRole('button', { name: 'Cancel' }).click(),
  ];
  for (const attempt of leave) {
    await attempt();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    await expect(where).toHaveValue('Upper pontoon');
    await expect(page).toHaveURL(/edit=7003/);
  }
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave page' }).click();
  await expect(editor(page, 'Edit event')).toBeHidden();
  await expect(page).not.toHaveURL(/edit=/);
  const [clean] = await readTitled(page, 'Spring clean of the boathouse');
  expect(clean).toMatchObject({ location: 'Boathouse' });
});

test('where nothing of an event may be kept in the browser, a reload asks', async ({ page }) => {
  await page.goto('/ksroomsmodifyhide1?view=month&date=2026-03-02&edit=new');
  const title = editor(page, 'New event').getByLabel('Title');
  await title.click();
  await page.keyboard.type('Interview');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(title).toHaveValue('');
});

test('an event of a hundred years is an error at its field, and is not sent', async ({ page }) => {
  await page.goto(newEvent);
  const fields = editor(page, 'New event');
  await fields.getByLabel('Title').fill('Centenary');
  const end = fields.getByRole('textbox', { name: 'End', exact: true });
  await end.fill('3/2/2126');
  await fields.getByRole('button', { name: 'Save' }).click();
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await expect(end).toHaveAccessibleDescription(/An event can last a year at most\./);
  await expect(end).toBeFocused();
  await expect(fields.getByLabel('Title')).toHaveValue('Centenary');
  expect(await readTitled(page, 'Centenary')).toEqual([]);
});

/** Closes a page as a person closes its tab, and opens its address in another one. */
async function openAgain(page: Page, context: BrowserContext, address: string): Promise<Page> {
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

test('a draft survives a reload, a closed tab and a login in between, and is saved once', async ({
  page,
  context,
}) => {
  await page.goto(newEvent);
  await editor(page, 'New event').getByLabel('Title').fill('Summer party');
  await page.reload();
  await expect(editor(page, 'New event').getByLabel('Title')).toHaveValue('Summer party');
  await editor(page, 'New event').getByLabel('Where').fill('Lower pontoon');
  const login = await openAgain(page, context, '/login');
  await submitLogin(login, 'owner@example.com');
  await expect(login.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  const again = await openAgain(login, context, newEvent);
  const fields = editor(again, 'New event');
  await expect(fields.getByLabel('Title')).toHaveValue('Summer party');
  await expect(fields.getByLabel('Where')).toHaveValue('Lower pontoon');
  await fields.getByRole('button', { name: 'Save' }).click();
  await expect(again.getByText('“Summer party” is in the calendar.')).toBeVisible();
  expect(await readTitled(again, 'Summer party')).toHaveLength(1);
  const last = await openAgain(again, context, newEvent);
  await expect(editor(last, 'New event').getByLabel('Title')).toHaveValue('');
});

test('a session that ends while an event is written asks for a login, and then saves it once', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/401/);
  await page.goto('/login');
  await submitLogin(page, 'owner@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  await page.goto('/c/riv3rs?view=month&date=2026-03-02&edit=new');
  await editor(page, 'New event').getByLabel('Title').fill('Night row');
  await editor(page, 'New event').getByLabel('Where').fill('Lower pontoon');
  await control(page, 'session', { as: null });
  await editor(page, 'New event').getByRole('button', { name: 'Save' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Password', { exact: true }).fill('calendar');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('“Night row” is in the calendar.')).toBeVisible();
  await expect(editor(page, 'New event')).toBeHidden();
  const added = (await readTitled(page, 'Night row')).filter(({ start }) => start > '2026-03-02');
  expect(added.filter((one) => 'location' in one && one.location === 'Lower pontoon')).toHaveLength(
    1,
  );
});

for (const [clock, hours] of [
  ['ahead', 15],
  ['behind', -15],
] as const) {
  test(`a device whose clock is ${hours} hours ${clock} shows the server’s now, and adds events when they are meant`, async ({
    page,
  }) => {
    // Half past ten in the calendar's zone, and another day on the device.
    await control(page, 'clock', { now: '2026-03-02T09:30:00Z' });
    await page.clock.install({ time: Date.parse('2026-03-02T09:30:00Z') + hours * 3_600_000 });
    await page.goto(show('week'));
    const today = page.getByRole('gridcell', { name: /^Monday, March 2, 2026/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(page.locator('[role="gridcell"][aria-current="date"]')).toHaveCount(1);
    await readyForShortcuts(page);
    await page.keyboard.press('c');
    await expect(form(page).getByLabel('Start', { exact: true })).toHaveValue('03/02/2026');
    await expect(form(page).getByLabel('Start time')).toHaveValue('11:00 AM');
    await form(page).getByLabel('Title').fill('Ergo test');
    await page.keyboard.press('Enter');
    await expect(event(page, /^Ergo test, Monday, March 2, 11:00 AM – 12:00 PM/)).toBeVisible();
    await expect
      .poll(async () => (await readTitled(page, 'Ergo test')).map(({ start }) => start))
      .toEqual(['2026-03-02T11:00:00+01:00']);
  });
}

/**
 * A connection that can break: the answer to the next write is lost then, and all others until it is restored. It is the
 * same route all the time, since a new one may miss the next request.
 */
async function holdConnection(page: Page): Promise<{ break: () => void; restore: () => void }> {
  let state: 'whole' | 'breaking' | 'broken' = 'whole';
  await page.route(`**/calendars/${calendar}/**`, async (route) => {
    const isRead = route.request().method() === 'GET';
    if (state === 'whole' || (state === 'breaking' && isRead)) return route.continue();
    if (state === 'breaking') await route.fetch();
    state = 'broken';
    await route.abort('connectionreset');
  });
  return {
    break: () => {
      state = 'breaking';
    },
    restore: () => {
      state = 'whole';
    },
  };
}

test('a connection that breaks while an event is moved and copied by keys doubles nothing', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/);
  const connection = await holdConnection(page);
  await page.goto(show('month'));
  const clean = event(page, /^Spring clean/);
  await clean.focus();
  await page.keyboard.press('Alt+ArrowLeft');
  connection.break();
  await page.keyboard.press('Enter');
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await expect(again).toBeVisible();
  connection.restore();
  await again.click();
  const title = 'Spring clean of the boathouse';
  await expect(event(page, /^Spring clean of the boathouse, Friday, March 6/)).toHaveCount(1);
  await expect
    .poll(async () => (await readTitled(page, title)).map(({ start }) => start.slice(0, 10)))
    .toEqual(['2026-03-06']);

  await clean.focus();
  await page.keyboard.press('Control+c');
  await page.getByRole('gridcell', { name: /^Thursday, March 5, 2026/ }).focus();
  connection.break();
  await page.keyboard.press('Control+v');
  await expect(again).toBeVisible();
  connection.restore();
  await again.click();
  await expect(event(page, /^Spring clean of the boathouse, Thursday, March 5/)).toHaveCount(1);
  await expect
    .poll(async () =>
      (await readTitled(page, title)).map(({ start }) => start.slice(0, 10)).toSorted(),
    )
    .toEqual(['2026-03-05', '2026-03-06']);
});

test('a version conflict that tells no current version compares both all the same', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/409/);
  await page.goto(`${show('month')}&edit=7003`);
  const fields = editor(page, 'Edit event');
  await fields.getByLabel('Title').fill('Big spring clean');
  const change = { calendar, change: 'rename', event: '7003', title: 'Renamed by Rosa' };
  await control(page, 'calendar-change', change);
  await page.route(`**/calendars/${calendar}/events/7003*`, async (route) => {
    const response = await route.fetch();
    if (response.status() !== 409) return route.fulfill({ response });
    const { error } = await response.json();
    await route.fulfill({ response, json: { error } });
  });
  await fields.getByRole('button', { name: 'Save' }).click();
  const versions = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(versions.getByRole('group', { name: 'Title' })).toContainText('Renamed by Rosa');
  await versions.getByRole('button', { name: 'Save my changes' }).click();
  await expect(event(page, /^Big spring clean/)).toBeVisible();
});
