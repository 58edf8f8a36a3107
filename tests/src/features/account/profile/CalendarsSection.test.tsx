import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

/** The profile with its calendars. */
async function openCalendars(as = 'owner@example.com') {
  const page = await openPage('/user/profile/edit', { as });
  const section = await screen.findByRole('region', { name: 'Your calendars' });
  const press = (name: string) => page.user.click(within(section).getByRole('button', { name }));
  return { ...page, section: within(section), press };
}

const listed = async (count: number) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Your calendars' })).getAllByRole('listitem'),
    ).toHaveLength(count),
  );

describe('the calendars in the profile', () => {
  it('are listed on request only, because the dashboard has them, too', async () => {
    const { press, section } = await openCalendars();
    await section.findByRole('button', { name: 'Show all 8 calendars' });
    expect(section.queryAllByRole('listitem')).toEqual([]);
    await press('Show all 8 calendars');
    await listed(8);
    expect(section.queryByRole('button', { name: /Show all/ })).toBeNull();
    expect(section.getAllByRole('listitem')[0]).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('link to the dashboard', async () => {
    const { section, user } = await openCalendars();
    await user.click(section.getByRole('link', { name: 'Go to your dashboard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  });

  it('say so if there are none', async () => {
    const { section } = await openCalendars('none@example.com');
    expect(await section.findByText('You have no calendars yet')).toBeVisible();
  });

  it('can arrive after the rest of the page', async () => {
    const { router } = await openPage('/user/avatar', { as: 'owner@example.com' });
    const network = holdCalls(/^GET \/user\/calendars$/);
    await act(() => router.navigate('/user/profile/edit'));
    const section = await screen.findByRole('region', { name: 'Your calendars' });
    expect(screen.getByLabelText('Your name')).toHaveValue('Olivia Owner');
    expect(within(section).getByText('Loading')).toBeInTheDocument();
    network.letGo();
    expect(
      await within(section).findByRole('button', { name: 'Show all 8 calendars' }),
    ).toBeVisible();
  });

  it('can fail without the rest of the page, and can be reloaded', async () => {
    const { section, press, calls } = await openCalendars('fails@example.com');
    expect(await section.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Your name')).toHaveValue('Finn Fails');
    const network = holdCalls(/^GET \/user\/calendars$/);
    const loads = () => calls.filter((call) => call === 'GET /user/calendars').length;
    const before = loads();
    await press('Try again');
    await press('Try again');
    network.letGo();
    await waitFor(() => expect(loads()).toBe(before + 1));
    const retry = section.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'false'));
    expect(section.getByRole('alert')).toBeVisible();
  });

  it('are removed at the server’s address, after a question', async () => {
    const { press, section, user, loadedPages } = await openCalendars('member@example.com');
    await user.click(await section.findByRole('button', { name: 'Show all 3 calendars' }));
    await listed(3);
    await press('Remove Riverside rowing club');
    const question = await screen.findByRole('alertdialog', {
      name: 'Remove “Riverside rowing club”?',
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove Riverside rowing club' })).toHaveFocus(),
    );
    expect(loadedPages).toEqual([]);

    await press('Remove Riverside rowing club');
    await user.click(await screen.findByRole('button', { name: 'Remove calendar' }));
    expect(loadedPages).toEqual([
      expect.stringMatching(
        /^http:\/\/localhost.*\/user\/calendars\/101\/remove\?token=[0-9a-f]+$/,
      ),
    ]);
  });
});
