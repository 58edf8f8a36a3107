import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Tabs } from '#src/ui/layout/Tabs.tsx';

function openTabs(address: string) {
  const page = (
    <Tabs
      label="Calendar"
      tabs={[
        { key: 'keys', label: 'Keys', content: <p>Two keys</p> },
        { key: 'users', label: 'Users', content: <p>Three users</p> },
        { key: 'audit', label: 'Audit', content: <p>No notes</p> },
      ]}
    />
  );
  const loader = vi.fn(() => null);
  const route = { path: '/', element: page, loader, HydrateFallback: () => null };
  const router = createMemoryRouter([route], { initialEntries: [address] });
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return { router, loader, user: userEvent.setup() };
}

const expectShown = async (tab: string, content: string) => {
  expect(await screen.findByText(content)).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(tab);
};

describe('tabs', () => {
  it('show the first one, or the one named in the URL', async () => {
    openTabs('/');
    await expectShown('Keys', 'Two keys');
    expect(screen.queryByText('Three users')).toBeNull();
  });

  it.each([
    ['/?tab=users', 'Users', 'Three users'],
    ['/?tab=nothing', 'Keys', 'Two keys'],
  ])('at %s show %s', async (address, tab, content) => {
    openTabs(address);
    await expectShown(tab, content);
  });

  it('update their parameter in the URL, without a history entry or a reload', async () => {
    const { router, loader, user } = openTabs('/?query=rowing');
    await user.click(await screen.findByRole('link', { name: 'Audit' }));
    await expectShown('Audit', 'No notes');
    await waitFor(() => expect(router.state.location.search).toBe('?query=rowing&tab=audit'));
    await user.click(screen.getByRole('link', { name: 'Keys' }));
    await expectShown('Keys', 'Two keys');
    await waitFor(() => expect(router.state.location.search).toBe('?query=rowing'));
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
    expect(loader).toHaveBeenCalledOnce();
  });

  it('are links of a navigation that is named', async () => {
    openTabs('/?query=rowing');
    const tabs = within(await screen.findByRole('navigation', { name: 'Calendar' }));
    const addresses = tabs.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/?query=rowing',
      '/?query=rowing&tab=users',
      '/?query=rowing&tab=audit',
    ]);
  });
});
