import { deep, expect, expectAccessible, test } from '../browser-test.ts';
import { control } from '../mock-controls.ts';

const calendar = 'ksr0wingclubmain01';

test('after a while away, a notice leads to what others have changed', deep, async ({ page }) => {
  await page.goto(`/${calendar}?view=month&date=2026-03-02`);
  await expect(page.getByRole('button', { name: /^Spring clean/ })).toBeVisible();
  await page.goto('/login');
  await control(page, 'calendar-change', {
    ...{ calendar, change: 'rename', event: '7003', title: 'Renamed by Rosa' },
  });
  await control(page, 'calendar-change', { calendar, change: 'create', title: 'New one' });
  await page.goto(`/${calendar}?view=month&date=2026-03-02`);
  await page.getByRole('button', { name: '2 changes since you were here' }).click();
  const list = page.getByRole('dialog', { name: '2 changes since you were here' });
  await expect(list.getByText(/ created it, /)).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await list.getByRole('button', { name: 'Renamed by Rosa' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Renamed by Rosa' })).toBeVisible();
  await expect(page.getByRole('button', { name: /since you were here$/ })).toHaveCount(0);
});
