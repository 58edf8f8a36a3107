import type { Page } from '@playwright/test';
import { deep, expect, startSession, test } from './browser-test.ts';
import { journey } from './journey.ts';
import { button, dialog, question } from './locators.ts';
import { control } from './mock-controls.ts';
import { readState } from './server-state.ts';

/** Whether the server trusts a domain; null if it does not have it. */
async function trust(page: Page, domain: string): Promise<boolean | null> {
  const { results } = await readState(page, '/admintool96/trusted-domains', { query: domain });
  return results[0]?.valid ?? null;
}

const row = (page: Page) => page.getByRole('rowheader').first();

journey(
  'an admin trusts a domain that nobody proved and stops trusting it, and adds one and undoes that',
  async ({ page, operate, examine, reads, changes }) => {
    const domain = 'new-rowing.example';
    await startSession(page, 'admin@example.com');
    await reads('listTrustedDomains', async () => {
      await page.goto('/admintool96/domains?pageLimit=5');
      await operate.choose(page.getByLabel('State'), 'Not proven');
      await expect(page).toHaveURL(/valid=0/);
    });
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(
      /^\d+ domains found$/,
    );
    await examine();
    const unproven = (await row(page).getByText('.example').textContent()) ?? '';
    await changes('trustDomain', {
      act: async () => {
        await operate.press(button(page, `Trust ${unproven}`));
        await expect(page.getByText(`${unproven} is trusted.`)).toBeVisible();
      },
      world: () => trust(page, unproven),
      becomes: true,
    });

    await changes('trustDomain', {
      act: async () => {
        await operate.press(button(page, 'Trust a domain…'));
        await operate.type(dialog(page).getByLabel('Domain'), domain);
        await examine();
        await operate.press(button(page, 'Trust domain'));
        await expect(page.getByText(`${domain} is trusted.`)).toBeVisible();
      },
      world: () => trust(page, domain),
      becomes: true,
    });
    await changes('deleteTrustedDomain', {
      act: async () => {
        await operate.press(button(page, 'Undo'));
        await expect(page.getByText('Undone.')).toBeVisible();
      },
      world: () => trust(page, domain),
      becomes: null,
    });

    await operate.choose(page.getByLabel('State'), 'Any state');
    await operate.type(page.getByLabel('Search for'), unproven);
    await changes('deleteTrustedDomain', {
      act: async () => {
        await operate.press(button(page, `Remove ${unproven}`));
        await expect(question(page)).toContainText(unproven);
        await examine();
        await operate.type(question(page).getByRole('textbox'), unproven);
        await operate.press(button(page, 'Remove domain'));
        await expect(page.getByText(`${unproven} is no longer trusted.`)).toBeVisible();
      },
      world: () => trust(page, unproven),
      becomes: null,
    });
    await expect(page.getByText('No domain found')).toBeVisible();
    await examine();
  },
  deep,
);

test.describe('with a server that fails', deep, () => {
  test.use({ expectedConsole: [/status of (422|500) /] });

  journey(
    'an admin is told why a domain is not trusted, and that another one still is',
    async ({ page, operate, examine }) => {
      const domain = 'riverside.example';
      await startSession(page, 'admin@example.com');
      await page.goto(`/admintool96/domains?query=${domain}`);
      await operate.press(button(page, 'Trust a domain…'));
      await operate.type(dialog(page).getByLabel('Domain'), '-x.example');
      await operate.press(button(page, 'Trust domain'));
      await expect(dialog(page).getByRole('alert')).toContainText('domain: ');
      await examine();
      await operate.press(dialog(page).getByRole('button', { name: 'Cancel' }));

      await control(page, 'next', { operation: 'deleteTrustedDomain', code: 500 });
      await operate.press(button(page, `Remove ${domain}`));
      await operate.type(question(page).getByRole('textbox'), domain);
      await operate.press(button(page, 'Remove domain'));
      await expect(question(page).getByRole('alert')).toContainText('internal_error');
      await operate.press(question(page).getByRole('button', { name: 'Cancel' }));
      await expect(button(page, `Remove ${domain}`)).toBeVisible();
      await expect.poll(() => trust(page, domain)).toBe(true);
    },
  );
});
