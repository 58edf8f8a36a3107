import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

/** The profile, with the controls of its addresses section. */
async function openAddresses(as = 'owner@example.com') {
  const page = await openPage('/user/profile/edit', { as });
  const section = within(await screen.findByRole('region', { name: 'Email addresses' }));
  const button = (name: string | RegExp) => section.getByRole('button', { name });
  const press = (name: string | RegExp) => page.user.click(button(name));
  const field = () => section.getByLabelText('Add an email address');
  return {
    ...page,
    button,
    press,
    field,
    add: async (email: string) => {
      await page.user.type(field(), email);
      await press('Add address');
    },
    /** The list's row of an address. */
    row: (email: string) =>
      section.getAllByRole('listitem').find((item) => within(item).queryByText(email)),
    count: () => section.getAllByRole('listitem').length,
  };
}

const second = 'olivia@riverside.example';
const unconfirmed = 'milo@choir.example';

it('marks the primary address, confirmed ones and those waiting for confirmation', async () => {
  const { row, button } = await openAddresses('member@example.com');
  expect(row('member@example.com')).toHaveTextContent(/Primary address.*Confirmed .+ ago/);
  expect(within(row('member@example.com') as HTMLElement).queryByRole('button')).toBeNull();
  expect(row(unconfirmed)).toHaveTextContent('Not confirmed yet');
  expect(button(`Remove ${unconfirmed}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Set as primary/ })).toBeNull();
});

describe('adding an address', () => {
  it('shows it as unconfirmed, says where the link was sent, and clears the field', async () => {
    const { add, row, field } = await openAddresses();
    await add('New.One@example.com');
    await waitFor(() => expect(row('new.one@example.com')).toHaveTextContent('Not confirmed yet'));
    expect(screen.getByText(/We sent a link to new\.one@example\.com/)).toBeVisible();
    expect(field()).toHaveValue('');
  });

  it.each([
    ['none', ' ', 'Please fill in this field.'],
    ['an invalid one', 'olivia', 'Please enter a valid email address.'],
  ])('sends nothing for %s', async (_what, typed, error) => {
    const { add, field, calls } = await openAddresses();
    await add(typed);
    expect(field()).toHaveAccessibleDescription(error);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(calls).not.toContain('POST /user/profile/emails');
  });

  it('shows at the field that an address is the user’s own already, and keeps what was typed', async () => {
    const { add, field, count } = await openAddresses();
    await add('Olivia@riverside.example');
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('This address belongs to your account already.'),
    );
    expect(field()).toHaveValue('Olivia@riverside.example');
    expect(count()).toBe(2);
  });

  it('does not tell that an address belongs to another account', async () => {
    const { add, row } = await openAddresses();
    await add('member@example.com');
    await waitFor(() => expect(row('member@example.com')).toHaveTextContent('Not confirmed yet'));
    expect(screen.getByText(/We sent a link to member@example\.com/)).toBeVisible();
  });

  it('asks before the page is left with an unsent address', async () => {
    const { user, field } = await openAddresses();
    await user.type(field(), 'new@example.com');
    await user.click(screen.getByRole('link', { name: 'Change your picture' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });
});

describe('sending the link again', () => {
  it('is announced and has to wait before the next time', async () => {
    const { press, button } = await openAddresses('member@example.com');
    await press(`Send link again: ${unconfirmed}`);
    expect(await screen.findByText(`We sent the link to ${unconfirmed}.`)).toBeVisible();
    expect(button(/again in (30|29) seconds: /)).toHaveAttribute('aria-disabled', 'true');
  });

  it('counts down the time that the server requires', async () => {
    const { press, button } = await openAddresses('member@example.com');
    await answerNext('resendVerification', 429);
    await press(`Send link again: ${unconfirmed}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries');
    const waiting = button(/again in \d+ seconds: /);
    const left = () =>
      Number(/(\d+) seconds: /.exec(waiting.getAttribute('aria-label') ?? '')?.[1]);
    const before = left();
    await waitFor(() => expect(left()).toBeLessThan(before));
    // Both tell the same time, though perhaps one of them a moment later.
    await waitFor(() =>
      expect(screen.getByRole('timer')).toHaveTextContent(`Please try again in ${left()} seconds.`),
    );
    expect(screen.getAllByText(/^Please try again in/)).toHaveLength(1);
  });

  it('may have worked if its answer is lost', async () => {
    const { press } = await openAddresses('member@example.com');
    loseAnswers(/verification$/);
    await press(`Send link again: ${unconfirmed}`);
    expect(await screen.findByText(/It may have been done nevertheless\./)).toBeVisible();
  });

  it('updates an address that was confirmed in the meantime', async () => {
    const { press, row } = await openAddresses('member@example.com');
    const confirmed = await fetch('/email/verify', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ token: 'confirm-milo' }),
    });
    expect(confirmed.ok).toBe(true);
    await press(`Send link again: ${unconfirmed}`);
    await waitFor(() => expect(row(unconfirmed)).toHaveTextContent(/Confirmed just now/));
  });
});

