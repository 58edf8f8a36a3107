import { expect, expectAccessibleInBothThemes, test } from '../browser-test.ts';

const rowing = '/ksr0wingclubmain01';
const month = `${rowing}?view=month&date=2026-03-02`;

test.use({ hasFixedDates: true });

test('an event that was deleted in the calendar comes back from the settings', async ({ page }) => {
  await page.goto(month);
  const event = page.getByRole('button', { name: /^Spring clean/ });
  await event.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(event).toHaveCount(0);
  await page.getByRole('link', { name: 'Calendar settings' }).click();
  await page.getByRole('link', { name: 'Deleted events' }).click();
  const restore = page.getByRole('button', { name: 'Restore “Spring clean of the boathouse”' });
  await expect(restore).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await restore.press('Enter');
  await expect(restore).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore “Quiz night”' })).toBeFocused();
  await page.goto(month);
  await expect(event).toBeVisible();
});
