import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LazyCardContent } from '#src/features/calendar/card/EventCard.tsx';
import { agendaView } from '#src/features/calendar/views/day-list/day-list-views.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const rowingClub = 'Riverside rowing club';
const rowing = '/ksr0wingclubmain01';

describe('the page of a calendar', () => {
  it.each([
    [rowing, undefined],
    ['/c/riv3rs', 'owner@example.com'],
    ['/c/riv3rs/rowing', 'owner@example.com'],
  ])('shows it at %s to %s', async (path, as) => {
    await openPage(`${path}?view=month&date=2026-03-02`, as === undefined ? {} : { as });
    await heading(rowingClub);
    expect(await screen.findByRole('grid', { name: 'March 2026' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`Calendar – ${rowingClub}`));
  });

  it.each([
    ['that the reader saw last', '', '{"view":"agenda"}'],
    ['of the address', '?view=agenda', '{"view":"month"}'],
  ])(
    'loads the code of the view %s before the calendar has been read',
    async (_, search, memory) => {
      localStorage.setItem('calendar-view:ksr0wingclubmain01', memory);
      const seen: boolean[] = [];
      vi.spyOn(agendaView.Part, 'preload').mockImplementation(() => {
        seen.push(screen.queryByRole('heading', { level: 1, name: rowingClub }) !== null);
        return Promise.resolve(true);
      });
      await openPage(rowing + search);
      await heading(rowingClub);
      expect(seen[0]).toBe(false);
    },
  );

  it('loads the code of the view that the calendar begins with before it is shown', async () => {
    const seen: boolean[] = [];
    vi.spyOn(agendaView.Part, 'preload').mockImplementation(() => {
      seen.push(screen.queryByRole('heading', { level: 1 }) !== null);
      return Promise.resolve(true);
    });
    await openPage('/ksstaldhelmschoir7');
    await heading('St. Aldhelm’s choir');
    expect(seen).toEqual([false]);
  });

  it('loads the code of what is needed later only once the view has its own', async () => {
    const code = Promise.withResolvers<boolean>();
    const preload = vi.spyOn(agendaView.Part, 'preload').mockReturnValue(code.promise);
    const later = vi.spyOn(LazyCardContent, 'preload');
    await openPage(`${rowing}?view=agenda`);
    // With the page's data. While it is awaited, the browser's idle time is not used.
    await waitFor(() => expect(preload).toHaveBeenCalled());
    await heading(rowingClub);
    expect(later).not.toHaveBeenCalled();
    code.resolve(true);
    await waitFor(() => expect(later).toHaveBeenCalled());
  });

  it('bears the title that an embedding site gives it, on paper, too', async () => {
    await openPage(`${rowing}?view=month&date=2026-03-02&title=Crews`);
    await heading('Crews');
    const range = await screen.findByRole('heading', { level: 2, name: 'March 2026' });
    // Paper has it before the range.
    expect(range.parentElement).toHaveAttribute('data-title', 'Crews');
    // Only the hosting page and the calendar name the window.
    await waitFor(() => expect(document.title).toBe(`Calendar – ${rowingClub}`));
  });

  it('leads visitors to the login and back if it is opened by its identifier', async () => {
    const page = await openPage('/c/riv3rs?view=month');
    await heading('Welcome back');
    const target = new URLSearchParams(page.router.state.location.search).get('_target_path');
    expect(target).toBe('/c/riv3rs?view=month');
  });

  it('tells when the calendar is inactive', async () => {
    await openPage('/c/o1dclb', { as: 'owner@example.com' });
    const title = await screen.findByRole('heading', { level: 1, name: /^Rota of the old/ });
    expect(within(title).getByText('Inactive')).toBeVisible();
    expect(screen.getByText('This calendar is inactive')).toBeVisible();
    expect(
      screen.getByText(/nothing in it is lost. If it is yours, ask our support/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your calendars' })).toBeVisible();
  });

  it('asks for a password, says if it is wrong, and opens the calendar with the right one', async () => {
    const page = await openPage('/ksregatta2026plan5?view=month');
    await page.user.click(await screen.findByRole('button', { name: 'Close protected session' }));
    await waitFor(() => expect(page.loadedPages).toHaveLength(1));
    await page.router.revalidate();
    const field = await screen.findByLabelText('Password');
    await page.user.type(field, 'wrong{Enter}');
    expect(await screen.findByText('This is not the password of this calendar.')).toBeVisible();
    expect(page.loadedPages).toHaveLength(1);
    await page.user.clear(field);
    const answer = await fetch(`${window.location.origin}/__mock__/calendar-password?id=105`);
    const { password } = await answer.json();
    await page.user.type(field, `${password}{Enter}`);
    await waitFor(() => expect(page.loadedPages).toHaveLength(2));
    await page.router.revalidate();
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});

describe('a calendar that does not exist', () => {
  it.each(['/ks0000000000000000', '/c/000000', '/events/pointer/ev-1', '/events/pointer/3f9-c_1'])(
    'is not found at %s',
    async (path) => {
      await openPage(path, { as: 'owner@example.com' });
      await heading('Page not found');
    },
  );
});

describe('opening a calendar', () => {
  it('loads its own hosting page with its settings', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await page.user.click(await screen.findByRole('link', { name: rowingClub }));
    await waitFor(() => expect(page.loadedPages).toEqual([rowing]));
    expect(screen.getByRole('heading', { level: 1, name: 'Your calendars' })).toBeVisible();
  });

  it('keeps the base path and the query', async () => {
    const page = await openPage('/user/dashboard', {
      as: 'owner@example.com',
      basePath: '/kalender',
    });
    await screen.findByRole('link', { name: rowingClub });
    void page.router.navigate('/c/riv3rs?week=9');
    await waitFor(() => expect(page.loadedPages).toEqual(['/kalender/c/riv3rs?week=9']));
  });

  it('does not reload when returning to the page’s own calendar', async () => {
    const page = await openPage('/c/riv3rs', { as: 'owner@example.com' });
    await heading(rowingClub);
    await page.router.navigate('/user/dashboard');
    await heading('Your calendars');
    await page.router.navigate(-1);
    await heading(rowingClub);
    expect(page.loadedPages).toEqual([]);
  });
});

describe('a URL with an upload parameter', () => {
  const upload = { apiKey: 'key' };

  async function openUpload(path: string, as?: string) {
    const page = await openPage(path, as === undefined ? {} : { as });
    await heading(rowingClub);
    act(() => page.store.set(settingsAtom, { ...page.store.get(settingsAtom), upload }));
    return page;
  }

  it('opens the dialog for attachments in the editor, once', async () => {
    const address = `${rowing}?view=month&edit=new&upload=attachments`;
    const page = await openUpload(address, 'owner@example.com');
    const dialog = await screen.findByRole('dialog', { name: 'Attach files' });
    expect(within(dialog).getByRole('button', { name: 'Choose files' })).toBeVisible();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.router.state.location.search).toBe('?view=month'));
  });

  it('opens only the editor for a visitor', async () => {
    await openUpload(`${rowing}?view=month&edit=new&upload=attachments`);
    const editor = await screen.findByRole('region', { name: 'New event' });
    expect(await within(editor).findByText('Log in to attach files.')).toBeVisible();
    // Without its code, no dialog could open.
    await act(() => import('#src/uploads/dialog/UploadDialog.tsx'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [
      'a logo, which has no place in the settings yet',
      `${rowing}?upload=logo`,
      'owner@example.com',
    ],
    ['attachments without an event', `${rowing}?upload=attachments`, 'owner@example.com'],
    ['an unknown kind', `${rowing}?upload=secrets`, 'owner@example.com'],
  ])('opens nothing for %s', async (_who, path, as) => {
    await openUpload(path, as);
    expect(await screen.findByRole('grid')).toBeVisible();
    await act(() => import('#src/uploads/dialog/UploadDialog.tsx'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
