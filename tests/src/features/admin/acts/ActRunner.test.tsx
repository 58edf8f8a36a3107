import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openOrganization } from '../organization/organization-page.ts';

it('closes a dialog with its page, and shows the error of its act in the persistent alert then', async () => {
  const { press, confirm, router } = await openOrganization();
  const network = holdCalls(/free-customer/);
  await answerNext('setUpFreeCustomer', 404);
  await press('Make free customer…');
  await confirm('Make free customer');
  await act(() => router.navigate('/admintool96/newsletter'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  network.letGo();
  expect(await screen.findByRole('alert')).toHaveTextContent(/not_found$/);
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'Riverside Sports' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
