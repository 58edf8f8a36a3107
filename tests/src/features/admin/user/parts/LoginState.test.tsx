import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn, openPage } from '#tests/setup/open-page.tsx';
import { admin, openUser } from '../user-page.ts';

const login = () => screen.getByRole('region', { name: 'Login' });

it('tells which address logs in, and what else a login takes', async () => {
  await openUser();
  expect(login()).toHaveTextContent('Can log in with owner@example.com only');
  await openUser({ id: 7 });
  expect(screen.getAllByRole('region', { name: 'Login' }).at(-1)).toHaveTextContent(
    'Also needs a code from the second device',
  );
});

it('tells until when logging in is blocked by wrong passwords', async () => {
  const page = await openPage('/admintool96', { as: admin });
  await screen.findByRole('table');
  for (let attempts = 0; attempts < 10; attempts += 1) {
    await expect(logIn('owner@example.com', '', 'wrong')).rejects.toThrow('login_failed');
  }
  await page.router.navigate('/admintool96/users/1');
  await screen.findByRole('heading', { level: 1, name: 'Olivia Owner' });
  expect(login()).toHaveTextContent(/^LoginCannot log in until .*: too many wrong passwords/);
});
