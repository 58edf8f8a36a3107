import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const key = 'admin-recent-searches';
const recent = () => screen.queryByRole('navigation', { name: 'Recent searches' });
const open = (as: string) => openPage('/admintool96', { as });

it('the search offers the searches with which the page was left, until they are forgotten', async () => {
  const { user, router } = await open('support@example.com');
  const field = await screen.findByRole('searchbox', { name: 'Search for' });
  expect(recent()).toBeNull();
  await user.type(field, 'riv3rs');
  await screen.findByText('1 calendar found');
  await user.click(screen.getByRole('link', { name: 'Riverside rowing club' }));
  await screen.findByRole('heading', { level: 1, name: 'Riverside rowing club' });
  await user.click(await screen.findByRole('link', { name: 'Search' }));

  const links = within(await screen.findByRole('navigation', { name: 'Recent searches' }));
  await user.click(links.getByRole('link', { name: 'riv3rs' }));
  await waitFor(() => expect(router.state.location.search).toBe('?query=riv3rs'));
  await waitFor(() => expect(recent()).toBeNull());

  await user.clear(screen.getByRole('searchbox', { name: 'Search for' }));
  await user.click(await screen.findByRole('button', { name: 'Forget searches' }));
  expect(recent()).toBeNull();
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search for' })).toHaveFocus());
  await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
});

it.each([
  ['another user’s searches', JSON.stringify({ userId: 4711, searches: [{ query: 'olivia' }] })],
  ['what others stored', '{"userId":'],
])('the search does not show, but removes, %s', async (_what, stored) => {
  sessionStorage.setItem(key, stored);
  await open('support@example.com');
  await screen.findByRole('searchbox', { name: 'Search for' });
  expect(recent()).toBeNull();
  await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
});
