import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserLoadAtom } from '#src/session/page-load.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const owner = 'owner@example.com';

beforeEach(() => {
  // Its keys load when the browser is idle, which is immediately here.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

const field = () => screen.findByRole('combobox', { name: 'Go to…' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });

/** Opens a page, and its palette by the keys. */
async function openPalette(address = '/user/dashboard', as = owner) {
  const page = await openPage(address, { as });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(async () => {
    await page.user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('dialog', { name: 'Go to…' })).toBeVisible();
  });
  const input = await field();
  await waitFor(() => expect(input).toHaveFocus());
  return page;
}

describe('the palette', () => {
  it('opens a calendar by its name', async () => {
    const page = await openPalette('/user/notifications');
    await option(/^R?Riverside rowing club/);
    await page.user.type(await field(), 'choir');
    expect(await option(/St. Aldhelm’s choir/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('option', { name: /Riverside/ })).toBeNull();
    await page.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(page.router.state.location.pathname).not.toBe('/user/notifications'),
    );
  });

  it('opens the settings of the user’s own calendars by its name', async () => {
    const page = await openPalette();
    await page.user.type(await field(), 'settings riverside');
    await option('Settings of Riverside rowing club');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(page.loadedPages).toEqual(['/ksr0wingclubmain01/settings/general']));
  });

  it('marks an inactive calendar', async () => {
    const page = await openPalette();
    await page.user.type(await field(), 'clubhouse');
    expect(await option(/Rota of the old clubhouse/)).toHaveTextContent('Inactive');
  });

  it('opens a page of the account, and closes', async () => {
    const page = await openPalette();
    await page.user.type(await field(), 'devices{Enter}');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Connected devices' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes the theme and the language, which are found by the name of the setting', async () => {
    const page = await openPalette();
    await page.user.type(await field(), 'theme dark{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await page.user.keyboard('{Control>}k{/Control}');
    await page.user.type(await field(), 'deutsch{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Kalender' })).toBeVisible();
  });

  it('logs out with a full load', async () => {
    const page = await openPalette();
    const load = vi.fn();
    act(() => page.store.set(browserLoadAtom, { load, replace: vi.fn(), reload: vi.fn() }));
    await page.user.type(await field(), 'logout{Enter}');
    await waitFor(() => expect(load).toHaveBeenCalledWith('/logout'));
  });

  it('says that nothing was found', async () => {
    const page = await openPalette();
    await option(/Riverside rowing club/);
    await page.user.type(await field(), 'zzz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });

  it('has its pages even if the calendars cannot be read', async () => {
    const page = await openPage('/user/notifications', { as: owner });
    await screen.findByRole('heading', { level: 1 });
    await answerNext('listCalendars', 500);
    await waitFor(async () => {
      await page.user.keyboard('{Control>}k{/Control}');
      expect(screen.getByRole('dialog', { name: 'Go to…' })).toBeVisible();
    });
    expect(await option(/Profile/)).toBeVisible();
  });

  it('is the staff’s own in the admin tool', async () => {
    await openPalette('/admintool96', 'admin@example.com');
    expect(await field()).toHaveAttribute('placeholder', 'Name, address, key or ID');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('is listed among the shortcuts', async () => {
    const page = await openPalette();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Find a calendar or a page')).toBeVisible();
  });
});
