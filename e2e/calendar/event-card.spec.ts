import { pickCases } from '../../scripts/testing/depth.ts';
import { deep, expect, test } from '../browser-test.ts';
import { failChange, startInStoryWeek } from '../mock-controls.ts';

for (const [width, height] of pickCases([
  [1280, 720],
  [360, 740],
] as const)) {
  test(
    `the card of a linked event has room on a page of ${width} by ${height}`,
    deep,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/ksr0wingclubmain01?date=2026-03-02&event=7003');
      const card = page.getByRole('dialog', { name: 'Spring clean of the boathouse' });
      await expect(card.getByText('Please bring:')).toBeInViewport();
      await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(400);
    },
  );
}

test('the title, the button that closes and the actions of a card stay in view beside long notes', async ({
  page,
}) => {
  await page.goto('/ksstaldhelmschoir7?view=month&date=2026-03-02&event=8001');
  const card = page.getByRole('dialog');
  const close = card.getByRole('button', { name: 'Close' });
  const edit = card.getByRole('button', { name: 'Edit' });
  await expect(close).toBeInViewport();
  await expect(edit).toBeInViewport();
  await card.evaluate((element) => element.scrollBy(0, element.scrollHeight / 2));
  await expect(close).toBeInViewport();
  await expect(card.getByRole('heading', { level: 2 })).toBeInViewport();
  await card.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeInViewport();
  await share.getByRole('button', { name: 'Close' }).click();
  await edit.click();
  await expect(page.getByRole('region', { name: 'Edit event' })).toBeVisible();
});

for (const view of pickCases(['week', 'month'])) {
  test(
    `in the view ${view}, arrow keys go on from the event whose card has been open`,
    deep,
    async ({ page }) => {
      await page.goto(`/ksr0wingclubmain01?view=${view}&date=2026-03-02`);
      const clean = page.getByRole('button', { name: /^Spring clean/ });
      await clean.click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(clean).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('gridcell', { name: /^Friday, March 6, 2026/ })).toBeFocused();
    },
  );
}

test(
  'in a low window, a card scrolls as a whole, so that its text has room',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await page.goto('/ksstaldhelmschoir7?view=month&date=2026-03-02&event=8001');
    const card = page.getByRole('dialog');
    const edit = card.getByRole('button', { name: 'Edit' });
    await expect(edit).not.toBeInViewport();
    await edit.scrollIntoViewIfNeeded();
    await expect(edit).toBeInViewport();
    await expect(card.getByRole('button', { name: 'Close' })).not.toBeInViewport();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a card begins with when the event is, also if it has links further down', async ({
    page,
  }) => {
    await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02');
    await page.getByRole('button', { name: /^Spring clean/ }).tap();
    const card = page.getByRole('dialog');
    await expect(card.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(card).toBeFocused();
    await expect(card.getByText(/9:00 AM – 12:00 PM$/)).toBeInViewport({ ratio: 1 });
  });
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`a message that stays covers no control of the page, a card or the editor at ${width} by ${height}`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 500/);
    await startInStoryWeek(page);
    await page.setViewportSize({ width, height });
    await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02&event=8003');
    const card = page.getByRole('dialog');
    await failChange(page, 'deleteEvent');
    await card.getByRole('button', { name: 'Delete' }).click();
    const message = page.getByRole('region', { name: 'Message' });
    await expect(message.getByRole('button', { name: 'Try again' })).toBeVisible();
    for (const name of ['Today', 'Previous', 'Next', 'New event']) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true });
      await expect.poll(() => button.evaluate(isOnTop)).toBe(true);
    }
    const views = page.getByText('Month', { exact: true });
    const viewMenu = page.getByRole('button', { name: /^View:/ });
    await expect.poll(() => views.or(viewMenu).evaluate(isOnTop)).toBe(true);
    await page.getByRole('button', { name: /^Spring clean/ }).click();
    for (const name of ['Close', 'Edit', 'Duplicate', 'Delete'])
      await expect.poll(() => card.getByRole('button', { name }).evaluate(isOnTop)).toBe(true);
    await expect.poll(() => card.getByRole('heading').first().evaluate(isOnTop)).toBe(true);
    await card.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('region', { name: 'Edit event' });
    for (const name of ['Save', 'Cancel'])
      await expect.poll(() => editor.getByRole('button', { name }).evaluate(isOnTop)).toBe(true);
    await expect(message).toBeVisible();
  });
}

/** Whether a press at the element's center reaches it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('what a card asks is above the card', deep, async ({ page }) => {
  await startInStoryWeek(page);
  await page.goto('/ksr0wingclubmain01?view=week&date=2026-03-02');
  await page.getByRole('button', { name: /^Spring clean/ }).click();
  const card = page.getByRole('dialog', { name: 'Spring clean of the boathouse' });
  await card.getByText('Comments (2)').click();
  const name = 'Delete the comment “I can bring the pressure washer.”';
  await card.getByRole('button', { name }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(card.getByText('Comments (1)')).toBeVisible();
});
