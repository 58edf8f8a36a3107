import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { failChange, startInStoryWeek } from '../mock-controls.ts';

test.use({ expectedConsole: [/status of 500/] });

/** Opens a week with a message that stays, at the window's bottom. */
async function openWithMessage(page: Page): Promise<Locator> {
  await startInStoryWeek(page);
  await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02&event=8003');
  await failChange(page, 'deleteEvent');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const message = page.getByRole('region', { name: 'Message' });
  await expect(message.getByRole('button', { name: 'Try again' })).toBeVisible();
  return message;
}

/** An event in a column that a message covers in part. */
const clean = (page: Page) => page.getByRole('button', { name: /^Spring clean/ });

/** Scrolls the hours until an event is at a height of the window. */
const scrollTo = (event: Locator, height: number) =>
  event.evaluate((element, to) => {
    const { top } = element.getBoundingClientRect();
    element.closest('[role="grid"]')?.scrollBy(0, top - to);
  }, height);

/** Puts a control where a message is. */
const moveBelow = (control: Locator, place: { x: number; y: number } | null) =>
  control.evaluate(
    (element, { x, y }) => {
      element.style.position = 'fixed';
      element.style.inset = `${y}px auto auto ${x}px`;
      element.style.inlineSize = '80px';
      element.style.zIndex = '1';
    },
    { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + 20 },
  );

/** Whether a press at the element's center reaches it. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test.describe('in a window of 1280 by 640', () => {
  test.use({ viewport: { width: 1280, height: 640 } });

  test('a message moves off the focused control that scrolls below it', async ({ page }) => {
    const message = await openWithMessage(page);
    const place = await message.boundingBox();
    // To scroll it into sight may already move the message.
    await scrollTo(clean(page), (place?.y ?? 0) - 120);
    await clean(page).evaluate((event) => event.focus({ preventScroll: true }));
    await scrollTo(clean(page), place?.y ?? 0);
    await expect.poll(() => isOnTop(clean(page))).toBe(true);
    await expect.poll(() => message.boundingBox()).not.toEqual(place);
  });

  test('a message moves off the control that gets the focus from below a resting pointer', async ({
    page,
  }) => {
    const message = await openWithMessage(page);
    const place = await message.boundingBox();
    // It moves off nothing while somebody points at it.
    await message.getByRole('alert').hover();
    await moveBelow(clean(page), place);
    expect(await isOnTop(clean(page))).toBe(false);
    await clean(page).evaluate((event) => event.focus({ preventScroll: true }));
    await expect.poll(() => isOnTop(clean(page))).toBe(true);
  });

  test('a message moves off the focused control that another change of the page moves below it', async ({
    page,
  }) => {
    const message = await openWithMessage(page);
    const today = page.getByRole('main').getByRole('button', { name: 'Today' });
    await today.focus();
    await expect.poll(() => isOnTop(today)).toBe(true);
    const place = await message.boundingBox();
    await moveBelow(today, place);
    await expect.poll(() => isOnTop(today)).toBe(true);
    await expect.poll(() => message.boundingBox()).not.toEqual(place);
  });
});

test('a message is one line with Undo as text, and covers no control', async ({ page }) => {
  await startInStoryWeek(page);
  await page.goto('/ksr0wingclubmain01?view=month&date=2026-03-02&event=7003');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const message = page.getByRole('region', { name: 'Message' });
  const undo = message.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const readHeight = async (element: Locator) => (await element.boundingBox())?.height;
  await expect.poll(() => readHeight(message)).toBeLessThan(48);
  await expect.poll(() => readHeight(undo)).toBeGreaterThanOrEqual(24);
  await expect(undo).toHaveCSS('border-top-width', '0px');
  const countCovered = () =>
    message.evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(a[href], button, input, label)')].filter(
        (control) => {
          const place = control.getBoundingClientRect();
          const isBeside = place.right <= left || place.left >= right;
          return !isBeside && place.bottom > top && place.top < bottom && place.width > 0;
        },
      ).length;
    });
  await expect.poll(countCovered).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a message is as wide as the page within its margins, also if it is short', async ({
    page,
  }) => {
    await startInStoryWeek(page);
    await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02&event=7003');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('button', { name: 'Undo' }).tap();
    const message = page.getByRole('region', { name: 'Message' });
    await expect(message).toHaveText('Undone');
    await expect.poll(() => message.boundingBox()).toMatchObject({ x: 16, width: 328 });
  });
});
