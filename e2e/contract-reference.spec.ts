import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { writeReferences } from '../scripts/docs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-reference-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the reference of each document opens without a network and shows the marks', async ({
  browser,
}) => {
  const context = await browser.newContext({ offline: true });
  for (const file of writeReferences(folder)) {
    const page = await context.newPage();
    const output: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) output.push(message.text());
    });
    page.on('pageerror', (error) => output.push(error.message));

    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Shared calendar');
    await expect(page.getByText('Proposed.', { exact: true }).first()).toBeAttached();
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder('Search...'))
      .first()
      .fill('internal');
    expect(output).toEqual([]);
    await page.close();
  }
  await context.close();
});
