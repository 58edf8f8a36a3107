import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens a page whose hosting page says more than the mock service does. */
async function openWith(path: string, settings: Partial<HostSettings>) {
  const page = await openPage(path);
  await heading('Calendar');
  act(() => page.store.set(settingsAtom, { ...page.store.get(settingsAtom), ...settings }));
}

describe('the page of a calendar', () => {
  it.each(['/ksr0wingclubmain01', '/c/riv3rs', '/events/pointer/abc'])(
    'says honestly at %s that views are not here yet, and offers the login without asking for it',
    async (path) => {
      await openPage(path);
      expect(await screen.findByText('This calendar cannot be shown here yet')).toBeVisible();
      expect(screen.getByText(/Your calendars and their data are safe/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
        'href',
        `/login?_target_path=${encodeURIComponent(path)}`,
      );
    },
  );

  it('leads whoever is logged in back to their calendars', async () => {
    const page = await openPage('/c/riv3rs', { as: 'owner@example.com' });
    await page.user.click(await screen.findByRole('link', { name: 'Back to your calendars' }));
    await heading('Your calendars');
  });

  it('names the calendar in title and heading where the settings tell it', async () => {
    await openWith('/c/riv3rs', {
      appIdentifier: 'riv3rs',
      appTitle: 'Riverside rowing club',
      organizationName: 'Riverside Sports',
      accessName: 'Training group',
    });
    await heading('Riverside rowing club');
    expect(screen.getByText('Riverside Sports, seen as Training group')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Calendar – Riverside rowing club'));
  });

  it.each([
    [{ organizationName: 'Riverside Sports' }, 'Riverside Sports'],
    [{ accessName: 'Training group' }, 'Seen as Training group'],
  ])('tells what is known: %j', async (settings, text) => {
    await openWith('/ksr0wingclubmain01', { appKey: 'ksr0wingclubmain01', ...settings });
    // The header tells the organization as well.
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(text)).toBeVisible();
  });

  it('does not take the name of another calendar, which the page was loaded for', async () => {
    await openWith('/c/riv3rs', { appIdentifier: 'b0ards', appTitle: 'Board' });
    await heading('Calendar');
    expect(screen.queryByRole('heading', { name: 'Board' })).not.toBeInTheDocument();
  });
});
