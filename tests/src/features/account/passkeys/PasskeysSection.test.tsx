import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cancellation, installPasskeys } from '#tests/setup/browser-passkeys.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

async function openSecurity(as = 'owner@example.com') {
  const passkeys = installPasskeys();
  const page = await openPage('/user/security', { as });
  const section = within(await screen.findByRole('region', { name: 'Passkeys' }));
  const { user } = page;
  const add = async ({ password = 'calendar', code = '' } = {}) => {
    await user.click(section.getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    await user.type(dialog.getByLabelText('Current password'), password);
    const codeField = dialog.queryByLabelText('Code from your app, or a backup code');
    if (codeField) await user.type(codeField, code);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    return dialog;
  };
  const findItem = () => section.findByRole('listitem');
  return { ...page, passkeys, section, add, findItem };
}

describe('passkeys', () => {
  it('are added with the password', async () => {
    const { section, add, findItem } = await openSecurity();
    expect(await section.findByText('No passkeys yet')).toBeVisible();
    await add();
    expect(await findItem()).toHaveTextContent(/Never used/);
    expect(
      await screen.findByText(/is added\. From now on, you can log in with it\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are known to have been added although the answer was lost', async () => {
    const { add, findItem } = await openSecurity();
    loseAnswers(/^POST .*\/passkeys$/);
    await add();
    expect(await findItem()).toHaveTextContent(/Never used/);
    expect(await screen.findByText(/is added\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not said to have been added if the server failed', async () => {
    const { add, section } = await openSecurity();
    await answerNext('createPasskey', 500);
    const dialog = await add();
    expect(await dialog.findByRole('alert')).not.toHaveTextContent(/may have been done/);
    expect(section.getByText('No passkeys yet')).toBeVisible();
  });

  it('are added with a code, too, if the account has a second factor', async () => {
    const { add } = await openSecurity('two-factor@example.com');
    const dialog = await add({ code: '000000' });
    expect(await dialog.findByText(/^This code is not correct/)).toBeVisible();
    const field = dialog.getByLabelText('Code from your app, or a backup code');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('are not added with a wrong password', async () => {
    const { add, section } = await openSecurity();
    const dialog = await add({ password: 'wrong' });
    expect(await dialog.findByText('The current password is not correct.')).toBeVisible();
    expect(section.queryByRole('list')).toBeNull();
  });

  it('are not added if the user cancels in the browser, who can then try again', async () => {
    const { add, passkeys, user, findItem } = await openSecurity();
    passkeys.dialog.answer = cancellation;
    const dialog = await add();
    expect(await dialog.findByRole('alert')).toHaveTextContent('No passkey was used');
    passkeys.dialog.answer = () => 'use';
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await findItem()).toBeVisible();
  });

  it.each([
    ['InvalidStateError', 'There is a passkey already'],
    ['SecurityError', 'Passkeys do not work here'],
  ])('say why the browser refused: %s', async (name, title) => {
    const { add, passkeys } = await openSecurity();
    passkeys.dialog.answer = () => new DOMException('Refused.', name);
    const dialog = await add();
    expect(await dialog.findByRole('alert')).toHaveTextContent(title);
  });

  it('are renamed', async () => {
    const { add, findItem, user } = await openSecurity();
    await add();
    const button = within(await findItem()).getByRole('button', { name: /^Rename / });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: /^Rename “/ }));
    const field = dialog.getByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Work laptop');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('It is called “Work laptop” now.')).toBeVisible();
    await waitFor(async () => expect(await findItem()).toHaveTextContent('Work laptop'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Rename Work laptop' })).toHaveFocus(),
    );
  });

  it.each([
    ['owner@example.com', '', 'You can still log in with your password.'],
    ['two-factor@example.com', '123456', 'You can still log in with your password and a code.'],
  ])(
    'are removed once that is confirmed, which says what remains to %s',
    async (as, code, rest) => {
      const { add, section, user, findItem } = await openSecurity(as);
      await add({ code });
      await user.click(within(await findItem()).getByRole('button', { name: /^Remove / }));
      const dialog = within(await screen.findByRole('alertdialog', { name: /^Remove “/ }));
      expect(dialog.getByText(new RegExp(rest.replaceAll('.', '\\.')))).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
      expect(await section.findByText('No passkeys yet')).toBeVisible();
      expect(await screen.findByText(/is removed\.$/)).toBeVisible();
    },
  );

  it('stay if the server fails, which the page says', async () => {
    const { add, user, findItem } = await openSecurity();
    await add();
    await answerNext('deletePasskey', 500);
    await user.click(within(await findItem()).getByRole('button', { name: /^Remove / }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    expect(await screen.findByText(/still works\./)).toBeVisible();
    expect(await findItem()).toBeVisible();
  });

  it('are gone if only the answer was lost', async () => {
    const { add, section, user, findItem } = await openSecurity();
    await add();
    const item = within(await findItem());
    loseAnswers(/^DELETE /);
    await user.click(item.getByRole('button', { name: /^Remove / }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    expect(await section.findByText('No passkeys yet')).toBeVisible();
    expect(await screen.findByText(/is removed\.$/)).toBeVisible();
  });
});

it('a browser without passkeys says so instead of offering to add one', async () => {
  await openPage('/user/security', { as: 'owner@example.com' });
  const section = within(await screen.findByRole('region', { name: 'Passkeys' }));
  expect(await section.findByText(/^This browser has no passkeys\./)).toBeVisible();
  expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('staff who view the product as a user cannot add passkeys, and learn why', async () => {
  installPasskeys();
  const { user, calls } = await openPage('/user/security', {
    as: 'support@example.com',
    viewAs: 'owner@example.com',
  });
  const button = await screen.findByRole('button', { name: 'Add a passkey' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Only the account’s owner can do this.');
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});
