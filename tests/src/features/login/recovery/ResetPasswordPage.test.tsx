import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logIn as logInCall } from '#generated/app/fetchers.ts';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { refusePassword } from './refuse-password.ts';
import { sentMails } from './sent-mails.ts';

const good = '/password/reset?token=reset-olivia';
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const passwordField = () => screen.findByLabelText('New password');

describe('the page for a new password', () => {
  it('names the user, also for password managers, and starts in its field', async () => {
    await openPage(good);
    const field = await passwordField();
    await waitFor(() => expect(field).toHaveFocus());
    expect(await passwordField()).toHaveAttribute('autocomplete', 'new-password');
    const email = screen.getByLabelText('Email address');
    expect(email).toHaveValue('owner@example.com');
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(email).toHaveAttribute('readonly');
    expect(screen.getByText('Changing your password logs you out on all devices.')).toBeVisible();
  });

  it('shows the limits and the strength while typing', async () => {
    const page = await openPage(good);
    const field = await passwordField();
    expect(field).toHaveAccessibleDescription('At least 8 characters');
    await page.user.type(field, 'seven77');
    expect(field).toHaveAccessibleDescription('At least 8 characters');
    await page.user.type(field, '8');
    expect(field).not.toHaveAccessibleDescription();
    await page.user.clear(field);
    await page.user.type(field, 'owner2024');
    expect(screen.getByText(/Easy to guess/)).toBeVisible();
    await page.user.clear(field);
    await page.user.type(field, 'three quiet rivers');
    expect(screen.getByText('Strong password')).toBeVisible();
  });

  it.each([
    [7, 'This password is too short. At least 8 characters'],
    [201, 'Please enter at most 200 characters. At most 200 characters'],
  ])('refuses a password of %i characters', async (length, told) => {
    const page = await openPage(good);
    const field = await passwordField();
    await page.user.click(field);
    await page.user.paste('x'.repeat(length));
    await page.user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription(told);
    expect(page.calls).not.toContain('POST /password/reset');
  });

  it.each([8, 200])('accepts a password of %i characters', async (length) => {
    const page = await openPage(good);
    await page.user.click(await passwordField());
    await page.user.paste('x'.repeat(length));
    await page.user.keyboard('{Enter}');
    await findHeading('Your password is changed');
  });

  it('changes it, says that all devices are logged out, and continues with the address', async () => {
    const page = await openPage(good);
    await page.user.type(await passwordField(), 'three quiet rivers{Enter}');
    const heading = await findHeading('Your password is changed');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/All devices have been logged out/)).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Log in' }));
    await findHeading('Welcome back');
    expect(screen.getByLabelText('Email address')).toHaveValue('owner@example.com');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    const answer = await logInCall({
      body: { email: 'owner@example.com', password: 'three quiet rivers', stay_logged_in: false },
    });
    expect(answer?.user.name).toBe('Olivia Owner');
  });

  it('reloads for the login if the old password’s session has ended', async () => {
    const page = await openPage(good, { as: 'owner@example.com' });
    expect(await screen.findByText('You are logged in as Olivia Owner.')).toBeVisible();
    await page.user.type(await passwordField(), 'three quiet rivers{Enter}');
    await findHeading('Your password is changed');
    // A link without the router is handled by the browser.
    const link = screen.getByRole('link', { name: 'Log in' });
    let isPrevented: boolean | undefined;
    window.addEventListener(
      'click',
      (event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await page.user.click(link);
    expect(isPrevented).toBe(false);
  });

  it('shows the server’s error about the password at the field', async () => {
    const page = await openPage(good);
    const field = await passwordField();
    refusePassword('/password/reset', 'This password is known from a data leak.');
    await page.user.type(field, 'three quiet rivers{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/data leak/));
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends once while the call is pending', async () => {
    const page = await openPage(good);
    await page.user.type(await passwordField(), 'three quiet rivers');
    const held = holdCalls(/reset/);
    const button = screen.getByRole('button', { name: 'Change password' });
    await page.user.click(button);
    await page.user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    held.letGo();
    await findHeading('Your password is changed');
  });

  it('keeps the form if the call fails for another reason', async () => {
    const page = await openPage(good);
    await answerNext('resetPassword', 429);
    await page.user.type(await passwordField(), 'three quiet rivers{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many/);
    expect(await passwordField()).toHaveValue('three quiet rivers');
  });

  it.each([
    ['token_expired', 410, 'This link has expired'],
    ['token_used', 410, 'This link was used already'],
    ['token_unknown', 404, 'This link is not valid'],
  ] as const)('offers a new link if the answer is %s', async (example, code, title) => {
    const page = await openPage(good);
    await passwordField();
    await answerNext('resetPassword', code, example);
    await page.user.type(await passwordField(), 'three quiet rivers{Enter}');
    const heading = await findHeading(title);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByLabelText('Email address')).toHaveValue('owner@example.com');
  });
});

describe('an unusable password link', () => {
  it.each([
    ['/password/reset', 'This link is not valid'],
    ['/password/reset?token=', 'This link is not valid'],
    ['/password/reset?token=cut-o', 'This link is not valid'],
    [`/password/reset?token=${'x'.repeat(501)}`, 'This link is not valid'],
    ['/password/reset?token=reset-expired', 'This link has expired'],
    ['/password/reset?token=reset-used', 'This link was used already'],
  ])('says so at %.40s and sends a new one', async (address, title) => {
    const page = await openPage(address);
    await findHeading(title);
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    await page.user.type(screen.getByLabelText('Email address'), 'owner@example.com{Enter}');
    await findHeading('Check your email');
    expect((await sentMails())[0].to).toBe('owner@example.com');
  });

  it('offers another logged-in user to log out, or the dashboard', async () => {
    await openPage(good, { as: 'member@example.com' });
    await findHeading('This link is for another account');
    expect(screen.getByText('You are logged in as Milo Member.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout');
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  });

  it('shows the error page if it could not be checked, with a retry', async () => {
    const page = await openPage(good, {
      controls: { next: { operation: 'checkPasswordReset', code: 500 } },
    });
    await screen.findByRole('heading', { level: 2, name: 'Something went wrong' });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await passwordField()).toBeVisible();
  });
});

describe('the token of a link', () => {
  it.each(['', '/kalender'])(
    'is removed from the URL below "%s" once it is read',
    async (basePath) => {
      await openPage(`${good}&from=mail`, { basePath });
      await passwordField();
      await waitFor(() => expect(window.location.pathname).toBe(`${basePath}/password/reset`));
      await waitFor(() => expect(window.location.search).toBe('?from=mail'));
    },
  );

  it('is in no storage shared with other tabs, and in none once used', async () => {
    const page = await openPage(good, { as: 'owner@example.com' });
    await page.user.type(await passwordField(), 'three quiet rivers');
    expect(JSON.stringify({ ...localStorage })).not.toContain('reset-olivia');
    await page.user.keyboard('{Enter}');
    await findHeading('Your password is changed');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('reset-olivia');
  });

  it('survives a reload', async () => {
    const { view } = await openPage(good);
    await passwordField();
    view.unmount();
    await openPage('/password/reset');
    expect(await passwordField()).toBeVisible();
  });

  it('is not passed on by the login links', async () => {
    const page = await openPage(good);
    await passwordField();
    await page.user.click(screen.getByRole('button', { name: 'Log in or create an account' }));
    expect(await screen.findByRole('menuitem', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('is checked again if the other user has logged out', async () => {
    const page = await openPage(good, { as: 'member@example.com' });
    await findHeading('This link is for another account');
    await control('session', { as: null });
    page.view.unmount();
    await openPage('/password/reset');
    expect(await passwordField()).toBeVisible();
  });
});
