import type { Page } from '@playwright/test';
import { pickCases } from '../../scripts/testing/depth.ts';
import { findMiddle } from '../boxes.ts';
import { deep, expect, expectAccessibleInBothThemes, test } from '../browser-test.ts';
import { createFinger } from '../touch.ts';

const show = (view: string) => `/ksr0wingclubmain01?view=${view}&date=2026-03-02`;

const event = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
const clean = (page: Page) => event(page, 'Spring clean of the boathouse, ');
const rosa = (page: Page) => event(page, 'Rosa and Nina, ');
const bar = (page: Page) => page.getByRole('group', { name: 'Chosen events' });

test('by mouse, chosen events move together, nothing else moves meanwhile, and Undo takes all back', async ({
  page,
}) => {
  await page.goto(show('month'));
  await expect(clean(page)).toBeVisible();
  const grid = await page.getByRole('grid').boundingBox();
  await clean(page).click({ modifiers: ['ControlOrMeta'] });
  await rosa(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(bar(page)).toContainText('2 events chosen');
  await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeVisible();
  // The bar covers no event.
  await expect.poll(() => page.getByRole('grid').boundingBox()).toEqual(grid);
  await expectAccessibleInBothThemes(page, 'main');
  const from = await findMiddle(clean(page));
  const to = await findMiddle(page.getByRole('gridcell', { name: /^Friday, March 13, 2026/ }));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expect(page.locator('[data-ghost]')).toHaveCount(2);
  await page.mouse.up();
  await expect(event(page, 'Spring clean of the boathouse, Friday, March 13')).toBeVisible();
  await expect(event(page, 'Rosa and Nina, Monday, March 16')).toBeVisible();
  await expect(page.getByText('2 events were moved.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(event(page, 'Spring clean of the boathouse, Saturday, March 7')).toBeVisible();
  await expect(event(page, 'Rosa and Nina, Tuesday, March 10')).toBeVisible();
});

test('Shift and a drag on empty space choose the events in a frame, and Escape gives up', async ({
  page,
}) => {
  await page.goto(show('week'));
  await expect(clean(page)).toBeVisible();
  // The event begins before now, from where the week is shown.
  await page
    .getByRole('grid')
    .last()
    .evaluate((grid) => grid.scrollTo(0, 0));
  const first = await clean(page).boundingBox();
  const [left, top] = [(first?.x ?? 0) - 30, (first?.y ?? 0) - 10];
  await page.keyboard.down('Shift');
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 60, top + 30, { steps: 4 });
  await expect(page.locator('[data-lasso]')).toBeVisible();
  await expect(bar(page)).toContainText('1 event chosen');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-lasso]')).toHaveCount(0);
  await expect(bar(page)).not.toContainText('chosen');
  await page.mouse.up();
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 60, top + 30, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(page.locator('[data-lasso]')).toHaveCount(0);
  await expect(bar(page)).toContainText('1 event chosen');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'the keyboard alone chooses, moves and deletes events, and Z undoes',
  deep,
  async ({ page }) => {
    await page.goto(show('month'));
    await clean(page).focus();
    await page.keyboard.press('Control+Space');
    await rosa(page).focus();
    await page.keyboard.press('Control+Space');
    await expect(bar(page)).toContainText('2 events chosen');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.locator('[data-ghost]')).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(event(page, 'Rosa and Nina, Tuesday, March 17')).toBeVisible();
    await expect(page.getByText('2 events were moved.')).toBeVisible();
    await event(page, 'Rosa and Nina').focus();
    await page.keyboard.press('Delete');
    await expect(clean(page)).toHaveCount(0);
    await expect(page.getByText('2 events are deleted.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(event(page, 'Rosa and Nina, Tuesday, March 17')).toBeVisible();
    await page.keyboard.press('z');
    await expect(event(page, 'Rosa and Nina, Tuesday, March 10')).toBeVisible();
  },
);

test(
  'chosen events go to another sub-calendar together in the timeline',
  deep,
  async ({ page }) => {
    await page.goto(`${show('timeline')}&scale=month`);
    await clean(page).click({ modifiers: ['ControlOrMeta'] });
    await rosa(page).click({ modifiers: ['ControlOrMeta'] });
    await bar(page).getByRole('button', { name: 'Change calendar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Calendar').selectOption({ label: 'Club > Committee' });
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(
      page.getByRole('button', { name: /^Rosa and Nina.+Committee, chosen$/ }),
    ).toBeVisible();
    await expect(page.getByText('2 events were moved.')).toBeVisible();
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test(
    'on a phone, what can be done with chosen events stands alone until they are let go',
    deep,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(show('month'));
      const today = page.getByRole('button', { name: 'Today' });
      await expect(today).toBeVisible();
      const finger = await createFinger(page, await findMiddle(clean(page)));
      await finger.press();
      await expect(page.locator('[data-ghost]')).toHaveCount(1);
      await finger.lift();
      await expect(bar(page)).toContainText('1 event chosen');
      for (const control of [today, page.getByRole('button', { name: 'Next', exact: true })]) {
        await expect(control).toBeHidden();
      }
      await bar(page).getByRole('button', { name: 'Clear' }).tap();
      await expect(today).toBeVisible();
    },
  );

  test('a finger that rests on an event chooses it, and taps choose others', async ({ page }) => {
    await page.goto(show('month'));
    await expect(clean(page)).toBeVisible();
    const finger = await createFinger(page, await findMiddle(clean(page)));
    await finger.press();
    await expect(page.locator('[data-ghost]')).toHaveCount(1);
    await finger.lift();
    await expect(bar(page)).toContainText('1 event chosen');
    await rosa(page).tap();
    await expect(bar(page)).toContainText('2 events chosen');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Clear' }).tap();
    await expect(bar(page)).not.toContainText('chosen');
  });

  test('a finger drags all events that taps have chosen', deep, async ({ page }) => {
    await page.goto(show('month'));
    await expect(clean(page)).toBeVisible();
    const first = await createFinger(page, await findMiddle(clean(page)));
    await first.press();
    await expect(page.locator('[data-ghost]')).toHaveCount(1);
    await first.lift();
    await rosa(page).tap();
    await expect(bar(page)).toContainText('2 events chosen');
    const cell = page.getByRole('gridcell', { name: /^Saturday, March 7, 2026/ });
    const height = (await cell.boundingBox())?.height ?? 0;
    const finger = await createFinger(page, await findMiddle(clean(page)));
    await finger.press();
    await expect(page.locator('[data-ghost]')).toHaveCount(2);
    await finger.moveBy(0, height / 2);
    await finger.moveBy(0, height);
    await finger.lift();
    await expect(page.getByText('2 events were moved.')).toBeVisible();
    await expect(event(page, 'Spring clean of the boathouse, Saturday, March 14')).toBeVisible();
    await expect(event(page, 'Rosa and Nina, Tuesday, March 17')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(event(page, 'Rosa and Nina, Tuesday, March 10')).toBeVisible();
  });

  test(
    'a finger that rests on a row of the list chooses it, and opens nothing',
    deep,
    async ({ page }) => {
      await page.goto(show('list'));
      await expect(clean(page)).toBeVisible();
      const finger = await createFinger(page, await findMiddle(clean(page)));
      await finger.press();
      await expect(bar(page)).toContainText('1 event chosen');
      await finger.lift();
      await rosa(page).tap();
      await expect(bar(page)).toContainText('2 events chosen');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
});

for (const view of pickCases(['list', 'agenda', 'table'])) {
  test(
    `in ${view}, a mouse and the keyboard choose events, which are deleted and come back together`,
    deep,
    async ({ page }) => {
      await page.goto(show(view));
      const role = view === 'table' ? 'link' : 'button';
      const shown = (name: RegExp) => page.getByRole('region').getByRole(role, { name }).first();
      await shown(/^Spring clean/).click({ modifiers: ['ControlOrMeta'] });
      await expect(bar(page)).toContainText('1 event chosen');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(bar(page)).toContainText('2 events chosen');
      await page.keyboard.press('Control+Space');
      await shown(/^Rosa and Nina/).click({ modifiers: ['ControlOrMeta'] });
      await expect(bar(page)).toContainText('2 events chosen');
      await expect(shown(/^Spring clean.*, chosen$/)).toBeVisible();
      await expectAccessibleInBothThemes(page, 'main');
      await page.keyboard.press('Delete');
      await expect(page.getByText('2 events are deleted.')).toBeVisible();
      await expect(shown(/^Spring clean/)).toHaveCount(0);
      await page.keyboard.press('z');
      await expect(shown(/^Spring clean/)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(page.context().pages()).toHaveLength(1);
    },
  );
}
