import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const findLinks = async () =>
  within(await screen.findByRole('navigation', { name: 'Your account' })).getAllByRole('link');

it('leads to each account page, and marks the one that is open', async () => {
  const { user } = await openPage('/user/profile/edit', { as: 'owner@example.com' });
  const names = (await findLinks()).map((link) => link.textContent);
  expect(names).toEqual([
    'Profile',
    'Sign-in and security',
    'Email notifications',
    'Connected devices',
    'Avatar',
  ]);
  for (const name of names) {
    const navigation = screen.getByRole('navigation', { name: 'Your account' });
    await user.click(within(navigation).getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    await waitFor(() =>
      expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent(name),
    );
  }
});

it('stays when a page cannot be loaded', async () => {
  const { user } = await openPage('/user/profile/edit', { as: 'owner@example.com' });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await answerNext('listDevices', 500);
  await user.click(screen.getByRole('link', { name: 'Connected devices' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await findLinks()).toHaveLength(5);
});

it('is not around the dashboard', async () => {
  await openPage('/user/dashboard', { as: 'owner@example.com' });
  await screen.findByRole('heading', { level: 1, name: 'Your calendars' });
  expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull();
});
