import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const tile = (title: string) => {
  const link = screen.getByRole('link', { name: title });
  return screen.getAllByRole('article').find((article) => article.contains(link)) as HTMLElement;
};

describe('the dashboard', () => {
  it("lists the user's calendars", async () => {
    await openPage('/user/dashboard', { as: 'owner@example.com' });
    const link = await screen.findByRole('link', { name: 'Riverside rowing club' });
    expect(link).toHaveAttribute('href', '/ksr0wingclubmain01');
    expect(within(tile('Riverside rowing club')).getByText('Riverside Sports')).toBeVisible();
  });

  it('marks calendars that are inactive, or only shared with the user', async () => {
    await openPage('/user/dashboard', { as: 'owner@example.com' });
    await screen.findByRole('link', { name: 'Riverside rowing club' });
    const marks = (title: string) =>
      ['Owner', 'Member', 'Inactive'].filter((mark) => within(tile(title)).queryByText(mark));
    expect(marks('Riverside rowing club')).toEqual([]);
    expect(marks('Meeting rooms')).toEqual(['Member']);
    expect(marks('Rota of the old clubhouse (closed)')).toEqual(['Inactive']);
  });

  it('opens a calendar without a key by its identifier', async () => {
    await openPage('/user/dashboard', { as: 'owner@example.com' });
    expect(await screen.findByRole('link', { name: 'Meeting rooms' })).toHaveAttribute(
      'href',
      '/c/m33t1n',
    );
  });

  it('finds calendars by title and organization, and keeps the search in the address', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await page.user.type(await screen.findByLabelText('Search your calendars'), 'rowing');
    expect(screen.getByRole('link', { name: 'Riverside rowing club' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Meeting rooms' })).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?query=rowing'));
  });

  it.each(['club rowing', 'riverside BOATHOUSE', "aldhelm's", 'aldhelms choir'])(
    'finds by the words "%s"',
    async (query) => {
      const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
      await page.user.type(await screen.findByLabelText('Search your calendars'), query);
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
      expect(screen.getByRole('status')).toHaveTextContent(/^1 of 8/);
    },
  );

  it('starts with the search of the address', async () => {
    await openPage('/user/dashboard?query=meeting', { as: 'owner@example.com' });
    expect(await screen.findByLabelText('Search your calendars')).toHaveValue('meeting');
    expect(screen.getByText(/^1 of \d+ calendars$/)).toBeVisible();
  });

  it('lets a link to the plain page end the search', async () => {
    const page = await openPage('/user/dashboard?query=meeting', { as: 'owner@example.com' });
    await screen.findByLabelText('Search your calendars');
    await page.user.click(screen.getByRole('link', { name: 'Shared Calendar' }));
    await waitFor(() => expect(screen.getByLabelText('Search your calendars')).toHaveValue(''));
    expect(screen.getByRole('link', { name: 'Riverside rowing club' })).toBeVisible();
  });

  it('brings the search back when going back', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await page.user.type(await screen.findByLabelText('Search your calendars'), 'row');
    await waitFor(() => expect(window.location.search).toBe('?query=row'));
    await page.user.click(screen.getByRole('link', { name: 'Shared Calendar' }));
    await waitFor(() => expect(screen.getByLabelText('Search your calendars')).toHaveValue(''));
    await act(() => page.router.navigate(-1));
    await waitFor(() => expect(screen.getByLabelText('Search your calendars')).toHaveValue('row'));
  });

  it('says when nothing matches, and brings everything back', async () => {
    const page = await openPage('/user/dashboard?query=zzz', { as: 'owner@example.com' });
    expect(await screen.findByText('No calendar matches “zzz”')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('link', { name: 'Meeting rooms' })).toBeVisible();
    expect(screen.getByLabelText('Search your calendars')).toHaveFocus();
  });

  it('tells a user without calendars what to expect', async () => {
    await openPage('/user/dashboard', { as: 'none@example.com' });
    expect(await screen.findByText('You have no calendars yet')).toBeVisible();
    const help = screen.getByRole('link', { name: 'Help Center' });
    expect(help).toHaveAttribute('href', 'https://help.calendar.example/');
    expect(help).toHaveAttribute('target', '_blank');
    expect(screen.queryByLabelText('Search your calendars')).not.toBeInTheDocument();
  });

  it('shows what failed, with its id and a way to try again', async () => {
    const page = await openPage('/user/dashboard', { as: 'fails@example.com' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByText('internal_error')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('works below a base path', async () => {
    await openPage('/user/dashboard', { as: 'owner@example.com', basePath: '/kalender' });
    expect(await screen.findByRole('link', { name: 'Meeting rooms' })).toHaveAttribute(
      'href',
      '/kalender/c/m33t1n',
    );
  });
});
