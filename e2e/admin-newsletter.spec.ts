import type { Page } from '@playwright/test';
import { deep, expect, startSession, test } from './browser-test.ts';
import { holdRequests } from './held-requests.ts';
import { journey } from './journey.ts';
import { button, dialog, question } from './locators.ts';
import { control } from './mock-controls.ts';
import { readState } from './server-state.ts';

const email = 'new.person@example.com';

/** The subscribers with a state, as the server finds them. */
async function subscribers(page: Page, query: string) {
  const { results } = await readState(page, '/admintool96/api/newsletter/search', { query });
  return results.map((one: { email: string; status: string }) => `${one.email}: ${one.status}`);
}

const state = (page: Page, address: string) => page.getByLabel(`State of ${address}`);

journey(
  'support adds a subscriber to the newsletter, changes the state, and removes the address',
  async ({ page, operate, examine, reads, changes }) => {
    await startSession(page, 'support@example.com');
    await page.goto('/admintool96/newsletter');
    await reads('searchNewsletterSubscribers', async () => {
      await operate.type(page.getByLabel('Search for'), email);
      await expect(page.getByText('No subscriber found')).toBeVisible();
    });
    await changes('createNewsletterSubscriber', {
      act: async () => {
        await operate.press(button(page, 'Add subscriber…'));
        await operate.type(dialog(page).getByLabel('Email address'), email);
        await examine();
        await operate.press(button(page, 'Add subscriber'));
        await expect(state(page, email)).toHaveValue('pending');
      },
      world: () => subscribers(page, email),
      becomes: [`${email}: pending`],
    });

    await changes('setNewsletterStatus', {
      act: async () => {
        await operate.choose(state(page, email), 'Unsubscribed');
        await expect(page.getByText(/is now in the state “Unsubscribed”/)).toBeVisible();
      },
      world: () => subscribers(page, email),
      becomes: [`${email}: unsubscribed`],
    });
    await examine();
    await changes('setNewsletterStatus', {
      act: async () => {
        await operate.press(button(page, 'Undo'));
        await expect(page.getByText('Undone.')).toBeVisible();
      },
      world: () => subscribers(page, email),
      becomes: [`${email}: pending`],
    });

    await changes('deleteNewsletterSubscriber', {
      act: async () => {
        await operate.press(button(page, `Remove ${email}`));
        const typed = question(page).getByLabel(`Type “${email}” to confirm`);
        await expect(typed).toBeVisible();
        await examine();
        await operate.type(typed, email);
        await operate.press(question(page).getByRole('button', { name: 'Remove subscriber' }));
        await expect(page.getByText(`${email} is removed from the newsletter.`)).toBeVisible();
      },
      world: () => subscribers(page, email),
      becomes: [],
    });
  },
  deep,
);

test.describe('with a server that fails', deep, () => {
  test.use({ expectedConsole: [/status of 500 /] });

  journey(
    'support is told that a subscriber stays as before',
    async ({ page, operate, examine, reads }) => {
      const address = 'owner@example.com';
      await startSession(page, 'support@example.com');
      await page.goto(`/admintool96/newsletter?query=${address}`);
      await expect(state(page, address)).toHaveValue('subscribed');
      await control(page, 'next', { operation: 'setNewsletterStatus', code: 500 });
      // The state goes back as soon as the call has failed, so not while the new one is still being typed.
      const letGo = await holdRequests(page, /newsletter\/unsubscribed/);
      await operate.choose(state(page, address), 'Unsubscribed');
      letGo();
      await expect(page.getByRole('alert')).toContainText('internal_error');
      await expect(state(page, address)).toHaveValue('subscribed');
      await examine();

      await control(page, 'next', { operation: 'searchNewsletterSubscribers', code: 500 });
      await operate.type(page.getByLabel('Search for'), 'owner@');
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await examine();
      await reads('searchNewsletterSubscribers', async () => {
        await operate.press(button(page, 'Try again'));
        await expect(state(page, address)).toHaveValue('subscribed');
      });
      await expect.poll(() => subscribers(page, address)).toEqual([`${address}: subscribed`]);
    },
  );
});
