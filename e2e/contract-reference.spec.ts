import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { writeReferences } from '../scripts/docs.ts';

test.use({ offline: true });

test('the reference of each document opens without a network and shows the marks', async ({
  context,
}) => {
  for (const file of writeReferences(test.info().outputPath())) {
    await test.step(file, async () => {
      const page = await context.newPage();
      const output: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) output.push(message.text());
      });
      page.on('pageerror', (error) => output.push(error.message));

      await page.goto(pathToFileURL(file).href);
      const title = page.getByRole('heading', { level: 1 }).first();
      await expect(title).toContainText('Shared calendar');
      await expect(page.getByText('Proposed.', { exact: true }).first()).toBeAttached();
      await page
        .getByRole('searchbox')
        .or(page.getByPlaceholder('Search...'))
        .first()
        .fill('internal');
      expect(output).toEqual([]);
      await page.close();
    });
  }
});
