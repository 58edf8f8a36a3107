import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { statusAtom } from '#src/status/status.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { patience } from '#tests/setup/patience.ts';
import { callsTo, changeSettings, menuItems, openMenu } from './header-page.ts';

const pagesOfAll = ['Dashboard', 'Profile', 'Connected devices', 'Email notifications'];

async function labels(address: string, as: string): Promise<(string | null)[]> {
  const page = await openPage(address, { as });
  return (await menuItems(page, /^Account of/)).map(([label = null]) => label);
}

describe('a visitor', () => {
  it('opens the menu by a button with a login icon', async () => {
    await openPage('/login');
    const button = screen.getByRole('button', { name: 'Log in or create an account' });
    const icon = button.querySelector<HTMLElement>('[aria-hidden="true"]');
    expect(icon?.outerHTML).toContain('log-in');
    expect(button).toHaveTextContent('Log in');
  });

  it('sees only Login and Register', async () => {
    const page = await openPage('/login');
    expect(await menuItems(page, 'Log in or create an account')).toEqual([
      ['Login', '/login'],
      ['Register', '/register'],
    ]);
  });

  it('returns to the current path and query after logging in', async () => {
    const page = await openPage('/c/riv3rs?view=week');
    expect(await menuItems(page, 'Log in or create an account')).toEqual([
      ['Login', '/login?_target_path=%2Fc%2Friv3rs%3Fview%3Dweek'],
      ['Register', '/register?_target_path=%2Fc%2Friv3rs%3Fview%3Dweek'],
    ]);
  });

  it.each([
    ['/register?_target_path=%2Fc%2Friv3rs', '/login?_target_path=%2Fc%2Friv3rs'],
    ['/login?_target_path=https%3A%2F%2Felsewhere.example%2F', '/login'],
  ])('at %s keeps the target as far as it is safe', async (address, login) => {
    const page = await openPage(address);
    expect(await menuItems(page, 'Log in or create an account')).toContainEqual(['Login', login]);
  });

  it('has no session to close on a calendar without a password', async () => {
    await openPage('/c/riv3rs');
    await screen.findByRole('button', { name: 'Log in or create an account' });
    expect(screen.queryByRole('button', { name: 'Close protected session' })).toBeNull();
  });

  it('closes a protected session next to the menu, which keeps its two items', async () => {
    const page = await openPage('/ksregatta2026plan5?view=week');
    expect(await menuItems(page, 'Log in or create an account')).toHaveLength(2);
    await page.user.keyboard('{Escape}');
    await page.user.click(await screen.findByRole('button', { name: 'Close protected session' }));
    await waitFor(() => expect(page.loadedPages).toEqual(['/ksregatta2026plan5?view=week']));
  });
});

describe('a user', () => {
  it('sees the account pages and the logout', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    expect(await menuItems(page, 'Account of Olivia Owner')).toEqual([
      ['Dashboard', '/user/dashboard'],
      ['Profile', '/user/profile/edit'],
      ['Connected devices', '/user/security/devices'],
      ['Email notifications', '/user/notifications'],
      ['Logout Olivia Owner', '/logout'],
      ['Log out everywhere…', '/user/security/devices?logout=everywhere'],
    ]);
  });

  it('sees name and address at the top of the menu', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    const menu = await openMenu(page, 'Account of Olivia Owner');
    const pages = within(menu).getByRole('group', { name: 'Olivia Owner owner@example.com' });
    expect(within(pages).getByText('Olivia Owner')).toBeVisible();
    expect(within(pages).getByText('owner@example.com')).toBeVisible();
    expect(within(pages).getAllByRole('menuitem')).toHaveLength(4);
  });

  it('without an address from the server sees only the name', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    const { user } = page.store.get(settingsAtom);
    if (!user) throw new Error('Nobody is logged in.');
    const { email: _, ...nameless } = user;
    changeSettings(page, { user: nameless });
    const menu = await openMenu(page, 'Account of Olivia Owner');
    expect(within(menu).getByRole('group', { name: 'Olivia Owner' })).toBeVisible();
  });

  it('who is a tester sees nothing else', async () => {
    const expected = [...pagesOfAll, 'Logout Tessa Tester', 'Log out everywhere…'];
    expect(await labels('/user/dashboard', 'tester@example.com')).toEqual(expected);
  });

  it.each([
    ['support@example.com', 'Suki Support'],
    ['sales@example.com', 'Saul Sales'],
  ])('of staff, %s, sees the admin tool', async (as, name) => {
    expect(await labels('/user/dashboard', as)).toEqual([
      'Dashboard',
      'Profile',
      'Connected devices',
      'Admin',
      'Email notifications',
      `Logout ${name}`,
      'Log out everywhere…',
    ]);
  });

  it('who is an admin sees the admin tool and debugging', async () => {
    const page = await openPage('/user/dashboard', { as: 'admin@example.com' });
    expect(await menuItems(page, /^Account of/)).toEqual([
      ['Dashboard', '/user/dashboard'],
      ['Profile', '/user/profile/edit'],
      ['Connected devices', '/user/security/devices'],
      ['Admin', '/admintool96'],
      ['Email notifications', '/user/notifications'],
      ['Debug', '/debug'],
      ['Logout Ada Admin', '/logout'],
      ['Log out everywhere…', '/user/security/devices?logout=everywhere'],
    ]);
  });

  it.each([
    ['/ksr0wingclubmain01', '/logout?calendarKey=ksr0wingclubmain01'],
    ['/c/riv3rs/riverside-rowing-club', '/logout?calendarId=riv3rs'],
  ])('logs out at %s and returns to the calendar', async (address, logout) => {
    const page = await openPage(address, { as: 'owner@example.com' });
    expect(await menuItems(page, /^Account of/)).toContainEqual(['Logout Olivia Owner', logout]);
  });

  it('logs out below the base path', async () => {
    const page = await openPage('/user/dashboard', {
      as: 'owner@example.com',
      basePath: '/kalender',
    });
    expect((await menuItems(page, /^Account of/)).at(-2)).toEqual([
      'Logout Olivia Owner',
      '/kalender/logout',
    ]);
  });

  it('outside a frame stays in the same tab', async () => {
    const page = await openPage('/c/riv3rs', { as: 'owner@example.com' });
    const menu = await openMenu(page, /^Account of/);
    for (const item of within(menu).getAllByRole('menuitem')) {
      expect(item).not.toHaveAttribute('target');
    }
  });

  it('inside a frame opens new tabs, as the menu says', async () => {
    vi.stubGlobal('top', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const page = await openPage('/c/riv3rs', { as: 'owner@example.com' });
    const menu = await openMenu(page, /^Account of/);
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(6);
    for (const item of within(menu).getAllByRole('menuitem')) {
      expect(item).toHaveAttribute('target', '_blank');
      expect(item).toHaveAccessibleDescription('Opens in a new tab');
    }
  });
});

