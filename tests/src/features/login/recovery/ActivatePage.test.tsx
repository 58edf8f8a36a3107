import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logIn } from '#generated/app/fetchers.ts';
import { seededUserById } from '#mocks/seed/users.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { refusePassword } from './refuse-password.ts';
import { sentMails } from './sent-mails.ts';

const good = '/activate?token=activate-ida';
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const passwordField = () => screen.findByLabelText('New password');

describe('the page that activates an account', () => {
  it('welcomes the invited user and asks for the first password', async () => {
    await openPage(good);
    expect(await screen.findByText(/Welcome, Ida Invited/)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('ida@riverside.example');
    const field = await passwordField();
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('activates it and opens the login with the address', async () => {
    const page = await openPage(good);
    await page.user.type(await passwordField(), 'three quiet rivers{Enter}');
    const heading = await findHeading('Your account is active');
    await waitFor(() => expect(heading).toHaveFocus());
    await page.user.click(screen.getByRole('link', { name: 'Log in' }));
    await findHeading('Welcome back');
    expect(screen.getByLabelText('Email address')).toHaveValue('ida@riverside.example');
    const answer = await logIn({
      body: {
        email: 'ida@riverside.example',
        password: 'three quiet rivers',
        stay_logged_in: false,
      },
    });
    expect(answer?.user.name).toBe('Ida Invited');
  });

  it('requires only one press if the account has a password', async () => {
    const user = seededUserById(1083);
    expect(user?.state).toBe('inactive');
    const { email = '', name = '' } = user ?? {};
    const page = await openPage('/activate');
    await page.user.type(await screen.findByLabelText('Email address'), `${email}{Enter}`);
    await findHeading('Check your email');
    const [{ to, link }] = await sentMails();
    expect(to).toBe(email);
    await act(() => page.router.navigate(link));
    expect(
      await screen.findByText(`Welcome, ${name}. One press, and ${email} can log in.`),
    ).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    await answerNext('activateAccount', 500);
    await page.user.click(screen.getByRole('button', { name: 'Activate account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await page.user.click(screen.getByRole('button', { name: 'Activate account' }));
    await findHeading('Your account is active');
  });

  it('shows the server’s error about the password at the field', async () => {
    const page = await openPage(good);
    const field = await passwordField();
    refusePassword('/activate', 'This password is known from a data leak.');
    await page.user.type(field, 'three quiet rivers{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/data leak/));
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends users whose account is already active to the login', async () => {
    await openPage('/activate?token=activate-used');
    await findHeading('This link was used already');
    expect(screen.getByText('Your account is active. You can log in.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByLabelText('Email address')).not.toBeInTheDocument();
  });

  it('offers a new link instead of an expired one', async () => {
    const page = await openPage('/activate?token=activate-expired');
    await findHeading('This link has expired');
    await page.user.type(screen.getByLabelText('Email address'), 'ida@riverside.example{Enter}');
    await findHeading('Check your email');
    expect(page.calls).toContain('POST /activate/mail');
  });

  it('refuses another logged-in user', async () => {
    await openPage(good, { as: 'owner@example.com' });
    await findHeading('This link is for another account');
  });
});
