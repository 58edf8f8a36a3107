import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { statusAtom } from '#src/status/status.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const openDashboard = async (basePath = '') => {
  const page = await openPage('/user/dashboard', { as: 'owner@example.com', basePath });
  const link = await screen.findByRole('link', { name: 'Riverside rowing club' });
  return { ...page, link };
};

const name = 'Actions for Riverside rowing club';
const entries = async () =>
  within(await screen.findByRole('menu', { name }))
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href'), item.getAttribute('target')]);

/** By keyboard: without a layout, the pointer cannot move from one menu to the other. */
async function copy(user: UserEvent, what: string) {
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{ArrowDown}');
  const entry = await screen.findByRole('menuitem', { name: 'Copy' });
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
  await user.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  const choice = await screen.findByRole('menuitem', { name: what });
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Link' })).toHaveFocus());
  await user.keyboard(what.slice(0, 1));
  await waitFor(() => expect(choice).toHaveFocus());
  await user.keyboard('{Enter}');
}

const offered = [
  ['Open', '/ksr0wingclubmain01', null],
  ['Open in a new tab', '/ksr0wingclubmain01', '_blank'],
  ['Copy', null, null],
  ['Unpin', null, null],
  ['Settings', '/ksr0wingclubmain01/settings/general', null],
  ['Email notifications', '/user/notifications?calendar=101', null],
  ['Remove…', null, null],
];

describe("a calendar's menu", () => {
  it('opens from a visible button', async () => {
    const { user } = await openDashboard();
    await user.click(screen.getByRole('button', { name }));
    expect(await entries()).toEqual(offered);
  });

  it('is the same as the tile’s context menu', async () => {
    const { link } = await openDashboard();
    fireEvent.contextMenu(link, { button: 2 });
    expect(await entries()).toEqual(offered);
  });

  it.each([
    ['Link', 'http://localhost:3000/kalender/ksr0wingclubmain01', 'Link copied'],
    ['Title', 'Riverside rowing club', 'Title copied'],
  ])('copies the %s and confirms it', async (what, text, said) => {
    const { user, store } = await openDashboard('/kalender');
    await copy(user, what);
    expect(await navigator.clipboard.readText()).toBe(text);
    await waitFor(() =>
      expect(store.get(statusAtom)).toMatchObject({
        type: 'success',
        text: { key: `dashboard:${said}` },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('shows an error if the browser does not allow copying', async () => {
    const { user, store } = await openDashboard();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'));
    await copy(user, 'Title');
    await waitFor(() => expect(store.get(statusAtom)).toMatchObject({ type: 'error' }));
  });

  it('keeps the tile a working link', async () => {
    const { user, link, loadedPages } = await openDashboard();
    await user.click(link);
    await waitFor(() => expect(loadedPages).toEqual(['/ksr0wingclubmain01']));
  });
});
