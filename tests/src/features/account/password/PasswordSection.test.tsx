import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { logIn, openPage } from '#tests/setup/open-page.tsx';

/** The page of the login, with the controls of its password section. */
async function openPassword() {
  const page = await openPage('/user/security', { as: 'owner@example.com' });
  const section = within(await screen.findByRole('region', { name: 'Password' }));
  const current = () => section.getByLabelText('Current password');
  const fresh = () => section.getByLabelText('New password');
  const submit = () => page.user.click(section.getByRole('button', { name: 'Change password' }));
  return {
    ...page,
    section,
    current,
    fresh,
    submit,
    change: async (from: string, to: string) => {
      await page.user.type(current(), from);
      await page.user.type(fresh(), to);
      await submit();
    },
    sent: () => page.calls.filter((call) => call === 'POST /user/profile/password').length,
  };
}

const strong = 'three quiet rivers';

describe('changing the password', () => {
  it('is announced, clears the fields, and takes effect at the next login', async () => {
    const { change, current, fresh } = await openPassword();
    await change('calendar', strong);
    expect(
      await screen.findByText('Your password is changed. All other devices are logged out.'),
    ).toBeVisible();
    expect(current()).toHaveValue('');
    expect(fresh()).toHaveValue('');
    await expect(logIn('owner@example.com')).rejects.toThrow(/login_failed/);
  });

  it('shows at the field that the current password is wrong, and keeps the new one', async () => {
    const { change, current, fresh } = await openPassword();
    await change('wrong', strong);
    await waitFor(() =>
      expect(current()).toHaveAccessibleDescription('The current password is not correct.'),
    );
    await waitFor(() => expect(current()).toHaveFocus());
    expect(fresh()).toHaveValue(strong);
  });

  it('is not sent with a short password, or without the current one', async () => {
    const { change, current, fresh, sent, user, submit } = await openPassword();
    await change('calendar', 'seven77');
    await waitFor(() => expect(fresh()).toHaveFocus());
    expect(fresh()).toHaveAccessibleDescription(/This password is too short\./);
    await user.clear(current());
    await submit();
    expect(current()).toHaveAccessibleDescription('Please fill in this field.');
    expect(sent()).toBe(0);
  });

  it('is sent once, even if submitted twice', async () => {
    const { change, submit, sent } = await openPassword();
    const network = holdCalls(/^POST .*\/password$/);
    await change('calendar', strong);
    await submit();
    network.letGo();
    await screen.findByText(/Your password is changed/);
    expect(sent()).toBe(1);
  });

  it('says that it may be changed if the answer was lost', async () => {
    const { change, section } = await openPassword();
    loseAnswers(/^POST .*\/password$/);
    await change('calendar', strong);
    expect(await section.findByRole('alert')).toHaveTextContent(
      /It may have been done nevertheless\.$/,
    );
  });

  it('explains an error and keeps what was typed', async () => {
    const { change, section, fresh } = await openPassword();
    await answerNext('changePassword', 500);
    await change('calendar', strong);
    expect(await section.findByRole('alert')).toBeVisible();
    expect(fresh()).toHaveValue(strong);
  });
});

it('rates the new password, knowing the user’s name', async () => {
  const { section, user, fresh } = await openPassword();
  await user.type(fresh(), 'Olivia Owner');
  expect(section.getByText(/Easy to guess/)).toBeVisible();
  await user.clear(fresh());
  await user.type(fresh(), strong);
  expect(section.getByText('Strong password')).toBeVisible();
});

it('shows the passwords on request, one at a time', async () => {
  const { section, user, current, fresh } = await openPassword();
  await user.click(section.getByRole('button', { name: 'Show “Current password”' }));
  expect(current()).toHaveAttribute('type', 'text');
  expect(fresh()).toHaveAttribute('type', 'password');
});

it.each([
  ['an unsent new password', 'New password', true],
  ['only the current one, which browsers fill in by themselves', 'Current password', false],
])('asks before the page is left with %s: %#', async (_what, label, isAsked) => {
  const { section, user } = await openPassword();
  await user.type(section.getByLabelText(label), 'calendar');
  await user.click(screen.getByRole('link', { name: 'Avatar' }));
  if (isAsked) await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  else await screen.findByRole('heading', { level: 1, name: 'Avatar' });
});
