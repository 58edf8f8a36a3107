import type { Locator } from '@playwright/test';
import { expect, startSession, test } from './browser-test.ts';

/** The computed size of an element's text, in pixels. */
function textSize(element: Locator): Promise<number> {
  return element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
}

test('text sizes follow the type scale, with a root of 16 pixels', async ({ page }) => {
  await page.goto('/login');
  const label = page.getByText('Email address', { exact: true });
  await expect(label).toBeVisible();
  await expect.poll(() => textSize(page.locator('html'))).toBe(16);
  await expect.poll(() => textSize(page.locator('body'))).toBe(14);
  await expect.poll(() => textSize(label)).toBe(13);
  await expect.poll(() => textSize(page.getByLabel('Email address'))).toBe(14);

  await startSession(page, 'owner@example.com');
  await page.goto('/user/dashboard');
  const heading = page.getByRole('heading', { level: 1, name: 'Your calendars' });
  await expect(heading).toBeVisible();
  await expect.poll(() => textSize(heading)).toBe(28);
  await expect.poll(() => textSize(page.getByRole('main'))).toBe(14);
});

test('text and spacing scale with the browser’s font size', async ({ page }) => {
  await page.goto('/login');
  const label = page.getByText('Email address', { exact: true });
  await expect(label).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await expect.poll(() => textSize(label)).toBe(26);
});
