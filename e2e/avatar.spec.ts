import { expect, test } from './browser-test.ts';
import { control } from './mock-controls.ts';

test('the initial is uppercased by the rules of the page’s language', async ({ page }) => {
  const account = { name: 'irem yıldız', email: 'irem@example.com', password: 'three rivers' };
  const answer = await page.request.post('/register', {
    data: account,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(answer.ok(), 'the account is made').toBe(true);
  await page.goto('/user/dashboard');
  const avatar = page.getByRole('button', { name: 'Account of irem yıldız' });
  await expect(avatar).toHaveText('I', { useInnerText: true });
  await control(page, 'settings', { language: 'tr' });
  await page.reload();
  await expect(avatar).toHaveText('İ', { useInnerText: true });
});
