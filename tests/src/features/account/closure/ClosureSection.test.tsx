import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { playDelays } from '#tests/setup/delay.ts';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { logIn, openPage } from '#tests/setup/open-page.tsx';

/** The dialog that deletes the account, opened from the profile. */
async function openClosure(as = 'owner@example.com') {
  const page = await openPage('/user/profile/edit', { as });
  await page.user.click(await screen.findByRole('button', { name: 'Delete account…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  const submit = () =>
    page.user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  const password = () => within(dialog).getByLabelText('Current password');
  return {
    ...page,
    dialog,
    submit,
    password,
    confirm: async (address: string, secret: string) => {
      await page.user.type(await within(dialog).findByLabelText(/^Type “/), address);
      await page.user.type(password(), secret);
    },
    sent: () => page.calls.filter((call) => call === 'POST /user/closure').length,
  };
}

const owner = 'owner@example.com';

it('lists a thousand lost calendars at most, however many the server sends', async () => {
  const { dialog, user } = await openClosure();
  await within(dialog).findByRole('list', { name: 'Calendars that are lost' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const calendars = Array.from({ length: 1001 }, (_, id) => ({
    id,
    title: `Calendar ${id}`,
    member_count: 0,
  }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ calendars, membership_count: 0 })));
  await user.click(await screen.findByRole('button', { name: 'Delete account…' }));
  const list = await screen.findByRole('list', { name: 'Calendars that are lost' });
  expect(list.children).toHaveLength(1000);
  expect(screen.getByText('This list is too long')).toBeVisible();
});

it('lists lost calendars first, starting with those that others use', async () => {
  const { dialog } = await openClosure();
  const list = await within(dialog).findByRole('list', { name: 'Calendars that are lost' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Riverside rowing club1 other person loses it, too');
  expect(second).not.toHaveTextContent('loses it');
  expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  expect(dialog).toHaveTextContent('You leave 2 calendars of others, which stay as they are.');
});

it('confirms that nothing is lost if there are no calendars', async () => {
  const { dialog } = await openClosure('none@example.com');
  expect(await within(dialog).findByText('You own no calendars, so none is lost.')).toBeVisible();
  expect(within(dialog).queryByText(/You leave/)).toBeNull();
});

it('can be reloaded after an error', async () => {
  const page = await openPage('/user/profile/edit', { as: owner });
  await answerNext('getAccountClosure', 500);
  await page.user.click(await screen.findByRole('button', { name: 'Delete account…' }));
  const dialog = await screen.findByRole('alertdialog');
  await page.user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByLabelText('Current password')).toBeVisible();
});

describe('deleting the account', () => {
  it('ends the session and opens the login page, which confirms it', async () => {
    const { confirm, submit, replacedBy, sent, view } = await openClosure();
    await confirm(owner, 'calendar');
    const network = holdCalls(/^POST .*closure$/);
    await submit();
    await submit();
    network.letGo();
    await waitFor(() => expect(replacedBy).toEqual(['/login']));
    expect(sent()).toBe(1);
    await expect(logIn(owner)).rejects.toThrow();
    view.unmount();
    await openPage('/login');
    expect(await screen.findByText('Your account is deleted.')).toBeVisible();
  });

  it('is not possible by reflex', async () => {
    const passDelay = playDelays();
    const { confirm, submit, replacedBy, sent } = await openClosure();
    await confirm(owner, 'calendar');
    await submit();
    expect(sent()).toBe(0);
    await passDelay();
    await submit();
    await waitFor(() => expect(replacedBy).toEqual(['/login']));
  });

  it('requires the exact address', async () => {
    const { confirm, submit, dialog, sent } = await openClosure();
    await confirm('owner@example.co', 'calendar');
    await submit();
    const typed = within(dialog).getByLabelText(/^Type “/);
    expect(typed).toHaveAccessibleDescription('This does not match “owner@example.com”.');
    await waitFor(() => expect(typed).toHaveFocus());
    expect(sent()).toBe(0);
  });

  it('shows at the field that the password is wrong', async () => {
    const { confirm, submit, password, replacedBy } = await openClosure();
    await confirm(owner, 'wrong');
    await submit();
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription('The current password is not correct.'),
    );
    expect(replacedBy).toEqual([]);
  });

  it('requires a code if the account uses two-factor authentication', async () => {
    const { confirm, submit, dialog, user, replacedBy } =
      await openClosure('two-factor@example.com');
    await confirm('two-factor@example.com', 'calendar');
    const code = within(dialog).getByLabelText(/^Code from your app/);
    await user.type(code, '000000');
    await submit();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/not correct/));
    await user.clear(code);
    await user.type(code, '1h3v-lpok');
    await submit();
    await waitFor(() => expect(replacedBy).toEqual(['/login']));
  });

  it('is not offered to staff who view the product as the user', async () => {
    const page = await openPage('/user/profile/edit', { as: 'admin@example.com', viewAs: owner });
    const button = await screen.findByRole('button', { name: 'Delete account…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Only the account’s owner can do this.');
    await page.user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('leaves for the login page although the answer was lost', async () => {
  const { confirm, submit, replacedBy } = await openClosure();
  await confirm(owner, 'calendar');
  loseAnswers(/closure$/);
  await submit();
  await waitFor(() => expect(replacedBy).toEqual(['/login']));
});
