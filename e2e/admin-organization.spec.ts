import type { Page } from '@playwright/test';
import { expect, expectAccessibleInEveryLook, startSession, test } from './browser-test.ts';

/** An organization's billing in the server's state. */
async function billing(page: Page, id: number) {
  const answer = await page.request.get(`/admintool96/api/${id}/billing`);
  return (await answer.json()).billing;
}

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an admin manages an organization: balance, discount, trial, plan, visibility, notes', async ({
  page,
}) => {
  await startSession(page, 'admin@example.com');
  await page.goto('/admintool96/calendars/101');
  await page.getByRole('link', { name: 'Riverside Sports' }).click();
  await expect(page.getByRole('region', { name: 'Balance', exact: true })).toContainText('€25.50');

  await press(page, 'Credit or charge…');
  await dialog(page).getByLabel('Amount').fill('600');
  await dialog(page).getByLabel('Reason').fill('Outage in February');
  await expect(dialog(page)).toContainText('€625.50');
  await dialog(page).getByLabel('Type “Riverside Sports” to confirm').fill('Riverside Sports');
  await expectAccessibleInEveryLook(page);
  await press(page, 'Change balance');
  await expect(page.getByText('€600.00 credited to Riverside Sports.')).toBeVisible();
  expect((await billing(page, 11)).balance).toBe(62_550);

  await press(page, 'Set discount…');
  await dialog(page).getByLabel('Discount').fill('12.5');
  await expect(dialog(page)).toContainText('An invoice of €118.80 comes to €103.95.');
  await press(page, 'Set discount');
  await expect(page.getByText('Riverside Sports has a discount of 12.5%.')).toBeVisible();
  expect((await billing(page, 11)).discount.percent).toBe(12.5);
  await press(page, 'Remove…');
  await question(page).getByRole('button', { name: 'Remove discount' }).click();
  await expect(page.getByText('Riverside Sports has no discount.')).toBeVisible();
  expect((await billing(page, 11)).discount).toBeNull();

  await press(page, '+30 days');
  await expectAccessibleInEveryLook(page);
  await press(page, 'Set trial end');
  await expect(page.getByText(/^The trial of Riverside Sports ends on/)).toBeVisible();
  const { trial_end } = await billing(page, 11);
  expect(trial_end).toMatch(/T00:00:00\+00:00$/);
  await press(page, 'Restart…');
  await question(page).getByRole('button', { name: 'Restart trial' }).click();
  await expect(page.getByText(/runs for another 30 days/)).toBeVisible();
  expect((await billing(page, 11)).trial_end).not.toBe(trial_end);

  await press(page, 'Make free customer…');
  await question(page).getByRole('button', { name: 'Make free customer' }).click();
  await expect(page.getByText('Riverside Sports is a free customer.')).toBeVisible();
  expect((await billing(page, 11)).free_customer).toBe(true);

  await press(page, 'Hide from its users');
  await expect(page.getByText('Riverside Sports is hidden from its users.')).toBeVisible();
  const organization = await page.request.get('/admintool96/api/org/11');
  expect((await organization.json()).hidden).toBe(true);
  await press(page, 'New note…');
  await dialog(page).getByLabel('Note for colleagues').fill('All by phone.');
  await press(page, 'Save note');
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('sales extends a trial by two weeks and undoes it, using only the keyboard', async ({
  page,
}) => {
  await startSession(page, 'sales@example.com');
  const { trial_end } = await billing(page, 1015);
  await page.goto('/admintool96/organizations/1015');
  const { keyboard } = page;
  const extension = page.getByRole('button', { name: '+14 days' });
  await expect(extension).toBeVisible();
  while (!(await extension.evaluate((button) => button === document.activeElement))) {
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Ends on, in UTC')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText(/^The trial of Salerno Volunteers ends on/)).toBeVisible();
  const moved = await billing(page, 1015);
  expect(Date.parse(moved.trial_end) - Date.parse(trial_end)).toBe(14 * 86_400_000);
  await expect(extension).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  while (!(await undo.evaluate((button) => button === document.activeElement))) {
    await keyboard.press('Shift+Tab');
  }
  await keyboard.press('Enter');
  await expect(page.getByText('Undone.')).toBeVisible();
  expect((await billing(page, 1015)).trial_end).toBe(trial_end);
});
