import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { discounted, openOrganization } from '../organization-page.ts';

describe('a discount', () => {
  it('is previewed and set, and is undone by removing it', async () => {
    const { user, openForm, press, card, sent } = await openOrganization();
    const form = await openForm('Set discount…');
    await user.type(form.getByLabelText(/Discount/), '15');
    expect(form.getByText('An invoice of €118.80 comes to €100.98.')).toBeVisible();
    await user.type(form.getByLabelText(/Reason/), 'Non-profit{Enter}');
    expect(await screen.findByText('Riverside Sports has a discount of 15%.')).toBeVisible();
    await waitFor(() =>
      expect(card('Discount')).toHaveTextContent(/15%Without an end · Non-profit/),
    );
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    await waitFor(() => expect(card('Discount')).toHaveTextContent('No discount'));
    expect(sent).toMatchObject([
      {
        call: 'PUT /admintool96/api/org/11/discount',
        body: { percent: 15, ends_at: null, reason: 'Non-profit' },
      },
      { call: 'DELETE /admintool96/api/org/11/discount', body: null },
    ]);
  });

  it('ends on the chosen day in UTC', async () => {
    const { user, openForm, sent } = await openOrganization();
    const form = await openForm('Set discount…');
    await user.type(form.getByLabelText(/Discount/), '15');
    fireEvent.change(form.getByRole('textbox', { name: /^Ends on/ }), {
      target: { value: '2030-01-31' },
    });
    await user.click(form.getByRole('button', { name: 'Set discount' }));
    expect(await screen.findByText('Riverside Sports has a discount of 15%.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { ends_at: '2030-01-31T00:00:00Z' } }]);
  });

  it('keeps the time of day of its end when only its percentage changes', async () => {
    const { user, router, openForm, sent } = await openOrganization({ id: 12 });
    const discount = { percent: 10, ends_at: '2030-06-01T15:30:00Z', reason: '' };
    await fetch('/admintool96/api/org/11/discount', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify(discount),
    });
    await act(() => router.navigate('/admintool96/organizations/11'));
    await screen.findByRole('heading', { level: 1, name: 'Riverside Sports' });
    await screen.findByRole('region', { name: 'Discount' });
    const form = await openForm('Change…');
    await user.clear(form.getByLabelText(/Discount/));
    await user.type(form.getByLabelText(/Discount/), '20{Enter}');
    expect(await screen.findByText('Riverside Sports has a discount of 20%.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { ...discount, percent: 20 } }]);
  });

  it('is removed after a question, and can be restored', async () => {
    const { press, confirm, card, billing, sent } = await openOrganization({ id: discounted });
    const { discount } = await billing();
    await press('Remove…');
    await confirm('Remove discount');
    expect(await screen.findByText(/has no discount/)).toBeVisible();
    await waitFor(() => expect(card('Discount')).toHaveTextContent('No discount'));
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(sent).toMatchObject([
      { call: `DELETE /admintool96/api/org/${discounted}/discount` },
      { call: `PUT /admintool96/api/org/${discounted}/discount`, body: discount },
    ]);
    expect((await billing()).discount).toEqual(discount);
  });

  it('refused by the server shows the field errors', async () => {
    const { user, openForm, sent } = await openOrganization();
    await answerNext('setDiscount', 422);
    const form = await openForm('Set discount…');
    await user.type(form.getByLabelText(/Discount/), '15{Enter}');
    expect(await form.findByRole('alert')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('stays if removing it fails', async () => {
    const { press, confirm, card } = await openOrganization({ id: discounted });
    await answerNext('deleteDiscount', 500);
    await press('Remove…');
    await confirm('Remove discount');
    expect(await screen.findByRole('alert')).toHaveTextContent(/internal_error$/);
    expect(card('Discount')).toHaveTextContent('10%');
  });
});
