import type { Page } from '@playwright/test';
import { pickCases } from '../../scripts/testing/depth.ts';
import { deep, expect, expectAccessibleInBothThemes, test } from '../browser-test.ts';
import { control } from '../mock-controls.ts';
import { readyForShortcuts } from '../ready-for-shortcuts.ts';

const rowing = '/ksr0wingclubmain01?view=month&date=2026-03-02';
const form = (page: Page) => page.getByRole('dialog', { name: 'New event' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-03-02T09:00:00Z');
});

test(
  'a line of words becomes an event that repeats, and says so before it is saved',
  deep,
  async ({ page }) => {
    await page.goto(rowing);
    await page.getByRole('button', { name: 'New event' }).click();
    await expect(form(page).getByText(/^Words are understood, too:/)).toBeVisible();
    await expect(form(page).getByLabel('Title')).toBeFocused();
    await page.keyboard.type(
      'Knot class every Tuesday 18:30-20 until Mar 20 @Boathouse #Open days',
    );
    await expect(form(page).getByText('Tuesday, March 3, 6:30 PM – 8:00 PM')).toBeVisible();
    await expect(
      form(page).getByText('Every week on Tuesday, until Friday, March 20, 2026'),
    ).toBeVisible();
    await expect(form(page).getByLabel('Open days')).toBeChecked();
    await expectAccessibleInBothThemes(page, '[role="dialog"]');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Knot class” is in the calendar.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Knot class, Tuesday/ })).toHaveCount(3);
  },
);

for (const { language, button, line, time, repetition } of pickCases([
  {
    ...{ language: 'de', button: 'Neuer Termin', line: 'Chor jeden Donnerstag 19:30–21 Uhr' },
    ...{ time: /^Donnerstag, 5\. März, 19:30/, repetition: /am Donnerstag$/ },
  },
  {
    ...{ language: 'fr', button: 'Nouvel événement', line: 'réunion tous les mardis 9h-10h' },
    ...{ time: /^mardi 3 mars/, repetition: /mardi$/ },
  },
  {
    ...{ language: 'es', button: 'Nuevo evento', line: 'clase cada lunes a las 18:00' },
    ...{ time: /^lunes, 2 de marzo/, repetition: /lunes$/ },
  },
  {
    ...{ language: 'ja', button: '新しい予定', line: '練習 毎週月曜日 18時' },
    ...{ time: /^3月2日.*18:00/, repetition: /月曜日$/ },
  },
])) {
  test(`words are understood in the language ${language}`, deep, async ({ page }) => {
    await control(page, 'settings', { language });
    await page.goto(rowing);
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: button });
    await dialog.locator('[name="title"]').fill(line);
    const status = dialog.getByRole('status');
    await expect(status.getByText(time)).toBeVisible();
    await expect(status.getByText(repetition).first()).toBeVisible();
  });
}

test(
  'a form whose words do not load says so, and reads them the next time',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/net::ERR_FAILED/);
    await page.route(/create-words/, (route) => route.abort());
    await page.goto(rowing);
    await page.getByRole('button', { name: 'New event' }).click();
    await expect(form(page).getByText(/^Words are not understood now/)).toBeVisible();
    await page.unroute(/create-words/);
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await page.getByRole('button', { name: 'New event' }).click();
    await expect(form(page).getByText(/^Words are understood, too:/)).toBeVisible();
  },
);

test(
  'where a day is chosen, words only suggest another one, and More takes all along',
  deep,
  async ({ page }) => {
    await page.goto(rowing);
    const day = page.getByRole('gridcell', { name: /^Tuesday, March 10, 2026/ });
    await day.dblclick({ position: { x: 60, y: 80 } });
    await expect(form(page).getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Lunch tomorrow 12–13 @Club house');
    await expect(form(page).getByLabel('Start', { exact: true })).toHaveValue('03/10/2026');
    await form(page).getByRole('button', { name: 'Use this' }).click();
    await expect(form(page).getByLabel('Start', { exact: true })).toHaveValue('03/03/2026');
    await expect(form(page).getByLabel('Start time')).toHaveValue('12:00 PM');
    await form(page).getByRole('button', { name: 'More' }).click();
    const editor = page.getByRole('region', { name: 'New event' });
    await expect(editor.getByLabel('Title')).toHaveValue('Lunch');
    await expect(editor.getByLabel('Where')).toHaveValue('Club house');
    await expect(editor.getByLabel('End time')).toHaveValue('1:00 PM');
  },
);

for (const view of pickCases(['month', 'week', 'list'])) {
  test(`in the view ${view}, a new event has the focus once it is in the calendar`, async ({
    page,
  }) => {
    await page.goto(`/ksr0wingclubmain01?view=${view}&date=2026-03-02`);
    await expect(page.getByRole('button', { name: /^Spring clean/ }).first()).toBeVisible();
    await readyForShortcuts(page);
    await page.keyboard.press('c');
    await expect(form(page).getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Knot class tomorrow 18:30-20 #Open days');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Knot class” is in the calendar.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Knot class/ })).toBeFocused();
  });
}

test(
  'in a small window, what is wrong with a field is above the buttons',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/ksroomsaddonly0001?view=month&date=2026-03-02');
    await page.getByRole('button', { name: 'New event' }).click();
    await form(page).getByLabel('Title').fill('Choir');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(form(page).getByLabel(/^Seats/)).toBeFocused();
    const problem = form(page).getByText('Please fill in this field.');
    const isUncovered = () =>
      problem.evaluate((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        return text.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isUncovered).toBe(true);
  },
);
