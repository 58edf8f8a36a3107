import type { Page } from '@playwright/test';
import { deep, expect, expectNoSidewaysScroll, startSession, test } from '../browser-test.ts';
import { journey } from '../journey.ts';

const part = '/ksr0wingclubmain01/settings/sub-calendars';

const names = (page: Page, list: string) =>
  page
    .getByRole('list', { name: list, exact: true })
    .locator('[aria-keyshortcuts]')
    .allTextContents();

journey(
  'an administrator adds a boat, puts it first, and deletes another one for a moment',
  async ({ page, operate, examine }) => {
    const boats = () => names(page, 'Boats');
    await page.goto(part);
    await expect.poll(boats).toEqual(['Heron (8+)', 'Kingfisher (4−)', 'Otter (2x)']);
    await examine();

    await operate.press(page.getByRole('button', { name: 'Add sub-calendar…' }));
    const form = page.getByRole('dialog', { name: 'Add a sub-calendar' });
    await operate.type(form.getByLabel('Name'), 'Swan (1x)');
    await operate.type(form.getByLabel('Folder'), 'Boats');
    await operate.press(form.getByRole('switch', { name: 'Allow double booking' }));
    await examine();
    await operate.press(form.getByRole('button', { name: 'Add sub-calendar' }));
    await expect(page.getByText('1 sub-calendar is added.')).toBeVisible();
    await expect.poll(boats).toEqual(['Heron (8+)', 'Kingfisher (4−)', 'Otter (2x)', 'Swan (1x)']);

    await operate.press(page.getByRole('button', { name: 'Actions for Swan (1x)' }));
    await operate.press(page.getByRole('menuitem', { name: 'Move up' }));
    await expect(page.getByText('“Swan (1x)” is now in place 3 of 4.')).toBeVisible();

    await operate.press(page.getByRole('button', { name: 'Actions for Heron (8+)' }));
    await operate.press(page.getByRole('menuitem', { name: 'Delete…' }));
    const question = page.getByRole('dialog', { name: 'Delete “Boats > Heron (8+)”?' });
    await expect(question.getByText(/ deleted\.$/).first()).toBeVisible();
    await examine();
    await operate.press(question.getByRole('button', { name: 'Delete sub-calendar' }));
    await expect.poll(boats).toEqual(['Kingfisher (4−)', 'Swan (1x)', 'Otter (2x)']);
    await operate.press(page.getByRole('button', { name: 'Undo' }));
    await expect(page.getByText('“Boats > Heron (8+)” is back.')).toBeVisible();
    await expect.poll(boats).toEqual(['Heron (8+)', 'Kingfisher (4−)', 'Swan (1x)', 'Otter (2x)']);
  },
);

test('the order changes by keys and by dragging, a folder as a whole', async ({ page }) => {
  await page.goto(part);
  const otter = page.getByRole('button', { name: 'Otter (2x)', exact: true });
  await otter.press('Alt+ArrowUp');
  await expect(page.getByText('“Otter (2x)” is now in place 2 of 3.')).toBeVisible();
  await expect(otter).toBeFocused();
  await otter.press('Alt+ArrowDown');
  await expect
    .poll(() => names(page, 'Boats'))
    .toEqual(['Heron (8+)', 'Kingfisher (4−)', 'Otter (2x)']);
  await expect(otter).toBeFocused();

  const line = (name: string) =>
    page.locator('[draggable]').filter({ has: page.getByRole('button', { name, exact: true }) });
  await line('Otter (2x)').dragTo(line('Heron (8+)'), { targetPosition: { x: 60, y: 3 } });
  await expect
    .poll(() => names(page, 'Boats'))
    .toEqual(['Otter (2x)', 'Heron (8+)', 'Kingfisher (4−)']);
  await line('Club').dragTo(line('Training'), { targetPosition: { x: 60, y: 3 } });
  await expect(page.getByText('“Club” is now in place 1 of 3.')).toBeVisible();
  await page.reload();
  await expect
    .poll(() => names(page, 'Sub-calendars'))
    .toEqual([
      'Club',
      'Committee',
      'Open days',
      'Old clubhouse',
      'Training',
      'Boats',
      'Otter (2x)',
      'Heron (8+)',
      'Kingfisher (4−)',
    ]);
});

test('a member who may change all events reads why there are no settings', async ({ page }) => {
  await startSession(page, 'member@example.com');
  await page.goto('/c/riv3rs/settings/sub-calendars');
  await expect(page.getByRole('heading', { name: /^Only administrators can/ })).toBeVisible();
  await expect(page.getByText('Ask Olivia Owner to give it to you')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add sub-calendar…' })).toHaveCount(0);
});

test('the page fits a phone', deep, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(part);
  await expect(page.getByRole('button', { name: 'Training', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
