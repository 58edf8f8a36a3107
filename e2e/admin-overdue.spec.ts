import type { Page } from '@playwright/test';
import { deep, expect, startSession, test } from './browser-test.ts';
import { journey } from './journey.ts';
import { control } from './mock-controls.ts';
import { readState } from './server-state.ts';

/** The names of the organizations that the server calls overdue. */
async function overdue(page: Page): Promise<string[]> {
  const { results } = await readState(page, '/admintool96/api/overdue-orgs');
  return results.map(({ organization }: { organization: { name: string } }) => organization.name);
}

const links = (page: Page) => page.getByRole('table', { name: 'Search results' }).getByRole('link');

test.describe('with a server that fails once', () => {
  test.use({ expectedConsole: [/status of 500 /] });

  journey(
    'sales sees who owes money the longest, and opens an organization',
    async ({ page, operate, examine, reads }) => {
      await startSession(page, 'sales@example.com');
      await page.goto('/admintool96');
      await control(page, 'next', { operation: 'listOverdueOrganizations', code: 500 });
      await operate.press(page.getByRole('link', { name: 'Overdue organizations' }));
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await examine();
      await reads('listOverdueOrganizations', async () => {
        await operate.press(page.getByRole('button', { name: 'Try again' }));
        await expect(links(page)).toHaveText(await overdue(page));
      });
      await reads('getBilling', async () => {
        await operate.press(page.getByRole('link', { name: 'Harbour Offices' }));
        await expect(page.getByRole('table', { name: 'Invoices' })).toContainText('Overdue');
      });
    },
    deep,
  );
});
