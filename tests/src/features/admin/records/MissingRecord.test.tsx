import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const as = 'admin@example.com';

describe('a record that does not exist', () => {
  it.each([
    ['calendars/99999999', 'No calendar 99999999', '?query=99999999'],
    ['calendars/rowing', 'No calendar rowing', '?query=rowing'],
    ['users/99999999', 'No user 99999999', '?kind=users&query=99999999'],
    ['users/1x', 'No user 1x', '?kind=users&query=1x'],
    ['organizations/99999999', 'No organization 99999999', '?type=organization'],
    ['organizations/river', 'No organization river', '?type=organization&query=river'],
  ])('at %s is named, and leads to the search', async (address, title, search) => {
    const { router, user } = await openPage(`/admintool96/${address}`, { as });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} – Shared Calendar`));
    await user.click(screen.getByRole('link', { name: 'Search for it' }));
    await screen.findByRole('searchbox', { name: 'Search for' });
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/admintool96', search }),
    );
  });

  it('keeps the navigation and the palette at hand', async () => {
    const { user } = await openPage('/admintool96/calendars/rowing', { as });
    await screen.findByRole('heading', { level: 1, name: 'No calendar rowing' });
    expect(screen.getByRole('navigation', { name: 'Admin tool' })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), '101');
    await user.click(await screen.findByRole('option', { name: /Calendar 101/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Riverside rowing club' }),
    ).toBeVisible();
  });

  it.each(['99999999', 'rowing'])(
    '%s is not told from others to users who are not staff',
    async (id) => {
      await openPage(`/admintool96/calendars/${id}`, { as: 'owner@example.com' });
      expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Admin tool' })).toBeNull();
    },
  );
});
