import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { changeSettings, openMenu, type Page } from './header-page.ts';

describe('the header', () => {
  it('names organization, calendar and access, in full if they are cut off', async () => {
    await openPage('/ksregatta2026plan5');
    const brand = await screen.findByRole('link', {
      name: 'Riverside Sports Regatta 2026 Crew and helpers',
    });
    expect(brand).toHaveAttribute('title', 'Riverside Sports · Regatta 2026 · Crew and helpers');
  });

  it('does not name a hidden organization', async () => {
    const page = await openPage('/ksregatta2026plan5');
    await screen.findByRole('link', { name: /Riverside Sports/ });
    changeSettings(page, { organizationHidden: true });
    expect(screen.getByRole('link', { name: 'Regatta 2026 Crew and helpers' })).toBeVisible();
    expect(screen.queryByText(/Riverside Sports/)).not.toBeInTheDocument();
  });

  it('names a calendar as the site does that embeds it', async () => {
    await openPage('/ksregatta2026plan5?title=Crews+%3Cb%3E&showLogo=0');
    const brand = await screen.findByRole('link', {
      name: 'Riverside Sports Crews <b> Crew and helpers',
    });
    expect(brand).toHaveAttribute('title', 'Riverside Sports · Crews <b> · Crew and helpers');
    expect(brand.querySelector('[aria-hidden]')).toBeNull();
  });

  it('keeps a name for its link where a site leaves out the title', async () => {
    await openPage('/ksregatta2026plan5?showTitle=0');
    const brand = await screen.findByRole('link', { name: 'Regatta 2026' });
    expect(brand.querySelector('[aria-hidden]')).not.toBeNull();
    expect(screen.queryByText('Riverside Sports')).toBeNull();
  });

  it('leaves with the last of its parts, on calendar pages only', async () => {
    const nothing = 'showLogo=0&showTitle=0&showProfileAndInfo=0';
    await openPage(`/ksr0wingclubmain01?${nothing}`);
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    await openPage(`/login?${nothing}&title=Crews`);
    expect(await screen.findByRole('link', { name: 'Shared Calendar' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Help and news' })).toBeVisible();
  });

  it('names the product on pages reached from a calendar, and the calendar on the way back', async () => {
    const page = await openPage('/c/riv3rs', { as: 'owner@example.com' });
    const calendar = 'Riverside Sports Riverside rowing club Olivia Owner';
    await page.user.click(await screen.findByRole('link', { name: calendar }));
    expect(await screen.findByRole('link', { name: 'Shared Calendar' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Your calendars – Shared Calendar'));
    await act(() => page.router.navigate(-1));
    expect(await screen.findByRole('link', { name: calendar })).toBeVisible();
  });
});

it('focuses the first language when the keyboard opens the language menu', async () => {
  const page = await openPage('/login');
  act(() => screen.getByRole('button', { name: 'Language and theme' }).focus());
  await page.user.keyboard('{Enter}');
  const [first] = await screen.findAllByRole('menuitemradio');
  await waitFor(() => expect(first).toHaveFocus());
});

describe('the theme', () => {
  const root = document.documentElement;
  const choose = async (page: Page, name: string) => {
    await openMenu(page, 'Language and theme');
    await page.user.click(screen.getByRole('menuitemradio', { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };

  it('follows the system until another is chosen and remembered', async () => {
    const page = await openPage('/login');
    const menu = await openMenu(page, 'Language and theme');
    const themes = within(within(menu).getByRole('group', { name: 'Theme' }));
    expect(themes.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'System',
      'Light',
      'Dark',
    ]);
    expect(themes.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await choose(page, 'Dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    page.view.unmount();
    root.removeAttribute('data-theme');

    await openPage('/login');
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  it('can follow the system again', async () => {
    const page = await openPage('/login');
    await choose(page, 'Light');
    expect(root).toHaveAttribute('data-theme', 'light');
    await choose(page, 'System');
    expect(root).not.toHaveAttribute('data-theme');
    page.view.unmount();

    await openPage('/login');
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('is also chosen in other tabs', async () => {
    const page = await openPage('/login');
    localStorage.setItem('theme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(root).toHaveAttribute('data-theme', 'dark');
    await openMenu(page, 'Language and theme');
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  });
});

it('has three controls, for visitors and for users', async () => {
  const names = () =>
    within(screen.getByRole('banner'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  const { view } = await openPage('/login');
  await screen.findByRole('heading', { level: 1 });
  expect(names()).toEqual(['Help and news', 'Language and theme', 'Log in or create an account']);
  view.unmount();

  await openPage('/user/dashboard', { as: 'owner@example.com' });
  await screen.findByRole('heading', { level: 1 });
  expect(names()).toEqual(['Help and news', 'Language and theme', 'Account of Olivia Owner']);
});
