import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { writeDocs } from '../scripts/docs.ts';

test.use({ offline: true });

/** Redoc always asks for its vendor's logo; the page's policy refuses. */
const refusedLogo = /^Loading the image 'https:\/\/cdn\.redoc\.ly\/.* violates/;

test('the contract’s pages work offline, with search, marks, rights, rules and curl commands', async ({
  page,
}) => {
  const files = await writeDocs(test.info().outputPath());
  const output: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && !refusedLogo.test(text)) output.push(text);
  });
  page.on('pageerror', (error) => output.push(error.message));
  for (const file of files) {
    await test.step(file, async () => {
      await page.goto(pathToFileURL(file).href);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Shared calendar');
      await expect(page.getByText('specified by the product specification')).toBeVisible();
    });
  }

  await page.goto(pathToFileURL(files[0] ?? '').href);
  await page.getByRole('link', { name: 'admin API' }).click();
  await page.getByText(/^Search/).click();
  await page.getByRole('textbox').fill('history');
  await page.getByText('Enter a license in the history').last().click();
  await expect(page.getByRole('heading', { name: 'Enter a license in the history' })).toBeVisible();
  await expect(page.getByText('source: specified').first()).toBeVisible();
  await expect(page.getByText('roles: ["ROLE_SALES","ROLE_ADMIN"]').first()).toBeVisible();
  await expect(page.getByText('rule: It comes after `starts_at`.').first()).toBeVisible();
  await expect(page.getByText('-b cookies.txt').first()).toBeVisible();
  expect(output).toEqual([]);
});
