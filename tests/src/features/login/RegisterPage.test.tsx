import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showInFrame } from '#tests/setup/frame.ts';
import { openPage } from '#tests/setup/open-page.tsx';

async function register(page: Awaited<ReturnType<typeof openPage>>, email: string): Promise<void> {
  await page.user.type(await screen.findByLabelText('Your name'), 'Nina Newcomer');
  await page.user.type(screen.getByLabelText('Email address'), email);
  await page.user.type(screen.getByLabelText('Password'), 'three quiet rivers');
  await page.user.click(screen.getByRole('button', { name: 'Create an account' }));
}

describe('the registration page', () => {
  it('creates the account and opens its dashboard', async () => {
    const page = await openPage('/register');
    await register(page, 'nina@example.com');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it('redirects to the target path', async () => {
    const page = await openPage('/register?_target_path=%2Fc%2Friv3rs');
    await register(page, 'nina@example.com');
    await waitFor(() => expect(page.replacedBy).toEqual(['/c/riv3rs']));
  });

  it('refuses a blank name and requires eight characters', async () => {
    const page = await openPage('/register');
    await page.user.type(await screen.findByLabelText('Your name'), '   ');
    await page.user.type(screen.getByLabelText('Email address'), 'nina@example.com');
    await page.user.type(screen.getByLabelText('Password'), 'short');
    await page.user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'This password is too short. At least 8 characters',
    );
  });

  it('shows at the address that it is taken', async () => {
    const page = await openPage('/register');
    await register(page, 'owner@example.com');
    const field = screen.getByLabelText('Email address');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already an account/));
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await page.user.type(field, 'x');
    expect(field).not.toHaveAccessibleDescription(/already an account/);
  });

  it('sends registered users to the login, with the address and the target path', async () => {
    const page = await openPage('/register?_target_path=%2Fc%2Friv3rs');
    await register(page, 'owner@example.com');
    const taken = await screen.findByText(/There is already an account/);
    await page.user.click(within(taken).getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveAttribute('readonly'));
    expect(screen.getByLabelText('Email address')).toHaveValue('owner@example.com');
    await page.user.type(screen.getByLabelText('Password'), 'calendar{Enter}');
    await waitFor(() => expect(page.replacedBy).toEqual(['/c/riv3rs']));
  });

  it('starts with a given address and passes it to the login', async () => {
    const page = await openPage('/register?email=nina%40example.com&_target_path=%2Fc%2Friv3rs');
    expect(await screen.findByLabelText('Email address')).toHaveValue('nina@example.com');
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    await page.user.type(screen.getByLabelText('Email address'), '.test');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?email=nina%40example.com.test&_target_path=%2Fc%2Friv3rs',
    );
  });

  it('rates the password without enforcing it', async () => {
    const page = await openPage('/register');
    await page.user.type(await screen.findByLabelText('Your name'), 'Nina Newcomer');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAccessibleDescription('At least 8 characters');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await page.user.type(password, 'newcomer1');
    const advice = screen.getByText('Easy to guess. A few words in a row are stronger.');
    expect(advice).toHaveAttribute('aria-live', 'polite');
    await page.user.clear(password);
    await page.user.type(password, 'three quiet rivers');
    expect(screen.getByText('Strong password')).toBeVisible();
  });

  it('accepts a weak password', async () => {
    const page = await openPage('/register');
    await page.user.type(await screen.findByLabelText('Your name'), 'Nina Newcomer');
    await page.user.type(screen.getByLabelText('Email address'), 'nina@example.com');
    await page.user.type(screen.getByLabelText('Password'), 'password{Enter}');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it('shows a button that opens it in a new tab inside a frame', async () => {
    showInFrame();
    await openPage('/register?email=nina%40example.com');
    expect(await screen.findByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      '/register?email=nina%40example.com',
    );
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('shows an error without a field above the form', async () => {
    const page = await openPage('/register');
    await register(page, 'server-error@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected server error');
    expect(screen.getByText('unexpected_server_error')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Copy error ID' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^unexpected_server_error · POST \/register · \d{4}-\d{2}-\d{2}T[\d:.]+Z · \S+$/,
    );
  });
});
