import { expect, test } from './browser-test.ts';

test("the initial is upper-cased by the rules of the page's language", async ({ page }) => {
  const account = { name: 'irem yıldız', email: 'irem@example.com', password: 'three rivers' };
  await page.request.post('/register', { data: account });
  await page.goto('/user/dashboard');
  const avatar = page.getByRole('button', { name: 'Account of irem yıldız' });
  await expect(avatar).toHaveText('I', { useInnerText: true });
  await page.request.post('/__mock__/settings', { data: { language: 'tr' } });
  await page.reload();
  await expect(avatar).toHaveText('İ', { useInnerText: true });
});
