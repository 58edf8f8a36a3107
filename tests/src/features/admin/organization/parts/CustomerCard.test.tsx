import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openOrganization } from '../organization-page.ts';

it('makes a free customer once, after a question', async () => {
  const { press, confirm, card, sent } = await openOrganization();
  await press('Make free customer…');
  await confirm('Make free customer');
  expect(await screen.findByText('Riverside Sports is a free customer.')).toBeVisible();
  expect(sent).toMatchObject([{ call: 'PUT /admintool96/api/11/setup-free-customer', body: null }]);
  await waitFor(() => expect(card('Customer')).toHaveTextContent(/Free customer/));
  expect(screen.getByRole('button', { name: 'Make free customer…' })).toHaveAccessibleDescription(
    'It is a free customer already.',
  );
});

it('shows the error in its dialog and changes nothing', async () => {
  const { press, confirm, card, sent } = await openOrganization();
  await answerNext('setUpFreeCustomer', 500);
  await press('Make free customer…');
  await confirm('Make free customer');
  expect(await screen.findByRole('alert')).toHaveTextContent(/internal_error$/);
  expect(card('Customer')).toHaveTextContent('Paying');
  expect(sent).toHaveLength(1);
});
