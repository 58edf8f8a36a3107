import { expect, type Page } from '@playwright/test';

/** Waits until single keys act, whose code loads at the first key or when the browser is idle. */
export async function readyForShortcuts(page: Page): Promise<void> {
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}
