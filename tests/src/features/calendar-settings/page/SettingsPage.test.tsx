import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { openSettings, rowing } from '../open-settings.ts';

const parts = [
  'General',
  'Date and time',
  'Views',
  'Identity',
  'Sub-calendars',
  'Links',
  'People',
  'Event fields',
  'Import and export',
  'Deleted events',
  'Log',
  'Plan',
];

describe('the settings of a calendar', () => {
  it('lead to each part, and mark the one that is open', async () => {
    const { user, loadedPages } = await openSettings('general', 'General');
    const navigation = screen.getByRole('navigation', { name: 'Calendar settings' });
    const links = within(navigation).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Back to Riverside rowing club',
      ...parts,
    ]);
    for (const name of parts.toReversed()) {
      await user.click(within(navigation).getByRole('link', { name }));
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent(name);
      await waitFor(() =>
        expect(document.title).toBe(`${name} – Calendar settings – Riverside rowing club`),
      );
    }
    expect(loadedPages).toEqual([]);
  });

  it('lead back to the calendar without loading its page again', async () => {
    const { user, loadedPages } = await openSettings('general', 'General');
    await user.click(screen.getByRole('link', { name: 'Back to Riverside rowing club' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Riverside rowing club' }),
    ).toBeInTheDocument();
    expect(loadedPages).toEqual([]);
  });

  it.each([
    ['to a visitor with a link', '/ksroomsreadonly001', undefined, /Ask .+ for a link for admin/],
    ['to a member', '/c/riv3rs', 'member@example.com', /Ask Olivia Owner to give it to you/],
  ])('say why they are not shown, and whom to ask, %s', async (_, calendar, as, whom) => {
    await openPage(`${calendar}/settings/general`, as === undefined ? {} : { as });
    expect(await screen.findByRole('heading', { name: /^Only administrators can/ })).toBeVisible();
    expect(screen.getByText(whom)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute(
      'href',
      calendar,
    );
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('ask visitors without a link to log in', async () => {
    await openPage('/c/riv3rs/settings/general');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await waitFor(() =>
      expect(window.location.search).toBe('?_target_path=%2Fc%2Friv3rs%2Fsettings%2Fgeneral'),
    );
  });

  it('lead to the calendar that asks for its password first', async () => {
    await openPage('/ksr0wingclubread01/settings/general');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/ksr0wingclubread01'));
  });

  it.each([`${rowing}/settings/nothing`, '/ks0000000000000000/settings/general'])(
    'are not found at %s',
    async (address) => {
      await openPage(address);
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  );
});

describe('the way to the settings', () => {
  it('is a link beside the toolbar of the calendar for administrators', async () => {
    const { user, loadedPages } = await openPage(`${rowing}?view=agenda`);
    await user.click(await screen.findByRole('link', { name: 'Calendar settings' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'General' })).toBeVisible();
    expect(loadedPages).toEqual([]);
  });

  it('leads from the menu of the calendar to files with the shown days', async () => {
    const { user } = await openPage(`${rowing}?view=agenda&date=2026-03-02`);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const files = await screen.findByRole('menuitem', { name: 'Import and export' });
    await user.click(files);
    const first = await screen.findByRole('textbox', { name: /^First day/ });
    expect(first).toHaveAccessibleDescription(/March 2, 2026/);
  });

  it('is not shown to other visitors', async () => {
    await openPage('/ksroomsreadonly001');
    await screen.findByRole('note', { name: 'View only' });
    expect(screen.queryByRole('link', { name: 'Calendar settings' })).toBeNull();
  });

  it('is in the menu of the user’s own calendars', async () => {
    const { user } = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await user.click(
      await screen.findByRole('button', { name: 'Actions for Riverside rowing club' }),
    );
    const settings = await screen.findByRole('menuitem', { name: 'Settings' });
    expect(settings).toHaveAttribute('href', `${rowing}/settings/general`);
  });
});
