import { expect, expectAccessible, test } from '../browser-test.ts';

test('the notes of the coming week, which were read ahead, are read offline', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await page.goto('/ksr0wingclubmain01?view=week&date=2026-02-23');
  await expect(page.getByRole('grid', { name: /^Feb 23/ })).toBeVisible();
  // The code of cards and the weeks around this one come when the browser is idle.
  const readAhead = () =>
    page.evaluate(() => {
      const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
      const hasCode = addresses.some((name) => name.includes('/CardContent-'));
      const lastDays = addresses.map((name) => new URL(name).searchParams.get('end_date') ?? '');
      return hasCode && lastDays.some((day) => day >= '2026-03-08');
    });
  await expect.poll(readAhead).toBe(true);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('grid', { name: /^Mar 2\s/ })).toBeVisible();
  await page.getByRole('button', { name: /^Spring clean of the boathouse, Saturday/ }).click();
  const card = page.getByRole('dialog', { name: 'Spring clean of the boathouse' });
  await expect(card.getByText('Please bring:')).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: 'gloves' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});
