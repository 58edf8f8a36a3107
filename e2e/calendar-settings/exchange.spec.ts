import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, startSession, test } from '../browser-test.ts';
import { startInStoryWeek } from '../mock-controls.ts';

const key = 'ksr0wingclubmain01';
const openExchange = (page: Page) => page.goto(`/${key}/settings/exchange`);
const importButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A calendar file; each event is given by its lines. */
function icsFile(...events: readonly (readonly string[])[]) {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']);
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'];
  return {
    name: 'club.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(`${text.join('\r\n')}\r\n`),
  };
}

const regatta = (title: string, sequence: number) => [
  'UID:regatta@example.com',
  'DTSTAMP:20260301T080000Z',
  `SEQUENCE:${sequence}`,
  'DTSTART:20260303T100000Z',
  'DTEND:20260303T120000Z',
  `SUMMARY:${title}`,
];
const breakfast = [
  'UID:breakfast@example.com',
  'DTSTAMP:20260301T080000Z',
  'DTSTART:20260304T070000Z',
  'DTEND:20260304T080000Z',
  'SUMMARY:Rowers’ breakfast',
];
const ancient = ['UID:ancient@example.com', 'DTSTART:18500303T100000Z', 'SUMMARY:Ancient race'];

const chooseFile = (page: Page, file: ReturnType<typeof icsFile>) =>
  page.locator('input[type=file]').first().setInputFiles(file);

test.beforeEach(async ({ page }) => {
  await startInStoryWeek(page);
  await startSession(page, 'owner@example.com');
});

test('an administrator imports a file with new, changed and refused events, and takes it back', async ({
  page,
}) => {
  await openExchange(page);
  await chooseFile(page, icsFile(regatta('Regatta', 0)));
  await importButton(page, 'Import 1 event').click();
  await expect(page.getByText('1 event is imported.')).toBeVisible();
  await chooseFile(page, icsFile(regatta('Great regatta', 1), breakfast, ancient));
  await expect(page.getByText('1 refused · 1 new · 1 changed')).toBeVisible();
  const refused = page.getByRole('list', { name: '1 refused' }).getByRole('listitem');
  await expect(refused).toContainText('Ancient race');
  await expect(refused).toContainText('Line 19');
  await expectAccessibleInBothThemes(page);
  await importButton(page, 'Import 2 events').click();
  await expect(page.getByText('2 events are imported.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the calendar' }).click();
  await page.goto(`/${key}?date=2026-03-02&view=agenda`);
  await expect(page.getByText('Great regatta').first()).toBeVisible();
  await expect(page.getByText('Rowers’ breakfast').first()).toBeVisible();
});

test('an import is taken back as a whole', async ({ page }) => {
  await openExchange(page);
  await chooseFile(page, icsFile(regatta('Regatta', 0), breakfast));
  await importButton(page, 'Import 2 events').click();
  await importButton(page, 'Undo the import').click();
  await expect(page.getByText('The import is undone.')).toBeVisible();
  await page.goto(`/${key}?date=2026-03-02&view=agenda`);
  await expect(page.getByText('Spring clean of the boathouse').first()).toBeVisible();
  await expect(page.getByText('Rowers’ breakfast')).toHaveCount(0);
});

test('an export that is imported again brings nothing new', async ({ page }) => {
  await openExchange(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Riverside rowing club.ics');
  const path = await file.path();
  expect(await readFile(path, 'utf8')).not.toContain(key);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'again.ics',
      mimeType: 'text/calendar',
      buffer: await readFile(path),
    });
  await expect(page.getByText(/There is nothing to import/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
});
