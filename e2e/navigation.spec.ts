import type { Locator, Page } from '@playwright/test';
import { seededPointer } from '../mocks/seed/event-pointers.ts';
import { pickCases } from '../scripts/testing/depth.ts';
import { expect, startSession, test } from './browser-test.ts';
import { holdRequests } from './held-requests.ts';

/** Navigates to a page whose data are pending until `arrive` is called; returns the progress bar. */
async function goTowards(page: Page): Promise<{ bar: Locator; arrive: () => void }> {
  await startSession(page, 'owner@example.com');
  await page.goto(`/events/pointer/${seededPointer(101, '7003')}`);
  const link = page.getByRole('link', { name: 'Riverside rowing club' });
  await expect(link).toBeVisible();
  const arrive = await holdRequests(page, '**/user/calendars');
  await link.click();
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeAttached();
  return { bar, arrive };
}

/** The bar's appearance a number of milliseconds after the navigation started. */
function lookAt(bar: Locator, milliseconds: number) {
  return bar.evaluate((element, time) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
    const { opacity, transform } = getComputedStyle(element);
    return { opacity, transform };
  }, milliseconds);
}

for (const reducedMotion of pickCases(['no-preference', 'reduce'] as const)) {
  test.describe(`with motion preference ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a page stays until the next one is ready, with a progress bar after 150 ms', async ({
      page,
    }) => {
      const { bar, arrive } = await goTowards(page);
      expect((await lookAt(bar, 149)).opacity).toBe('0');
      const early = await lookAt(bar, 152);
      const late = await lookAt(bar, 4000);
      expect([early.opacity, late.opacity]).toEqual(['1', '1']);
      expect(late.transform === early.transform, 'stands still').toBe(reducedMotion === 'reduce');
      await expect(page.getByRole('article')).toBeVisible();

      arrive();
      await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
      await expect(bar).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}
