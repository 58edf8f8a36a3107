import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showInFrame } from '#tests/setup/frame.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const owner = 'owner@example.com';
const keys = () => import('#src/features/header/shortcuts/ShortcutKeys.tsx');
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  // Their code loads when the browser is idle, which is immediately here.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

/** Opens a page and waits until its shortcuts work. */
async function openWithKeys(address: string, as = owner) {
  const page = await openPage(address, { as });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(async () => {
    await page.user.keyboard('g');
    expect(screen.getByText('Go to')).toBeVisible();
  });
  await page.user.keyboard('{Escape}');
  return page;
}

describe('shortcuts', () => {
  it('are listed by ?, with the pages that the user may open', async () => {
    const page = await openWithKeys('/user/dashboard');
    await page.user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const listed = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed).toEqual([
      'Show keyboard shortcuts?',
      'Search on this page/',
      'Find a calendar or a pageCtrl K',
      'Go to Dashboardg d',
      'Go to Profileg p',
      'Go to Connected devicesg c',
      'Go to Email notificationsg n',
    ]);
    const headings = dialog.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Everywhere', 'Pages']);
    // First what one came for; the switches are behind a button.
    expect(dialog.queryByRole('switch')).toBeNull();
    await page.user.click(dialog.getByRole('button', { name: 'Customize' }));
    expect(dialog.getByRole('switch', { name: /^Use keyboard shortcuts/ })).toBeChecked();
    // The list is where the others are switched on again.
    expect(dialog.queryByRole('switch', { name: 'Show keyboard shortcuts' })).toBeNull();
    const names = dialog.getAllByRole('switch', { checked: true });
    expect(names).toHaveLength(listed.length);
    await page.user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(dialog.queryByRole('switch')).toBeNull();
  });

  it('are listed with the keys of a focused row, which can be switched off, too', async () => {
    const page = await openWithKeys('/admintool96/overdue', 'admin@example.com');
    await screen.findByRole('table');
    await page.user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const listed = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed).toContain('Open the focused rowEnter');
    await page.user.click(dialog.getByRole('button', { name: 'Customize' }));
    expect(dialog.getByRole('switch', { name: 'Next row' })).toBeChecked();
    await page.user.click(dialog.getByRole('switch', { name: 'Open the focused row' }));
    await page.user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(dialog.getByText('Open the focused row').closest('li')).toHaveTextContent(/Off$/);
  });

  it('that do the same are one line, and have a switch each', async () => {
    const page = await openPage('/ksr0wingclubmain01?view=list', { as: owner });
    await screen.findByRole('button', { name: 'Today' });
    await keys();
    await waitFor(async () => {
      act(() => screen.getByRole('main').focus());
      await page.user.keyboard('?');
      expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Next').closest('li')).toHaveTextContent('Nextjn');
    await page.user.click(dialog.getByRole('button', { name: 'Customize' }));
    const switches = dialog.getAllByRole('switch', { name: 'Next' });
    expect(switches).toHaveLength(2);
    expect(switches[1]).toHaveAccessibleDescription('n');
  });

  it('open the staff’s pages for staff', async () => {
    const page = await openWithKeys('/user/dashboard', 'admin@example.com');
    await page.user.keyboard('ga');
    await findHeading('Search');
    await page.user.keyboard('{Escape}gb');
    await findHeading('Debug');
  });

  it('open a page with g and a letter, announcing the choice in between', async () => {
    const page = await openWithKeys('/user/dashboard');
    await page.user.keyboard('g');
    const hint = screen.getByText('Go to').closest('[role="status"]');
    expect(hint).toHaveTextContent('Go tod Dashboardp Profilec Connected devicesn Email');
    await page.user.keyboard('c');
    await findHeading('Connected devices');
    expect(screen.queryByText('Go to')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it.each(['x', '{Escape}', 'g'])('do nothing if %s follows', async (key) => {
    const page = await openWithKeys('/user/dashboard');
    await page.user.keyboard(`g${key}`);
    expect(screen.queryByText('Go to')).not.toBeInTheDocument();
    await page.user.keyboard('c');
    await waitFor(() => expect(window.location.pathname).toBe('/user/dashboard'));
  });

  it('do nothing after a mouse press', async () => {
    const page = await openWithKeys('/user/dashboard');
    await page.user.keyboard('g');
    await page.user.click(screen.getByRole('main'));
    await page.user.keyboard('c');
    await waitFor(() => expect(window.location.pathname).toBe('/user/dashboard'));
  });

  it('focus the page’s search with /, without typing it', async () => {
    const page = await openWithKeys('/user/dashboard?query=rowing');
    await page.user.keyboard('/');
    const field = screen.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await page.user.keyboard('x/?g');
    expect(field).toHaveValue('x/?g');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('do nothing with / on a page without a search', async () => {
    const page = await openWithKeys('/user/security/devices');
    await page.user.keyboard('/');
    await waitFor(() => expect(document.body).toHaveFocus());
  });

  it('work from the first key on, even if the browser is never idle', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    const page = await openPage('/user/dashboard', { as: owner });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(async () => {
      await page.user.keyboard('g');
      expect(screen.getByText('Go to')).toBeVisible();
    });
  });

  it('are turned off in their list, and on again on the profile page', async () => {
    const page = await openWithKeys('/user/profile/edit');
    const onPage = screen.getByRole('switch', { name: 'Use keyboard shortcuts' });
    expect(onPage).toBeChecked();
    await page.user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: 'Customize' }));
    await page.user.click(dialog.getByRole('switch', { name: 'Use keyboard shortcuts' }));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onPage).not.toBeChecked();
    act(() => screen.getByRole('main').focus());
    await page.user.keyboard('?gd');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/user/profile/edit'));
    await page.user.click(onPage);
    await page.user.keyboard('gd');
    await findHeading('Your calendars');
  });

  it('are switched off one by one, which stays so after a reload', async () => {
    const page = await openWithKeys('/user/dashboard');
    await page.user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: 'Customize' }));
    for (const name of ['Search on this page', 'Go to Dashboard'])
      await page.user.click(dialog.getByRole('switch', { name }));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    page.view.unmount();
    const again = await openWithKeys('/user/profile/edit');
    await again.user.keyboard('gd');
    await waitFor(() => expect(window.location.pathname).toBe('/user/profile/edit'));
    await again.user.keyboard('gn');
    await findHeading('Email notifications');
    await again.user.keyboard('/');
    expect(screen.queryByRole('searchbox')).not.toHaveFocus();

    await again.user.keyboard('?');
    const list = within(await screen.findByRole('dialog'));
    await again.user.click(list.getByRole('button', { name: 'Customize' }));
    const search = list.getByRole('switch', { name: 'Search on this page' });
    expect(search).not.toBeChecked();
    expect(list.getByRole('switch', { name: 'Go to Profile' })).toBeChecked();
    await again.user.click(search);
    await again.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => screen.getByRole('main').focus());
    await again.user.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  it('stay off after a reload, and sync with other tabs', async () => {
    localStorage.setItem('shortcuts', 'off');
    await openPage('/user/profile/edit', { as: owner });
    const onPage = await screen.findByRole('switch', { name: 'Use keyboard shortcuts' });
    expect(onPage).not.toBeChecked();
    localStorage.setItem('shortcuts', 'on');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shortcuts' })));
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Use keyboard shortcuts' })).toBeChecked(),
    );
  });

  it('end for a visitor with the page that has them', async () => {
    const { router, user } = await openPage('/ksr0wingclubmain01?view=list');
    await screen.findByRole('button', { name: 'Today' });
    await keys();
    await waitFor(async () => {
      act(() => screen.getByRole('main').focus());
      await user.keyboard('?');
      expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(() => router.navigate('/login'));
    await findHeading('Welcome back');
    act(() => screen.getByRole('main').focus());
    await keys();
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are disabled for visitors and inside a frame', async () => {
    const visitor = await openPage('/login');
    await findHeading('Welcome back');
    act(() => screen.getByRole('main').focus());
    await keys();
    await visitor.user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    visitor.view.unmount();
    showInFrame();
    const framed = await openPage('/c/riv3rs', { as: owner });
    await screen.findByRole('heading', { level: 1 });
    await keys();
    await framed.user.keyboard('gd');
    await waitFor(() => expect(window.location.pathname).toBe('/c/riv3rs'));
  });
});
