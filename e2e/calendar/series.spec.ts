import type { Page } from '@playwright/test';
import { findMiddle } from '../boxes.ts';
import { deep, expect, expectAccessibleInBothThemes, test } from '../browser-test.ts';
import { readyForShortcuts } from '../ready-for-shortcuts.ts';
import { readState } from '../server-state.ts';
import { createFinger } from '../touch.ts';

const calendar = 'ksr0wingclubmain01';

const open = async (page: Page) => {
  await page.goto(`/${calendar}?view=month&date=2026-03-02`);
  await expect(training(page, 'Wednesday, March 4')).toBeVisible();
};
const training = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(`^Training on the river, ${day}, `) });
const cell = (page: Page, day: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${day}, 2026`) });
const question = (page: Page) => page.getByRole('dialog', { name: 'Change which events?' });

/** When the training of March begins, in order. */
async function readStarts(page: Page): Promise<string[]> {
  const params = { start_date: '2026-03-01', end_date: '2026-03-31' };
  const { results } = await readState(page, `/calendars/${calendar}/events`, params);
  const events: { title: string; start: string }[] = results;
  return events
    .filter(({ title }) => title.startsWith('Training on the river'))
    .map(({ start }) => start.slice(0, 16))
    .sort();
}

test(
  'by mouse, one occurrence moves to another day, is marked there, and goes back',
  deep,
  async ({ page }) => {
    await open(page);
    const before = await readStarts(page);
    const [from, to] = [
      await findMiddle(training(page, 'Wednesday, March 4')),
      await findMiddle(cell(page, 'Thursday, March 5')),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await expect(question(page).getByText('Only the event on Wednesday, March 4')).toBeVisible();
    await expect(question(page).getByText(/^Every event, also \d+ past ones/)).toBeVisible();
    await expectAccessibleInBothThemes(page, '[role="dialog"]');
    await question(page).getByRole('button', { name: 'Save' }).click();
    const moved = training(page, 'Thursday, March 5');
    await expect(moved).toHaveAccessibleName(/, moved$/);
    const starts = before.map((start) => start.replace('2026-03-04T', '2026-03-05T'));
    await expect.poll(() => readStarts(page)).toEqual(starts);
    await moved.click();
    await page.getByRole('button', { name: /^Move back to Wednesday, March 4, / }).click();
    await expect(training(page, 'Wednesday, March 4')).toBeVisible();
    await expect(moved).toHaveCount(0);
    await expect.poll(() => readStarts(page)).toEqual(before);
  },
);

test(
  'the keyboard moves this and the following occurrences, and z takes that back',
  deep,
  async ({ page }) => {
    await open(page);
    await readyForShortcuts(page);
    const before = await readStarts(page);
    await training(page, 'Wednesday, March 4').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('radio', { name: 'This event' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(training(page, 'Wednesday, March 4')).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('radio', { name: 'This event' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(training(page, 'Thursday, March 12')).toBeVisible();
    await expect(training(page, 'Wednesday, March 11')).toHaveCount(0);
    await expect.poll(() => readStarts(page)).not.toEqual(before);
    // Earlier ones stay.
    const earlier = (starts: readonly string[]) => starts.filter((start) => start < '2026-03-04');
    expect(earlier(await readStarts(page))).toEqual(earlier(before));
    await page.keyboard.press('z');
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(training(page, 'Wednesday, March 11')).toBeVisible();
    expect(await readStarts(page)).toEqual(before);
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 800 } });

  test('a finger moves all occurrences, and a tap undoes it', deep, async ({ page }) => {
    await page.goto(`/${calendar}?view=week&date=2026-03-02`);
    const event = training(page, 'Wednesday, March 4');
    await event.scrollIntoViewIfNeeded();
    const before = await readStarts(page);
    const from = await findMiddle(event);
    const finger = await createFinger(page, from);
    await finger.press();
    await expect(page.locator('[data-ghost]')).not.toHaveCount(0);
    await finger.moveBy(0, -40);
    await finger.moveBy(0, -96);
    await finger.lift();
    await question(page).getByRole('radio', { name: 'All events of the series' }).tap();
    await question(page).getByRole('button', { name: 'Save' }).tap();
    await expect(event).not.toHaveAccessibleName(/5:30 PM/);
    await expect.poll(() => readStarts(page)).not.toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(event).toHaveAccessibleName(/5:30 PM/);
    expect(await readStarts(page)).toEqual(before);
  });
});
