import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const open = (address: string) => openPage(`/admintool96${address}`, { as: 'support@example.com' });
const elsewhere = () => screen.findByRole('navigation', { name: 'Found elsewhere' });

it('a search without results leads to other kinds of records that have some', async () => {
  const { user, router } = await open('?kind=emails&query=olivia&pageLimit=50');
  expect(await screen.findByText('Try another word.')).toBeVisible();
  const links = within(await elsewhere()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '6 calendars found',
    '1 user found',
  ]);
  await user.click(links[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe('?query=olivia&pageLimit=50'));
  expect(await screen.findByRole('table', { name: 'Search results' })).toBeVisible();
});

it('a filtered search without results leads to the unfiltered one', async () => {
  await open('?query=olivia&active=0&license=intro');
  expect(
    within(await elsewhere()).getByRole('link', { name: '6 calendars found' }),
  ).toHaveAttribute('href', '/admintool96?query=olivia');
});

it('tells that looking elsewhere failed, and looks again', async () => {
  const { user, router } = await open('?query=riv3rs');
  await screen.findByRole('table', { name: 'Search results' });
  const answer = fetch;
  let isDown = true;
  vi.stubGlobal('fetch', (request: Request) =>
    isDown && request.url.includes('/user/search')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : answer(request),
  );
  await act(() => router.navigate('/admintool96?kind=emails&query=olivia'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await elsewhere()).toBeVisible();
});

it('only counts the other kinds while there are results', async () => {
  const { calls } = await open('?query=riv3rs');
  await screen.findByText('1 calendar found');
  const searches = calls.filter((call) => /search/.test(call));
  expect(searches.toSorted()).toEqual([
    'GET /admintool96/api/email/search',
    'GET /admintool96/api/newsletter/search',
    'GET /admintool96/api/search-calendar',
    'GET /admintool96/api/user/search',
  ]);
});
