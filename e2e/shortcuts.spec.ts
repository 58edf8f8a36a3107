import {
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startSession,
  test,
} from './browser-test.ts';

test('shortcuts reach the whole product with the keyboard alone', async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/dashboard');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // Their code loads when the browser is idle.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 500 });
  }).toPass();
  const customize = list.getByRole('button', { name: 'Customize' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // With the switches, too.
    if (colorScheme === 'dark') await customize.click();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectAccessible(page, '[role="dialog"]');
      await expectNoSidewaysScroll(page);
    }
  }
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('g/?');
  await expect(page.getByRole('searchbox')).toHaveValue('g/?');
  await page.keyboard.press('Tab');

  await page.keyboard.press('g');
  await expect(page.getByText('Go to')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.keyboard.press('p');
  await expect(page).toHaveURL('/user/profile/edit');
  await page.getByRole('switch', { name: 'Use keyboard shortcuts' }).press('Space');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/user/profile/edit');
  await page.keyboard.press('Space');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/user/dashboard');
});

test(
  'the dialog of an action from the palette returns the focus to the action’s button',
  deep,
  async ({ page }) => {
    await startSession(page, 'support@example.com');
    await page.goto('/admintool96/calendars/101');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The code for the keys loads when the browser is idle.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('combobox')).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type('new password');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByLabel('Reason (optional)')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'New password…' })).toBeFocused();
  },
);
