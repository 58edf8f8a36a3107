import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

async function register(page: Awaited<ReturnType<typeof openPage>>, email: string): Promise<void> {
  await page.user.type(await screen.findByLabelText('Your name'), 'Nina Newcomer');
  await page.user.type(screen.getByLabelText('Email address'), email);
  await page.user.type(screen.getByLabelText('Password'), 'three quiet rivers');
  await page.user.click(screen.getByRole('button', { name: 'Create an account' }));
}

describe('the registration page', () => {
  it('creates the account and leads to its dashboard', async () => {
    const page = await openPage('/register');
    await register(page, 'nina@example.com');
    await waitFor(() => expect(page.loadedPages).toEqual(['/user/dashboard']));
  });

  it('leads to the target path', async () => {
    const page = await openPage('/register?_target_path=%2Fc%2Friv3rs');
    await register(page, 'nina@example.com');
    await waitFor(() => expect(page.loadedPages).toEqual(['/c/riv3rs']));
  });

  it('takes blanks for no name, and wants eight characters', async () => {
    const page = await openPage('/register');
    await page.user.type(await screen.findByLabelText('Your name'), '   ');
    await page.user.type(screen.getByLabelText('Email address'), 'nina@example.com');
    await page.user.type(screen.getByLabelText('Password'), 'short');
    await page.user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please enter at least 8 characters.',
    );
  });

  it('says at the address that it is taken', async () => {
    const page = await openPage('/register');
    await register(page, 'owner@example.com');
    const field = screen.getByLabelText('Email address');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already an account/));
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says at the form what no field can say', async () => {
    const page = await openPage('/register');
    await register(page, 'server-error@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected server error');
  });
});