describe('the avatar', () => {
  it('shows the user’s name on hover', async () => {
    const { user } = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await user.hover(await screen.findByRole('button', { name: 'Account of Olivia Owner' }));
    expect(await screen.findByText('Olivia Owner')).toBeInTheDocument();
  });

  it.each([
    ['initial', 'https://pictures.example/olivia.png', null],
    ['gravatar', 'https://pictures.example/olivia.png', 'https://pictures.example/olivia.png'],
    ['upload', 'https://pictures.example/olivia.png', 'https://pictures.example/olivia.png'],
    ['upload', 'javascript:alert(1)', null],
    ['gravatar', null, null],
  ] as const)('of the type %s with the address %s shows the picture %s', async (type, url, src) => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    const button = await screen.findByRole('button', { name: 'Account of Olivia Owner' });
    const { user } = JSON.parse(document.getElementById('app-settings')?.textContent ?? '');
    changeSettings(page, { user: { ...user, avatar_type: type, avatar_url: url } });
    expect(button.querySelector('img')?.getAttribute('src') ?? null).toBe(src);
    if (!src) expect(button).toHaveTextContent('O');
  });
});

describe('the protected session of a calendar', () => {
  it.each(['/ksregatta2026plan5', '/c/regat7'])(
    'is closed at %s from the menu, which reloads the page',
    async (address) => {
      const page = await openPage(address, { as: 'owner@example.com' });
      const sent = vi.spyOn(globalThis, 'fetch');
      const menu = await openMenu(page, /^Account of/);
      await page.user.click(
        within(menu).getByRole('menuitem', { name: 'Close protected session' }),
      );
      await waitFor(() => expect(page.loadedPages).toEqual([address]));
      expect(callsTo(sent, address)).toHaveLength(1);
    },
  );

  it('is closed without a reload if the user has left the page', async () => {
    const page = await openPage('/c/regat7', { as: 'owner@example.com' });
    const menu = await openMenu(page, /^Account of/);
    const held = Promise.withResolvers<void>();
    const answer = fetch;
    const answered = vi.fn();
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await answer(request);
      if (!request.url.endsWith('/c/regat7')) return response;
      await held.promise;
      answered();
      return response;
    });
    await page.user.click(within(menu).getByRole('menuitem', { name: 'Close protected session' }));
    await act(() => page.router.navigate('/user/avatar'));
    await act(async () => held.resolve());
    await waitFor(() => expect(answered).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(page.loadedPages).toEqual([]);
  });

  it('that cannot be closed shows the error and stays open', async () => {
    const page = await openPage('/c/regat7', { as: 'owner@example.com' });
    await answerNext('closeProtectedCalendarByIdentifier', 404);
    const menu = await openMenu(page, /^Account of/);
    await page.user.click(within(menu).getByRole('menuitem', { name: 'Close protected session' }));
    await waitFor(() => expect(page.store.get(statusAtom)).toMatchObject({ type: 'error' }));
    expect(page.loadedPages).toEqual([]);
  });

  it('does not affect the next page', async () => {
    const page = await openPage('/c/regat7', { as: 'owner@example.com' });
    await screen.findByRole('button', { name: /^Account of/ });
    // The page load, which the client waits for before it goes there itself, never comes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const navigated = page.router.navigate('/c/riv3rs');
    await vi.waitFor(() => expect(page.loadedPages).toEqual(['/c/riv3rs']), patience);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await navigated;
    const menu = await openMenu(page, /^Account of/);
    expect(within(menu).queryByRole('menuitem', { name: 'Close protected session' })).toBeNull();
  });
});

describe('the menu', () => {
  it('opens by keyboard and returns the focus when closed', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    const button = await screen.findByRole('button', { name: /^Account of/ });
    button.focus();
    await page.user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menu')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });
});
