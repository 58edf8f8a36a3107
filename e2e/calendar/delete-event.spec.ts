import { pickCases } from '../../scripts/testing/depth.ts';
import { deep, expect, expectAccessibleInBothThemes, test } from '../browser-test.ts';

const rowing = '/ksr0wingclubmain01?view=month&date=2026-03-02';

test('an event is deleted from its card, and Undo brings it back', deep, async ({ page }) => {
  await page.goto(rowing);
  const event = page.getByRole('button', { name: /^Spring clean/ });
  await event.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(event).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(event).toBeVisible();
  await page.reload();
  await expect(event).toBeVisible();
});

test(
  'the keyboard alone deletes one occurrence of a series, and all, and undoes both',
  deep,
  async ({ page }) => {
    await page.goto(rowing);
    const events = page.getByRole('button', { name: /^Training on the river/ });
    const monday = page.getByRole('gridcell', { name: /^Monday, March 2, 2026/ });
    await expect(events.first()).toBeVisible();
    const before = await events.count();
    const question = page.getByRole('dialog', { name: 'Delete which events?' });
    const openQuestion = async () => {
      await monday.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(question).toBeVisible();
      await expect(question.getByRole('radio', { name: 'This event' })).toBeFocused();
    };
    await openQuestion();
    await expect(question.getByText(/^Every event, also \d+ past ones/)).toBeVisible();
    await expectAccessibleInBothThemes(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await openQuestion();
    await page.keyboard.press('Enter');
    await expect(events).toHaveCount(before - 1);
    await expect(monday).toBeFocused();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.keyboard.press('z');
    await expect(events).toHaveCount(before);
    // Until the server has made that, it does not know the event that the page shows again.
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    await openQuestion();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(events).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Spring clean/ })).toBeVisible();
    await expect(events).toHaveCount(0);
  },
);

for (const view of pickCases(['list', 'agenda'])) {
  test(
    `in the view ${view}, the Delete key leads to the next event, whichever day it is on`,
    deep,
    async ({ page }) => {
      await page.goto(`/ksr0wingclubmain01?view=${view}&date=2026-03-07`);
      const clean = page.getByRole('button', { name: /^Spring clean/ });
      await clean.focus();
      await page.keyboard.press('Delete');
      await expect(clean).toHaveCount(0);
      await expect(
        page.getByRole('button', { name: /^Training on the river, Monday, March 9/ }),
      ).toBeFocused();
    },
  );
}
