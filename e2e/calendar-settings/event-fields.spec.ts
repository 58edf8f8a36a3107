import type { Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';
import { button, dialog } from '../locators.ts';

const calendar = '/ksr0wingclubmain01';
const settings = `${calendar}/settings/event-fields`;

const ownFields = (page: Page) => page.getByRole('list', { name: 'Your own fields' });
const field = (page: Page, name: string) =>
  ownFields(page).getByRole('button', { name, exact: true });

/** Opens the whole form for a new event. */
async function openEventForm(page: Page) {
  await page.goto(`${calendar}?view=month&date=2026-03-02`);
  await button(page, 'New event').click();
  await dialog(page, 'New event').getByRole('button', { name: 'More' }).click();
}

/** A field of the event form. */
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('a choice is added, chosen in the event form, and gone from it once it is deactivated', async ({
  page,
  expectedConsole,
}) => {
  // The calendar's page asks since what it saw last, which a change of its fields has made too old.
  expectedConsole.push(/status of 410 \(Gone\)/);
  await page.goto(settings);
  await button(page, 'Add field…').click();
  const form = dialog(page, 'Add a field');
  await form.getByRole('textbox', { name: 'Name' }).fill('Water level');
  await form.getByRole('textbox', { name: 'Option 1' }).fill('Low');
  await form.getByRole('textbox', { name: 'Option 2' }).fill('High');
  await form.getByRole('button', { name: /^Color of option 2/ }).click();
  await page.getByRole('radio', { name: 'Red' }).click();
  await expect(form.getByRole('button', { name: 'Color of option 2: Red' })).toBeFocused();
  const preview = form.getByRole('figure', { name: 'Preview' });
  await preview.getByRole('combobox', { name: 'Water level' }).selectOption('High');
  await form.getByRole('button', { name: 'Add field' }).click();
  await expect(field(page, 'Water level')).toBeVisible();

  await openEventForm(page);
  await choice(page, 'Water level').selectOption('High');

  await page.goto(settings);
  await button(page, 'Actions for Water level').click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect(page.getByText('Events no longer show “Water level”.')).toBeVisible();

  await openEventForm(page);
  await expect(choice(page, 'Level')).toBeVisible();
  await expect(choice(page, 'Water level')).toBeHidden();
});

test('a field is dragged below another one, and moved back by keys, which keep the focus', async ({
  page,
}) => {
  await page.goto(settings);
  const names = ownFields(page).getByRole('listitem');
  await field(page, 'Coach').dragTo(field(page, 'Crew size'), {
    targetPosition: { x: 10, y: 20 },
  });
  await expect(names.nth(2)).toContainText('Coach');
  await field(page, 'Coach').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(names.first()).toContainText('Coach');
  await expect(field(page, 'Coach')).toBeFocused();
});

test('the fields and their form pass axe in every look, and fit', deep, async ({ page }) => {
  await page.goto(settings);
  await expect(field(page, 'Coach')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'main');
  await field(page, 'Level').click();
  await expect(dialog(page, 'Level')).toBeVisible();
  await expectAccessibleInEveryLook(page, '[role="dialog"]');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
