import type { Page } from '@playwright/test';
import { deep, expect, expectAccessibleInBothThemes, startSession, test } from '../browser-test.ts';
import { readState } from '../server-state.ts';

const calendar = 'ksr0wingclubmain01';
const address = `/${calendar}?view=month&date=2026-03-02&edit=7003`;

const someFile = (name: string) => ({
  name,
  mimeType: 'text/plain; x=1',
  buffer: Buffer.alloc(1000, 'calendar '),
});

async function readFiles(page: Page): Promise<string[]> {
  const { attachments = [] } = await readState(page, `/calendars/${calendar}/events/7003`);
  return attachments.map(({ name }: { name: string }) => name);
}

const upload = (page: Page) => page.getByRole('dialog', { name: 'Attach files' });
const choose = (page: Page, ...names: string[]) =>
  upload(page).locator('input[type=file]').setInputFiles(names.map(someFile));

test(
  'files are attached and removed with the event, and a failed one loses nothing',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource|has been blocked by CORS/);
    await startSession(page, 'owner@example.com');
    await page.goto(address);
    const form = page.getByRole('region', { name: 'Edit event' });
    await form.getByLabel('Title').fill('Autumn clean');
    await form.getByRole('button', { name: 'Attach files…' }).click();
    await choose(page, 'plan.txt', 'start-403.txt');
    await expect(upload(page).getByText('Cannot upload file. Start request failed')).toBeVisible();
    await expect(upload(page).getByText(/^Uploaded/)).toHaveCount(1);
    await upload(page).getByRole('button', { name: 'Done' }).click();
    await expect(form.getByLabel('Title')).toHaveValue('Autumn clean');
    await expect(form.getByText(/Attached when you save$/)).toHaveCount(1);
    await form.getByRole('button', { name: 'Remove cleaning-plan.pdf' }).click();
    await expect(form.getByText(/Removed when you save$/)).toBeVisible();
    await expectAccessibleInBothThemes(page, 'section');
    // The files are a part of the draft.
    await page.reload();
    await expect(form.getByText('plan.txt', { exact: true })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Keep cleaning-plan.pdf' })).toBeVisible();
    expect(await readFiles(page)).toEqual(['cleaning-plan.pdf']);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/ is changed\.$/)).toBeVisible();
    expect(await readFiles(page)).toEqual(['plan.txt']);
  },
);

test(
  'ten files fit into one change, of a thousand the others are left out',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await page.goto(address);
    const form = page.getByRole('region', { name: 'Edit event' });
    await form.getByRole('button', { name: 'Attach files…' }).click();
    await choose(page, ...Array.from({ length: 1000 }, (_, at) => `plan-${at}.txt`));
    await expect(upload(page).getByRole('alert')).toHaveText(
      '10 files at a time: 990 files were left out.',
    );
    await expect(upload(page).getByText(/^Uploaded/)).toHaveCount(10);
    await upload(page).getByRole('button', { name: 'Done' }).click();
    await expect(
      form.getByText('10 files can be added at a time. Save to add more.'),
    ).toBeVisible();
    await form.getByRole('button', { name: 'Remove plan-0.txt' }).click();
    await expect(form.getByRole('button', { name: 'Remove plan-1.txt' })).toBeFocused();
    await expect(form.getByRole('button', { name: 'Attach files…' })).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page).not.toHaveURL(/edit=/);
    expect(await readFiles(page)).toHaveLength(10);
  },
);

test('visitors are told to log in for files', deep, async ({ page }) => {
  await page.goto(address);
  const form = page.getByRole('region', { name: 'Edit event' });
  await expect(form.getByText('Log in to attach files.')).toBeVisible();
});

test(
  'a guest who is logged in and may only add events attaches a file to a new one, and removes it',
  deep,
  async ({ page }) => {
    const key = 'ksroomsaddonly0001';
    await startSession(page, 'support@example.com');
    await page.goto(`/${key}?view=month&date=2026-03-02&edit=new`);
    const form = page.getByRole('region', { name: 'New event' });
    await form.getByLabel('Title').fill('Yoga');
    await form.getByLabel('Start', { exact: true }).fill('3/22/2026');
    await form.getByLabel('Seats').fill('4');
    await form.getByRole('button', { name: 'Attach files…' }).click();
    await choose(page, 'plan.txt');
    await expect(upload(page).getByText(/^Uploaded/)).toHaveCount(1);
    await upload(page).getByRole('button', { name: 'Done' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /^Yoga, / }).click();
    const card = page.getByRole('dialog', { name: 'Yoga' });
    await expect(card.getByRole('link', { name: 'plan.txt' })).toBeVisible();
    await card.getByRole('button', { name: 'Edit' }).click();
    const edited = page.getByRole('region', { name: 'Edit event' });
    await edited.getByRole('button', { name: 'Remove plan.txt' }).click();
    await edited.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('“Yoga” is changed.')).toBeVisible();
    const params = { start_date: '2026-03-22', end_date: '2026-03-22' };
    const { results } = await readState(page, `/calendars/${key}/events`, params);
    expect(results[0]).toMatchObject({ title: 'Yoga' });
    expect(results[0].attachments).toBeUndefined();
  },
);
