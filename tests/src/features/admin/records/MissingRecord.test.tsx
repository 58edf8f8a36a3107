import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const as = 'admin@example.com';

describe('a record that does not exist', () => {
  it.each([
    ['calendars', 'No calendar 99999999', '?query=99999999'],
    ['users', 'No user 99999999', '?kind=users&query=99999999'],
    ['organizations', 'No organization 99999999', '?type=organization'],
  ])('below %s is named, and leads to the search', async (folder, title, search) => {
    const { router, user } = await openPage(`/admintool96/${folder}/99999999`, { as });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} – Shared Calendar`));
    await user.click(screen.getByRole('link', { name: 'Search for it' }));
    await screen.findByRole('searchbox', { name: 'Search for' });
    expect(router.state.location).toMatchObject({ pathname: '/admintool96', search });
  });

  it('keeps the navigation and the palette at hand', async () => {
    const { user } = await openPage('/admintool96/calendars/99999999', { as });
    await screen.findByRole('heading', { level: 1, name: 'No calendar 99999999' });
    expect(screen.getByRole('navigation', { name: 'Admin tool' })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), '101');
    await user.click(await screen.findByRole('option', { name: /Calendar 101/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Riverside rowing club' }),
    ).toBeVisible();
  });

  it('is not told from others to users who are not staff', async () => {
    await openPage('/admintool96/calendars/99999999', { as: 'owner@example.com' });
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Admin tool' })).toBeNull();
  });
});
