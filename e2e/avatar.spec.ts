import { deep, expect, startSession, test } from './browser-test.ts';
import { control } from './mock-controls.ts';

test('the initial is uppercased by the rules of the page’s language', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  const answer = await page.request.patch('/user/profile', {
    data: { name: 'irem yıldız' },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(answer.ok(), 'the name is saved').toBe(true);
  await page.goto('/user/dashboard');
  const avatar = page.getByRole('button', { name: 'Account of irem yıldız' });
  await expect(avatar).toHaveText('I', { useInnerText: true });
  await control(page, 'settings', { language: 'tr' });
  await page.reload();
  await expect(avatar).toHaveText('İ', { useInnerText: true });
});
