import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const rowingClub = 'Riverside rowing club';

describe('the page of a calendar', () => {
  it.each(['/ksr0wingclubmain01', '/c/riv3rs', '/c/riv3rs/rowing', '/events/pointer/ev-7001'])(
    'names it at %s, says that views are not available yet, and offers the login',
    async (path) => {
      await openPage(path);
      await heading(rowingClub);
      expect(screen.getByText('This calendar cannot be shown here yet')).toBeVisible();
      expect(screen.getByText(/Your calendars and their data are safe/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
        'href',
        `/login?_target_path=${encodeURIComponent(path)}`,
      );
      await waitFor(() => expect(document.title).toBe(`Calendar – ${rowingClub}`));
    },
  );

  it('links users back to their calendars', async () => {
    const page = await openPage('/c/riv3rs', { as: 'owner@example.com' });
    await page.user.click(await screen.findByRole('link', { name: 'Back to your calendars' }));
    await heading('Your calendars');
  });

  it.each([
    ['/ksr0wingclubread01', undefined, 'Riverside Sports, seen as Noticeboard'],
    ['/c/riv3rs', 'owner@example.com', 'Riverside Sports, seen as Olivia Owner'],
    ['/c/riv3rs', undefined, 'Riverside Sports'],
    ['/ksfamilycalendar03', undefined, 'Seen as Main link'],
  ])('shows at %s to %s who owns it and how it is seen', async (path, as, text) => {
    await openPage(path, as === undefined ? {} : { as });
    // The header names the organization, too.
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(text)).toBeVisible();
  });

  it('marks an inactive calendar', async () => {
    await openPage('/c/o1dclb', { as: 'owner@example.com' });
    const title = await screen.findByRole('heading', { level: 1, name: /^Rota of the old/ });
    expect(within(title).getByText('Inactive')).toBeVisible();
    expect(screen.getByText('This calendar is inactive')).toBeVisible();
    expect(screen.getByText(/Nothing in it is lost/)).toBeVisible();
    expect(screen.queryByText(/cannot be shown here yet/)).not.toBeInTheDocument();
  });
});

describe('a calendar that does not exist', () => {
  it.each(['/ks0000000000000000', '/c/000000', '/events/pointer/ev-1', '/events/pointer/3f9-c_1'])(
    'is not found at %s',
    async (path) => {
      await openPage(path);
      await heading('Page not found');
    },
  );
});

describe('opening a calendar', () => {
  it('loads its own hosting page with its settings', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await page.user.click(await screen.findByRole('link', { name: rowingClub }));
    await waitFor(() => expect(page.loadedPages).toEqual(['/ksr0wingclubmain01']));
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
    await page.user.click(await screen.findByRole('link', { name: 'Back to your calendars' }));
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

  it('opens the dialog for a logo, and closing it removes the parameter', async () => {
    const page = await openUpload('/ksr0wingclubmain01?upload=logo&view=week', 'owner@example.com');
    const dialog = await screen.findByRole('dialog', { name: 'Upload a logo' });
    expect(within(dialog).getByText('Drop or paste a file here')).toBeVisible();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.router.state.location.search).toBe('?view=week');
  });

  it('asks for the number of an event before files are attached', async () => {
    const page = await openUpload('/ksr0wingclubmain01?upload=attachments', 'owner@example.com');
    const number = await screen.findByLabelText('Event number');
    await page.user.type(number, '0{Enter}');
    expect(await screen.findByText('Please enter 1 or more.')).toBeVisible();
    await page.user.clear(number);
    await page.user.type(number, '7001{Enter}');
    expect(await screen.findByText(/event 7001/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeVisible();
  });

  it.each([
    ['a visitor', '/ksr0wingclubmain01?upload=logo', undefined],
    ['an unknown kind', '/ksr0wingclubmain01?upload=secrets', 'owner@example.com'],
  ])('opens nothing for %s', async (_who, path, as) => {
    await openUpload(path, as);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
