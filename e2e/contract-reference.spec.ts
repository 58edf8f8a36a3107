import { pathToFileURL } from 'node:url';
import { writeDocs } from '../scripts/docs.ts';
import { expect, expectAccessibleInEveryLook, test } from './browser-test.ts';

test.use({ offline: true });

test('each document’s reference opens offline, with highlighting and curl commands', async ({
  context,
}) => {
  const [, ...references] = writeDocs(test.info().outputPath());
  for (const file of references) {
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
      await expect(page.getByText('curl', { exact: true }).first()).toBeAttached();
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

test('the guide is readable in light and dark, wide and narrow, and links to the references', async ({
  page,
}) => {
  const [guide = ''] = writeDocs(test.info().outputPath());
  await page.goto(pathToFileURL(guide).href);
  await expectAccessibleInEveryLook(page);
  await page.getByRole('link', { name: 'Rights by role' }).click();
  await expect(page.getByRole('heading', { name: 'Rights by role' })).toBeInViewport();
  await page.getByRole('link', { name: /^deleteUser/ }).click();
  await expect(page.getByRole('heading', { name: 'Delete a user' })).toBeInViewport();
});
