import { screen, within } from '@testing-library/react';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

export const admin = 'admin@example.com';
export const sales = 'sales@example.com';
export const support = 'support@example.com';

/** Organizations of the seed by what they have. */
export const paying = 11;
export const onTrial = 1015;
export const discounted = 1092;

/** Opens the page of an organization, by default the rowing club's. */
export async function openOrganization({ as = admin, id = paying, query = '' } = {}) {
  const page = await openPage(`/admintool96/organizations/${id}${query}`, { as });
  await screen.findByRole('heading', { level: 1 });
  if (query === '') await screen.findByRole('region', { name: 'Balance' });
  const { user } = page;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...page,
    press,
    /** One of the cards at the top of the page, even behind a dialog. */
    card: (name: string) => screen.getByRole('region', { name, hidden: true }),
    /** The requests that the page sends from now on. */
    sent: recordRequests(),
    /** Opens a form by its button. */
    openForm: async (name: string) => {
      await press(name);
      return within(await screen.findByRole('dialog'));
    },
    /** Confirms the open question. */
    confirm: async (name: string) => {
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name }));
    },
    /** The billing data on the server. */
    billing: async () => {
      const answer = await fetch(`${window.location.origin}/admintool96/api/${id}/billing`, {
        headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      });
      return (await answer.json()).billing;
    },
  };
}
