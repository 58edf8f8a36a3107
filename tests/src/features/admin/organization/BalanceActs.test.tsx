import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { playDelays } from '#tests/setup/delay.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openOrganization, sales } from './organization-page.ts';

const balance = 'PUT /admintool96/api/11/add-balance';

/** Opens the form and fills it in. */
async function enter({ amount, kind = 'Credit' }: { amount: string; kind?: 'Credit' | 'Charge' }) {
  const page = await openOrganization({ as: sales });
  const form = await page.openForm('Credit or charge…');
  await page.user.click(form.getByRole('radio', { name: kind }));
  await page.user.type(form.getByLabelText(/Amount/), amount);
  await page.user.type(form.getByLabelText(/Reason/), 'Slow answer');
  const submit = () => page.user.click(form.getByRole('button', { name: 'Change balance' }));
  return { ...page, form, submit };
}

describe('a change of the balance', () => {
  it('is previewed and credited, with its own idempotency key', async () => {
    const { form, submit, card, sent } = await enter({ amount: '20' });
    expect(form.getByText('€45.50')).toBeVisible();
    await submit();
    expect(await screen.findByText('€20.00 credited to Riverside Sports.')).toBeVisible();
    expect(sent).toMatchObject([{ call: balance, body: { amount: 2000, reason: 'Slow answer' } }]);
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{8,100}$/);
    await waitFor(() => expect(card('Balance')).toHaveTextContent('€45.50'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['12.345', /at most 2 decimal places/],
    ['-20', /0\.01 or more/],
    ['abc', /Please enter a number/],
  ])(
    'of %s is not previewed, and explained when the field is left',
    async (amount, explanation) => {
      const { form, sent } = await enter({ amount });
      expect(form.getByLabelText(/Amount/)).toHaveAccessibleDescription(explanation);
      expect(form.queryByText('After:')).toBeNull();
      expect(sent).toEqual([]);
    },
  );

  it('is charged as a negative amount, without typing the minus', async () => {
    const { submit, card, sent } = await enter({ amount: '5.30', kind: 'Charge' });
    await submit();
    expect(await screen.findByText('€5.30 charged to Riverside Sports.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { amount: -530 } }]);
    await waitFor(() => expect(card('Balance')).toHaveTextContent('€20.20'));
  });

  it('is sent once if it fails, and retried manually with the same key', async () => {
    const { form, submit, billing, sent } = await enter({ amount: '20' });
    await answerNext('addBalance', 500);
    await submit();
    expect(await form.findByRole('alert')).toHaveTextContent(/internal_error$/);
    expect(sent).toHaveLength(1);
    await submit();
    expect(await screen.findByText(/credited/)).toBeVisible();
    const [first, second] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect((await billing()).balance).toBe(4550);
  });

  it('gets another key if the server knows its key from something else', async () => {
    const { form, submit, sent } = await enter({ amount: '20' });
    await answerNext('addBalance', 409, 'idempotency_key_reused');
    await submit();
    expect(await form.findByRole('alert')).toHaveTextContent(/Please try again/);
    await submit();
    expect(await screen.findByText(/credited/)).toBeVisible();
    const [first, second] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).not.toBe(first);
  });

  it('gets another key than an equal one before it', async () => {
    const { user, submit, openForm, billing, sent } = await enter({ amount: '20' });
    await submit();
    expect(await screen.findByText(/credited/)).toBeVisible();
    const form = await openForm('Credit or charge…');
    await user.type(form.getByLabelText(/Amount/), '20');
    await user.type(form.getByLabelText(/Reason/), 'Slow answer{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(async () => expect((await billing()).balance).toBe(6550));
  });

  it('of a large amount requires typing the name, and a moment', async () => {
    const passDelay = playDelays();
    const { user, form, submit, sent } = await enter({ amount: '500.01' });
    await submit();
    expect(sent).toEqual([]);
    await user.type(form.getByLabelText(/Riverside Sports/), 'Riverside Sports');
    await submit();
    expect(sent).toEqual([]);
    await passDelay();
    await submit();
    expect(await screen.findByText('€500.01 credited to Riverside Sports.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { amount: 50_001, reason: 'Slow answer' } }]);
  });
});