describe('setting the primary address', () => {
  it('waits for the answer, is announced and can be undone', async () => {
    const { press, button, row, user } = await openAddresses();
    const network = holdCalls(/^POST .*primary-email$/);
    await press(`Set as primary: ${second}`);
    expect(button(`Set as primary: ${second}`)).toHaveAttribute('aria-busy', 'true');
    network.letGo();
    await waitFor(() => expect(row(second)).toHaveTextContent('Primary address'));
    expect(row('owner@example.com')).not.toHaveTextContent('Primary address');
    expect(screen.getByText(`${second} is your primary address now.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(row('owner@example.com')).toHaveTextContent('Primary address'));
  });

  it('reloads the page after an error, which then shows it', async () => {
    const { press, loadedPages } = await openAddresses();
    await answerNext('setPrimaryEmail', 409);
    await press(`Set as primary: ${second}`);
    await waitFor(() => expect(loadedPages).toEqual(['reload']));
    await openAddresses();
    expect(
      await screen.findByText('Your primary email address could not be changed.'),
    ).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem('note')).toBeNull());
  });
});

describe('removing an address', () => {
  it('asks first, applies at once, and is announced', async () => {
    const { press, user, count } = await openAddresses();
    await press(`Remove ${second}`);
    const question = await screen.findByRole('alertdialog', { name: `Remove ${second}?` });
    const network = holdCalls(/^DELETE/);
    await user.click(within(question).getByRole('button', { name: 'Remove address' }));
    await waitFor(() => expect(count()).toBe(1));
    network.letGo();
    expect(await screen.findByText(`${second} is removed.`)).toBeVisible();
    expect(count()).toBe(1);
  });

  it('shows the address again if it fails, and offers a retry', async () => {
    const { press, user, count } = await openAddresses();
    await control('next', { operation: 'deleteEmail', code: 500 });
    await press(`Remove ${second}`);
    await user.click(await screen.findByRole('button', { name: 'Remove address' }));
    expect(await screen.findByText(`${second} still belongs to your account.`, { exact: false }));
    expect(count()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(count()).toBe(1));
  });
});

describe('after the answer was lost', () => {
  it('an added address is shown, with where the link was sent', async () => {
    const { add, row } = await openAddresses();
    loseAnswers(/^POST .*emails$/);
    await add('New.One@example.com');
    expect(await screen.findByText(/We sent a link to new\.one@example\.com/)).toBeVisible();
    await waitFor(() => expect(row('new.one@example.com')).toHaveTextContent('Not confirmed yet'));
  });

  it('a removed address is not said to belong to the account', async () => {
    const { press, user } = await openAddresses();
    loseAnswers(/^DELETE/);
    await press(`Remove ${second}`);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove address' }));
    expect(await screen.findByText(`${second} is removed.`)).toBeVisible();
  });

  it('a new primary address is announced instead of a failure', async () => {
    const { press } = await openAddresses();
    loseAnswers(/primary-email$/);
    await press(`Set as primary: ${second}`);
    expect(await screen.findByText(`${second} is your primary address now.`)).toBeVisible();
  });
});
