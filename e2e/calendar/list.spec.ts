import type { Locator } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  test,
} from '../browser-test.ts';
import { holdRequests } from '../held-requests.ts';

const rowing = '/ksr0wingclubmain01?view=list';
/** Ten thousand events in this month. */
const full = '/ksb1gcalendar10000?view=list';

const settled = (list: Locator) => expect(list).toHaveAttribute('aria-busy', 'false');

test('the list passes axe in every look, full or empty, and fits', deep, async ({ page }) => {
  for (const address of [
    `${full}&date=2026-03-02`,
    `${rowing}&date=2026-03-02`,
    `${rowing}&date=1950-01-01`,
  ]) {
    await page.goto(address);
    await settled(page.getByRole('region'));
    const sign = !address.includes('1950')
      ? page.getByRole('listitem').first()
      : page.getByText(/^No later events, up to/);
    await expect(sign).toBeVisible();
    await expectAccessibleInEveryLook(page);
  }
});

test('the wheel leads through months without end, and the heading and the address follow', async ({
  page,
}) => {
  await page.goto(`${full}&date=2026-03-02`);
  const list = page.getByRole('region', { name: 'March 2026' });
  await settled(list);
  await list.hover();
  const heading = page.getByRole('heading', { level: 2 });
  await expect(async () => {
    await page.mouse.wheel(0, 80_000);
    await expect(heading).not.toHaveText('March 2026', { timeout: 200 });
  }).toPass({ intervals: [0] });
  await expect(page).not.toHaveURL(/date=2026-03/);
  // The last turn of the wheel may have been late, so that only the address tells what was in sight in the end.
  await page.reload();
  const day = new Date(`${new URL(page.url()).searchParams.get('date')}T12:00`);
  const month = day.toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
  await settled(page.getByRole('region', { name: month }));
});

test('what is in sight stays where it is when earlier days come in', deep, async ({ page }) => {
  await page.goto(`${rowing}&date=2026-03-02`);
  const list = page.getByRole('region');
  await settled(list);
  const release = await holdRequests(page, /\/events\?/);
  await list.hover();
  // As far as the days that have been read ahead go.
  await expect(async () => {
    await page.mouse.wheel(0, -1500);
    await expect(list).toHaveAttribute('aria-busy', 'true', { timeout: 200 });
  }).toPass();
  // The list may keep a place for the days that it begins to read while it scrolls there.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -3000);
      return list.evaluate((element) => element.scrollTop);
    })
    .toBe(0);
  const number = await list.locator('[data-day]').first().getAttribute('data-day');
  const day = list.locator(`[data-day="${number}"]`);
  // A notice above the list may come and go meanwhile.
  const place = async () => {
    const [own, all] = [await day.boundingBox(), await list.boundingBox()];
    return own && all && own.y - all.y;
  };
  const before = await place();
  release();
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await settled(list);
  await expect.poll(place).toBe(before);
});

test(
  'the day in sight stays when most events are hidden, and when rows become higher',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(`${full}&date=2026-03-02`);
    const list = page.getByRole('region', { name: 'March 2026' });
    await settled(list);
    const firstDay = () =>
      list.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        const days = [...element.querySelectorAll<HTMLElement>('[data-day]')];
        const day = days.find((shown) => shown.getBoundingClientRect().bottom > top + 1);
        return Number(day?.dataset['day']);
      });
    const start = await firstDay();
    await list.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      expect(await firstDay()).toBeGreaterThan(start + 2);
    }).toPass({ intervals: [200] });
    // The list stands still once the address tells its day.
    const day = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
    await expect
      .poll(async () => new URL(page.url()).searchParams.get('date') === day(await firstDay()))
      .toBe(true);
    const before = await firstDay();
    const panel = page.getByRole('complementary', { name: 'Calendars and filters' });
    await panel.getByRole('checkbox').nth(1).hover();
    await panel
      .getByRole('button', { name: /^Only this one: / })
      .first()
      .click();
    await expect
      .poll(() => list.getByRole('listitem').first().getAttribute('aria-setsize'))
      .toMatch(/^\d\d?$/);
    // The event at the top may be hidden, and with it all later ones of its day.
    expect([before, before + 1, before + 2, before + 3]).toContain(await firstDay());
    const rest = await firstDay();
    await page.setViewportSize({ width: 600, height: 700 });
    await expect
      .poll(async () => (await list.getByRole('listitem').first().boundingBox())?.height)
      .toBeGreaterThan(50);
    expect(await firstDay()).toBe(rest);
  },
);

test('a month and a day stay at the top with their events', deep, async ({ page }) => {
  await page.goto(`${full}&date=2026-03-02`);
  const list = page.getByRole('region', { name: 'March 2026' });
  await settled(list);
  const first = await list
    .getByRole('button', { name: /, Monday, March 2, / })
    .first()
    .getAttribute('data-event');
  await list.hover();
  await page.mouse.wheel(0, 1500);
  await expect(list.locator(`[data-event="${first}"]`)).not.toBeInViewport();
  const place = async (name: RegExp) => {
    const heading = list.getByRole('heading', { name });
    const [own, all] = [await heading.boundingBox(), await list.boundingBox()];
    return own && all && own.y - all.y;
  };
  await expect.poll(() => place(/^March 2026$/)).toBe(1);
  await expect.poll(() => place(/^Today, Monday, March 2, 2026$|^Monday, March 2, 2026$/)).toBe(33);
});

test('details follow the title', deep, async ({ page }) => {
  await page.goto(`${rowing}&date=2026-03-02`);
  const title = page.getByRole('region').getByText('Committee meeting').first();
  await expect.poll(async () => (await title.boundingBox())?.width).toBeLessThan(200);
});

test('the keyboard alone leads through the list to an event and back', deep, async ({ page }) => {
  await page.goto(`${rowing}&date=2026-03-02`);
  const list = page.getByRole('region');
  await settled(list);
  await page.getByRole('radio', { name: 'List' }).focus();
  const focused = page.locator(':focus');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAttribute('data-event', /./, { timeout: 200 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const name = await focused.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focused).toHaveAttribute('aria-label', name ?? '');
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAttribute('data-event', /./);
  await expect(focused).not.toHaveAttribute('aria-label', name ?? '');
});

test.describe('on a phone', deep, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap opens an event, and long titles fit', async ({ page }) => {
    await page.goto('/ksstaldhelmschoir7?view=list&date=2026-03-02');
    const list = page.getByRole('region');
    await settled(list);
    await expectNoSidewaysScroll(page);
    await list
      .getByRole('button', { name: /^Rehearsal of the Great Mass/ })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/event=/);
  });
});
