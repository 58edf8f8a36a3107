import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';
import { swipe } from '../touch.ts';

const rowing = '/ksr0wingclubmain01?view=agenda';
/** Thousands of events in two weeks. */
const full = '/ksb1gcalendar10000?view=agenda&date=2026-03-02';

test('the agenda passes axe in every look, full or empty, and fits', deep, async ({ page }) => {
  for (const address of [full, `${rowing}&date=2026-03-02`, `${rowing}&date=1950-01-01`]) {
    await page.goto(address);
    await expect(page.getByRole('region')).toHaveAttribute('aria-busy', 'false');
    const sign = address.includes('1950')
      ? page.getByText('There are no events here.')
      : page.getByRole('heading', { level: 4 }).first();
    await expect(sign).toBeVisible();
    await expectAccessibleInEveryLook(page);
  }
});

test('an empty agenda says so below the toolbar', deep, async ({ page }) => {
  await page.goto(`${rowing}&date=1950-01-01`);
  const text = page.getByText('There are no events here.');
  await expect(text).toBeVisible();
  const place = async () => ((await text.boundingBox())?.y ?? Infinity) < 300;
  await expect.poll(place).toBe(true);
});

test(
  'the mouse scrolls to the last of thousands of events, and opens it',
  deep,
  async ({ page }) => {
    await page.goto(full);
    const agenda = page.getByRole('region');
    await expect(agenda.getByRole('listitem').first()).toBeVisible();
    await agenda.hover();
    const count = await agenda.getByRole('listitem').first().getAttribute('aria-setsize');
    const last = agenda.locator(`[aria-posinset="${count}"]`);
    await expect(async () => {
      await page.mouse.wheel(0, 1_000_000);
      await expect(last.getByRole('button')).toBeInViewport({ timeout: 200 });
    }).toPass();
    await last.getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('the keyboard alone leads through days to an event and back', deep, async ({ page }) => {
  await page.goto(`${rowing}&date=2026-03-02`);
  const agenda = page.getByRole('region');
  await expect(agenda.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Agenda' }).focus();
  const focused = page.locator(':focus');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAttribute('data-event', /./, { timeout: 200 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const name = (await focused.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focused).toHaveAttribute('aria-label', name);
});

test.describe('on a phone', deep, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap opens an event, and long titles and notes fit', async ({ page }) => {
    await page.goto('/ksstaldhelmschoir7?view=agenda&date=2026-03-02');
    await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('button', { name: /^Rehearsal/ })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/event=/);
  });

  test('a swipe leads to the next two weeks, and one to the other side back', async ({ page }) => {
    await page.goto(`${rowing}&date=2026-03-02`);
    const agenda = (name: RegExp) => page.getByRole('region', { name });
    await expect(agenda(/^Mar 2\s/)).toBeVisible();
    await swipe(page, { x: 300, y: 450 }, -200);
    await expect(agenda(/^Mar 16\s/)).toBeVisible();
    await swipe(page, { x: 100, y: 450 }, 200);
    await expect(agenda(/^Mar 2\s/)).toBeVisible();
  });
});
