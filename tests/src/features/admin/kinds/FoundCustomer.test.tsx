import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

const name = 'Organization of these calendars';

async function search(query: string, as = 'sales@example.com') {
  const page = await openPage(`/admintool96?query=${encodeURIComponent(query)}`, { as });
  await screen.findByRole('table', { name: 'Search results' });
  return { ...page, sent: recordRequests() };
}

async function openCredit() {
  const page = await search('Riverside Sports');
  const customer = within(screen.getByRole('region', { name }));
  expect(customer.getByRole('link', { name: 'Open Riverside Sports' })).toHaveAttribute(
    'href',
    '/admintool96/organizations/11',
  );
  await page.user.click(customer.getByRole('button', { name: 'Credit or charge…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Balance of Riverside Sports' }));
  await waitFor(() => expect(dialog.getByLabelText(/Amount/)).toHaveFocus());
  return { ...page, dialog };
}

describe('the organization of all found calendars', () => {
  it('is credited with an amount and a usual reason, which confirms at once', async () => {
    const { user, dialog, sent } = await openCredit();
    expect(dialog.queryByRole('button', { name: 'An outage' })).toBeNull();
    await user.keyboard('25');
    expect(dialog.getByText('€50.50')).toBeVisible();
    const usual = within(
      dialog.getByRole('group', { name: 'Or credit €25.00 at once, because of' }),
    );
    await user.click(usual.getByRole('button', { name: 'An outage' }));
    expect(await screen.findByText('€25.00 credited to Riverside Sports.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { amount: 2500, reason: 'An outage' } }]);
  });

  it('is asked about once, not again by going back', async () => {
    const { user, router, dialog } = await openCredit();
    await user.keyboard('5');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.state).toBeNull());
    await act(() => router.navigate('/admintool96/users/1'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('region', { name: 'Balance' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers no shortcut for charges and for large amounts', async () => {
    const { user, dialog } = await openCredit();
    await user.keyboard('500');
    expect(dialog.getByRole('button', { name: 'Goodwill' })).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Charge' }));
    expect(dialog.queryByRole('button', { name: 'Goodwill' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Credit' }));
    await user.clear(dialog.getByLabelText(/Amount/));
    await user.type(dialog.getByLabelText(/Amount/), '500.01');
    expect(dialog.queryByRole('button', { name: 'Goodwill' })).toBeNull();
  });

  it('is not credited by support, which learns who may', async () => {
    await search('Riverside Sports', 'support@example.com');
    const customer = within(screen.getByRole('region', { name }));
    expect(customer.getByRole('button')).toHaveAccessibleDescription(
      'Only sales and admins may do this.',
    );
  });

  it('is not shown if there are several', async () => {
    await search('owner');
    expect(screen.queryByRole('region', { name })).toBeNull();
  });
});
