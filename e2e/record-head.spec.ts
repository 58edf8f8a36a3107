import type { Page } from '@playwright/test';
import { pickCases } from '../scripts/testing/depth.ts';
import { deep, expect, startSession, test } from './browser-test.ts';
import { tabs } from './locators.ts';

const records = {
  calendar: '/admintool96/calendars/101',
  organization: '/admintool96/organizations/11',
  user: '/admintool96/users/20',
};

async function open(page: Page, address: string): Promise<void> {
  await startSession(page, 'admin@example.com');
  await page.goto(address);
  await expect(tabs(page).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

for (const [kind, address] of pickCases(Object.entries(records))) {
  test(`title, facts and tabs of the page of a ${kind} fit into 120 pixels`, async ({ page }) => {
    await open(page, address);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const tab = await tabs(page).first().boundingBox();
    expect(heading && tab && tab.y + tab.height - heading.y).toBeLessThanOrEqual(120);
  });

  test(`the tables of a ${kind} are no wider than their content needs`, deep, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page, address);
    for (const table of await page.getByRole('main').getByRole('table').all()) {
      const box = await table.boundingBox();
      expect(box?.width).toBeLessThan(1200);
    }
  });
}

test(
  'what takes a calendar or an account away is apart from the other acts, in red',
  deep,
  async ({ page }) => {
    const named = [
      [records.calendar, 'Deactivate…', 'New password…'],
      [records.user, 'Delete…', 'New note…'],
    ] as const;
    for (const [address, danger, other] of named) {
      await open(page, address);
      const button = page.getByRole('button', { name: danger, exact: true });
      const before = page.getByRole('button', { name: other, exact: true });
      const [box, last] = [await button.boundingBox(), await before.boundingBox()];
      expect(box && last && box.x - last.x - last.width).toBeGreaterThan(20);
      const color = (one: typeof button) => one.evaluate((it) => getComputedStyle(it).color);
      expect(await color(button)).not.toBe(await color(before));
    }
  },
);
