import type { Page } from '@playwright/test';
import { expect, expectAccessibleInEveryLook, startSession, test } from './browser-test.ts';

const path = '/admintool96/calendars/101';

/** The rowing club's calendar in the server's state. */
async function details(page: Page) {
  const answer = await page.request.get('/admintool96/api/calendar-details/101');
  return answer.json();
}

async function openCalendar(page: Page, query = ''): Promise<void> {
  await page.goto(path + query);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riverside rowing club');
}

const question = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an admin manages a calendar: keys, password, license, attributes, apps, restore points, notes', async ({
  page,
}) => {
  await startSession(page, 'admin@example.com');
  await openCalendar(page);
  await page.getByRole('switch', { name: 'Key “Noticeboard” is active' }).click();
  await question(page).getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('The key “Noticeboard” is deactivated.')).toBeVisible();
  expect((await details(page)).keys[1].active).toBe(false);
  await press(page, 'Undo');
  await expect(page.getByText('Undone.')).toBeVisible();
  expect((await details(page)).keys[1].active).toBe(true);

  await press(page, 'New password…');
  await question(page).getByRole('button', { name: 'Set new password' }).click();
  const secret = page.getByRole('dialog', { name: 'New password for Riverside rowing club' });
  await expect(secret.getByRole('code')).toHaveText(/^[a-z]+-[a-z]+-\d{4}$/);
  await expectAccessibleInEveryLook(page);
  await secret.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('tab', { name: 'License' }).click();
  await page.getByRole('combobox', { name: 'License' }).selectOption('Premium');
  await press(page, 'Save changes');
  await expect(question(page)).toContainText('Pro');
  await expectAccessibleInEveryLook(page);
  await question(page).getByRole('button', { name: 'Change license' }).click();
  await expect(page.getByText('The license of Riverside rowing club is changed.')).toBeVisible();
  expect((await details(page)).subscription.license).toBe('premium');
  await press(page, 'Enter a license…');
  const entry = page.getByRole('dialog', { name: 'Enter a license in the history' });
  await entry.getByLabel('From').fill('2026-01-15');
  await entry.getByRole('button', { name: 'Enter license' }).click();
  await expect(page.getByText(/is entered in the license history/)).toBeVisible();

  await page.getByRole('tab', { name: 'Attributes' }).click();
  await page.getByRole('textbox', { name: 'theme' }).fill('green');
  await press(page, 'Save changes');
  await question(page).getByRole('button', { name: 'Change attributes' }).click();
  await expect(page.getByText('1 attribute is changed.')).toBeVisible();
  expect((await details(page)).attributes).toMatchObject({
    theme: 'green',
    max_events_per_day: 40,
  });

  await page.getByRole('tab', { name: 'Apps' }).click();
  const apps = page.getByRole('tabpanel', { name: 'Apps' });
  await apps.getByRole('textbox', { name: 'theme' }).fill('green');
  await press(page, 'Save changes');
  await question(page).getByRole('button', { name: 'Change attributes' }).click();
  await expect(page.getByText('1 attribute is changed.')).toBeVisible();
  expect((await details(page)).organization.apps[0].attributes.theme).toBe('green');
  await press(page, 'New administrator…');
  await page.getByRole('dialog').getByLabel('Email address').fill('trainer@riverside.example');
  await press(page, 'Create administrator');
  await expect(page.getByText(/trainer@riverside.example is invited/)).toBeVisible();
  await press(page, 'New administrator link…');
  await page.getByRole('dialog').getByLabel('Name of the link').fill('Trainer');
  await press(page, 'Create link');
  const link = page.getByRole('dialog', { name: 'Trainer' });
  await expect(link.getByRole('code')).toHaveText(/^https:/);
  await link.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('tab', { name: 'Restore' }).click();
  await page
    .getByRole('button', { name: /^Restore the state of/ })
    .first()
    .click();
  await question(page).getByLabel('Type “riv3rs” to confirm').fill('riv3rs');
  await question(page).getByRole('button', { name: 'Restore calendar' }).click();
  await expect(page.getByText('Riverside rowing club is restored.')).toBeVisible();
  expect((await details(page)).restore_points[0].restored_at).not.toBeNull();

  await press(page, 'Add a note');
  await page.getByLabel('Note for colleagues').fill('Restored after a call.');
  await press(page, 'Save note');
  await expect(page.getByText('The note is saved.')).toBeVisible();
  expect((await details(page)).audit[0].text).toBe('Restored after a call.');
  await expectAccessibleInEveryLook(page);
});

test('support deactivates a calendar with a note, using only the keyboard', async ({ page }) => {
  await startSession(page, 'support@example.com');
  await openCalendar(page);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Copy identifier' }).focus();
  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Deactivate…' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Riverside rowing club is deactivated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeFocused();
  expect((await details(page)).calendar.active).toBe(false);

  await page.getByRole('tab', { name: 'Overview' }).focus();
  for (let steps = 0; steps < 5; steps += 1) await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Audit' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?tab=audit`);
  const note = page.getByLabel('Note for colleagues');
  while (!(await note.evaluate((field) => field === document.activeElement))) {
    await keyboard.press('Tab');
  }
  await keyboard.type('The owner asked for it.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('The note is saved.')).toBeVisible();
  expect((await details(page)).audit[0].text).toBe('The owner asked for it.');
});

test('names and keys are masked until the pointer or the focus is on their row', async ({
  page,
}) => {
  await startSession(page, 'sales@example.com');
  await openCalendar(page);
  const row = page.getByRole('row', { name: /Milo Member/ });
  const email = row.getByText('member@example.com');
  await expect(email).toBeHidden();
  await row.focus();
  await expect(email).toBeVisible();
});
