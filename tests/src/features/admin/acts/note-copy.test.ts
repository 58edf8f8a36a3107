import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { savedFiles } from '#tests/setup/saved-files.ts';
import { recordRequests } from '#tests/setup/sent-requests.ts';

async function openRecord(path: string) {
  const page = await openPage(`/admintool96${path}`, { as: 'admin@example.com' });
  await screen.findByRole('heading', { level: 1 });
  const copies = recordRequests(/audit\/copy/);
  return { ...page, copies };
}

it('copying the address of a customer is noted on the customer, without the address', async () => {
  const { user, copies } = await openRecord('/users/1');
  await user.click(await screen.findByRole('button', { name: 'Copy address' }));
  await waitFor(() => expect(copies).toHaveLength(1));
  expect(copies[0]?.body).toEqual({ kind: 'user', id: 1, copied: 'email' });
});

it('copying an address without an account is noted on the account of staff', async () => {
  const { user, copies } = await openRecord('/newsletter');
  const [row] = (await screen.findAllByRole('row')).slice(1);
  if (!row) throw new Error('Nobody has subscribed.');
  fireEvent.pointerEnter(row);
  await user.click(within(row).getByRole('button', { name: 'Copy: Email address' }));
  await waitFor(() => expect(copies).toHaveLength(1));
  expect(copies[0]?.body).toEqual({ kind: 'none', copied: 'email' });
});

it('a file of search results is noted on the account of staff once it is saved', async () => {
  const files = savedFiles();
  const { user, copies } = await openRecord('?type=owner&query=olivia');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(copies).toHaveLength(1));
  expect(files).toHaveLength(1);
  const rows = screen.getAllByRole('row').length - 1;
  expect(copies[0]?.body).toEqual({ kind: 'none', copied: 'rows', table: 'calendars', rows });
});

it('a file that could not be made is not noted', async () => {
  const { user, copies } = await openRecord('?query=a&pageLimit=25');
  const button = await screen.findByRole('button', { name: 'Export CSV' });
  await answerNext('searchCalendars', 500);
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('No file was saved.');
  expect(copies).toEqual([]);
});

it('a file of invoices is noted on their organization', async () => {
  savedFiles();
  const { user, copies } = await openRecord('/organizations/11');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(copies).toHaveLength(1));
  expect(copies[0]?.body).toMatchObject({
    kind: 'organization',
    id: 11,
    copied: 'rows',
    table: 'invoices',
  });
});

it('copying a new password is noted on its calendar', async () => {
  const { user, copies } = await openRecord('/calendars/101');
  await user.click(await screen.findByRole('button', { name: 'New password…' }));
  await user.click(await screen.findByRole('button', { name: 'Set new password' }));
  const secret = within(await screen.findByRole('dialog', { name: /^New password for/ }));
  await user.click(secret.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(copies).toHaveLength(1));
  expect(copies[0]?.body).toEqual({ kind: 'calendar', id: 101, copied: 'password' });
});

it('copying an address in a table is noted on the customer', async () => {
  const { user, copies } = await openRecord('?type=owner&query=olivia');
  const row = await screen.findByRole('row', { name: /Family/ });
  fireEvent.pointerEnter(row);
  await user.click(within(row).getByRole('button', { name: 'Copy: Email address' }));
  await waitFor(() => expect(copies).toHaveLength(1));
  expect(copies[0]?.body).toEqual({ kind: 'user', id: 1, copied: 'email' });
});
