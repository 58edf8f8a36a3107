import { screen, within } from '@testing-library/react';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

export const admin = 'admin@example.com';
export const support = 'support@example.com';
export const sales = 'sales@example.com';

/** Opens the page of a user, by default Olivia. */
export async function openUser({ id = 1, query = '', as = admin } = {}) {
  const page = await openPage(`/admintool96/users/${id}${query}`, { as });
  await screen.findByRole('heading', { level: 1 });
  const { user } = page;
  return {
    ...page,
    /** The requests that the page sends from now on. */
    sent: recordRequests(),
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    question: async () => within(await screen.findByRole('alertdialog')),
    /** Confirms the open question. */
    confirm: async (name: string) => {
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name }));
    },
  };
}
