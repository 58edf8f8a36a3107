import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickCases } from '#scripts/testing/depth.ts';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

const tile = (title: string) => {
  const link = screen.getByRole('link', { name: title });
  return screen.getAllByRole('article').find((article) => article.contains(link)) as HTMLElement;
};

/** The calendars in their order. */
const titles = () =>
  screen.getAllByRole('article').map((article) => {
    return within(article).getByRole('link').textContent;
  });

describe('the dashboard', () => {
  it("lists the user's calendars", async () => {
    await openPage('/user/dashboard', { as: 'owner@example.com' });
    const link = await screen.findByRole('link', { name: 'Riverside rowing club' });
    expect(link).toHaveAttribute('href', '/ksr0wingclubmain01');
    expect(
      within(tile('Riverside rowing club')).getByText('Owner · Riverside Sports'),
    ).toBeVisible();
  });

  it('tells the role in each calendar, and marks inactive ones', async () => {
    await openPage('/user/dashboard', { as: 'owner@example.com' });
    await screen.findByRole('link', { name: 'Riverside rowing club' });
    const marks = (title: string) =>
      ['Owner', 'Member', 'Inactive'].filter((mark) =>
        within(tile(title)).queryByText(new RegExp(`^${mark}\\b`)),
      );
    expect(marks('Riverside rowing club')).toEqual(['Owner']);
    expect(marks('Meeting rooms')).toEqual(['Member']);
    expect(marks('Rota of the old clubhouse (closed)')).toEqual(['Owner', 'Inactive']);
  });

  it('opens a calendar without a key by its identifier', async () => {
    await openPage('/user/dashboard', { as: 'owner@example.com' });
    expect(await screen.findByRole('link', { name: 'Meeting rooms' })).toHaveAttribute(
      'href',
      '/c/m33t1n',
    );
  });

  it('finds calendars by title and organization and keeps the search in the URL', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await page.user.type(await screen.findByLabelText('Search your calendars'), 'rowing');
    await waitFor(() => expect(titles()).toEqual(['Riverside rowing club']));
    await waitFor(() => expect(window.location.search).toBe('?query=rowing'));
  });

  it.each(pickCases(['aldhelms choir', 'club rowing', 'riverside BOATHOUSE', "aldhelm's"]))(
    'matches the words "%s"',
    async (query) => {
      const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
      await page.user.type(await screen.findByLabelText('Search your calendars'), query);
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
      expect(screen.getByText(/^1 of 8/)).toBeVisible();
    },
  );

  it('starts with the search from the URL', async () => {
    await openPage('/user/dashboard?query=meeting', { as: 'owner@example.com' });
    expect(await screen.findByLabelText('Search your calendars')).toHaveValue('meeting');
    expect(screen.getByText(/^1 of \d+ calendars$/)).toBeVisible();
  });

  it('clears the search when a link opens the plain page', async () => {
    const page = await openPage('/user/dashboard?query=meeting', { as: 'owner@example.com' });
    await screen.findByLabelText('Search your calendars');
    await page.user.click(screen.getByRole('link', { name: 'Shared Calendar' }));
    await waitFor(() => expect(screen.getByLabelText('Search your calendars')).toHaveValue(''));
    expect(screen.getByRole('link', { name: 'Riverside rowing club' })).toBeVisible();
  });

  it('restores the search when going back', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await page.user.type(await screen.findByLabelText('Search your calendars'), 'row');
    await waitFor(() => expect(window.location.search).toBe('?query=row'));
    await page.user.click(screen.getByRole('link', { name: 'Shared Calendar' }));
    await waitFor(() => expect(screen.getByLabelText('Search your calendars')).toHaveValue(''));
    await act(() => page.router.navigate(-1));
    await waitFor(() => expect(screen.getByLabelText('Search your calendars')).toHaveValue('row'));
  });

  it('has an empty state for the filter, which can be reset', async () => {
    const page = await openPage('/user/dashboard?organization=Nowhere', {
      as: 'owner@example.com',
    });
    expect(await screen.findByText('There are no such calendars')).toBeVisible();
    expect(screen.getByLabelText('Show')).toHaveDisplayValue('Nowhere');
    await page.user.click(screen.getByRole('button', { name: 'Show all calendars' }));
    await waitFor(() => expect(titles()).toHaveLength(8));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('has an empty state for the search, which can be reset', async () => {
    const page = await openPage('/user/dashboard?query=zzz', { as: 'owner@example.com' });
    expect(await screen.findByText('No calendar matches “zzz”')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('link', { name: 'Meeting rooms' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Search your calendars')).toHaveFocus());
  });

  it('explains an empty dashboard to a new user', async () => {
    await openPage('/user/dashboard', { as: 'none@example.com' });
    expect(await screen.findByText('You have no calendars yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add calendar' })).toBeVisible();
    const help = screen.getByRole('link', { name: 'Help Center' });
    expect(help).toHaveAttribute('href', 'https://help.calendar.example/');
    expect(help).toHaveAttribute('target', '_blank');
    expect(screen.queryByLabelText('Search your calendars')).not.toBeInTheDocument();
  });

  it('keeps the search when the order changes, and the order when the search is cleared', async () => {
    const page = await openPage('/user/dashboard?query=r', { as: 'owner@example.com' });
    await page.user.selectOptions(await screen.findByLabelText('Order'), 'By name');
    await waitFor(() => expect(window.location.search).toBe('?query=r&sort=name'));
    await page.user.clear(screen.getByLabelText('Search your calendars'));
    await waitFor(() => expect(titles()).toHaveLength(8));
    await waitFor(() => expect(window.location.search).toBe('?sort=name'));
    expect(titles()[0]).toBe('Riverside rowing club');
    expect(titles()[1]).toBe('Allotment watering rota');
  });

  it('shows the error, its id and a retry', async () => {
    const page = await openPage('/user/dashboard', { as: 'fails@example.com' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByText('internal_error')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('works below a base path', async () => {
    await openPage('/user/dashboard', { as: 'owner@example.com', basePath: '/kalender' });
    expect(await screen.findByRole('link', { name: 'Meeting rooms' })).toHaveAttribute(
      'href',
      '/kalender/c/m33t1n',
    );
  });
});

describe('the view of the dashboard', () => {
  it.each([
    ['My own', '?filter=mine', 6],
    ['Shared with me', '?filter=shared', 2],
    ['Riverside Sports', '?organization=Riverside+Sports', 4],
  ])('“%s” shows those calendars and updates the URL', async (choice, search, count) => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await page.user.selectOptions(await screen.findByLabelText('Show'), choice);
    await waitFor(() => expect(titles()).toHaveLength(count));
    await waitFor(() => expect(window.location.search).toBe(search));
    expect(page.calls.filter((call) => call === 'GET /user/calendars')).toHaveLength(1);
  });

  it('follows the URL', async () => {
    await openPage('/user/dashboard?filter=shared&sort=name', { as: 'owner@example.com' });
    await waitFor(() => expect(titles()).toEqual(['Meeting rooms', 'St. Aldhelm’s choir']));
    expect(screen.getByLabelText('Show')).toHaveDisplayValue('Shared with me');
    expect(screen.getByLabelText('Order')).toHaveDisplayValue('By name');
  });

  it('has an order that the browser remembers and a link can override', async () => {
    localStorage.setItem('dashboard-sort', 'created');
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    expect(await screen.findByLabelText('Order')).toHaveDisplayValue('Newest');
    await page.user.selectOptions(screen.getByLabelText('Order'), 'By name');
    await waitFor(() => expect(localStorage.getItem('dashboard-sort')).toBe('name'));
    await act(() => page.router.navigate('/user/dashboard?sort=opened'));
    expect(screen.getByLabelText('Order')).toHaveDisplayValue('Last opened');
    await page.user.type(screen.getByLabelText('Search your calendars'), 'r');
    await waitFor(() => expect(window.location.search).toBe('?query=r&sort=opened'));
    expect(screen.getByLabelText('Order')).toHaveDisplayValue('Last opened');
  });

  it('is tiles or a list, as the browser remembers', async () => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    const isPressed = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed');
    await screen.findByRole('button', { name: 'List' });
    expect([isPressed('Tiles'), isPressed('List')]).toEqual(['true', 'false']);
    await page.user.click(screen.getByRole('button', { name: 'List' }));
    expect([isPressed('Tiles'), isPressed('List')]).toEqual(['false', 'true']);
    await waitFor(() => expect(localStorage.getItem('dashboard-layout')).toBe('rows'));
    expect(titles()).toHaveLength(8);
  });

  it('names a calendar’s owner, unless it is the user', async () => {
    await openPage('/user/dashboard', { as: 'owner@example.com' });
    await screen.findByRole('link', { name: 'Meeting rooms' });
    expect(tile('Meeting rooms')).toHaveTextContent('Hugo Hafner · Harbour Offices');
    expect(tile('Riverside rowing club')).not.toHaveTextContent('Olivia Owner');
  });
});

describe('on return from another tab', () => {
  const title = 'Regatta 2026';
  /** Opens the page, and pins a calendar elsewhere. */
  async function openBesideAnother() {
    const page = await openPage('/user/dashboard?sort=name', { as: 'owner@example.com' });
    await screen.findByRole('link', { name: title });
    const { results } = await (await fetch('/user/calendars')).json();
    const { id } = results.find((calendar: { title: string }) => calendar.title === title);
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const pinned = await fetch(`/user/calendars/${id}/pin`, { method: 'PUT', headers });
    expect(pinned.status).toBe(204);
    const reads = recordRequests(/^GET .*calendars$/);
    return { ...page, reads };
  }
  const comeBack = () =>
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });

  it('shows what was pinned there, with one read, and keeps the focus', async () => {
    const { reads } = await openBesideAnother();
    const link = screen.getByRole('link', { name: 'Riverside rowing club' });
    act(() => link.focus());
    expect(titles()[1]).not.toBe(title);
    comeBack();
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Riverside rowing club', title]));
    expect(reads).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Riverside rowing club' })).toBe(link);
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('leaves what the page has changed since', async () => {
    const { user } = await openBesideAnother();
    const network = holdCalls(/^GET .*calendars$/);
    comeBack();
    await user.click(screen.getByRole('button', { name: 'Unpin Riverside rowing club' }));
    network.letGo();
    expect(await screen.findByText('“Riverside rowing club” is no longer pinned.')).toBeVisible();
    await waitFor(() => expect(titles()[0]).toBe(title));
    expect(screen.queryByRole('button', { name: 'Unpin Riverside rowing club' })).toBeNull();
  });

  it('moves nothing behind an open dialog', async () => {
    const { user, reads } = await openBesideAnother();
    await user.click(screen.getByRole('button', { name: 'New calendar' }));
    await screen.findByRole('dialog');
    comeBack();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reads).toEqual([]);
    expect(titles()[1]).not.toBe(title);
    comeBack();
    await waitFor(() => expect(titles()[1]).toBe(title));
    expect(reads).toHaveLength(1);
  });

  it('stays as it is if the server fails, without a message', async () => {
    const { reads } = await openBesideAnother();
    await answerNext('listCalendars', 500);
    await answerNext('listCalendars', 500);
    /** A return during a read changes nothing. */
    const readAgain = (count: number) =>
      waitFor(() => {
        if (reads.length < count) comeBack();
        expect(reads).toHaveLength(count);
      });
    await readAgain(1);
    await readAgain(2);
    expect(titles()[1]).not.toBe(title);
    await readAgain(3);
    await waitFor(() => expect(titles()[1]).toBe(title));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('pinning a calendar', () => {
  async function openMenu(title: string) {
    const page = await openPage('/user/dashboard?sort=name', { as: 'owner@example.com' });
    await page.user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    const choose = async (name: string) =>
      page.user.click(await screen.findByRole('menuitem', { name }));
    return { ...page, choose };
  }
  const isPinned = (title: string) =>
    within(tile(title)).queryByRole('button', { name: `Unpin ${title}` }) !== null;

  it('moves it to the front at once, and can be undone', async () => {
    const { choose, user } = await openMenu('Regatta 2026');
    const network = holdCalls(/^PUT/);
    await choose('Pin');
    await waitFor(() =>
      expect(titles().slice(0, 2)).toEqual(['Riverside rowing club', 'Regatta 2026']),
    );
    network.letGo();
    expect(await screen.findByText('“Regatta 2026” is pinned.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Regatta 2026” is no longer pinned.')).toBeVisible();
    expect(isPinned('Regatta 2026')).toBe(false);
    expect(titles()[0]).toBe('Riverside rowing club');
  });

  it('is reverted if it fails', async () => {
    const { choose } = await openMenu('Regatta 2026');
    await answerNext('pinCalendar', 500);
    await choose('Pin');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“Regatta 2026” could not be pinned.',
    );
    expect(isPinned('Regatta 2026')).toBe(false);
  });

  it('is announced although the answer was lost', async () => {
    const { choose } = await openMenu('Regatta 2026');
    loseAnswers(/^PUT/);
    await choose('Pin');
    expect(await screen.findByText('“Regatta 2026” is pinned.')).toBeVisible();
    expect(isPinned('Regatta 2026')).toBe(true);
  });

  it('is undone by the button on its tile', async () => {
    const { user } = await openPage('/user/dashboard', { as: 'owner@example.com' });
    const title = 'Riverside rowing club';
    await user.click(await screen.findByRole('button', { name: `Unpin ${title}` }));
    expect(await screen.findByText(`“${title}” is no longer pinned.`)).toBeVisible();
    expect(isPinned(title)).toBe(false);
  });
});

describe('the order of the pinned calendars', () => {
  const pins = () => titles().slice(0, 3);
  const [club, family, choir] = ['Riverside rowing club', 'Family', 'St. Aldhelm’s choir'] as const;

  async function openWithPins() {
    const page = await openPage('/user/dashboard?sort=name', { as: 'owner@example.com' });
    await screen.findByRole('link', { name: club });
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    for (const id of [103, 107])
      await fetch(`/user/calendars/${id}/pin`, { method: 'PUT', headers });
    await act(() => page.router.revalidate());
    await waitFor(() => expect(pins()).toEqual([club, family, choir]));
    const link = (title: string) => screen.getByRole('link', { name: title });
    return { ...page, link };
  }

  it('changes by keys, which is announced, kept, and can be undone', async () => {
    const { user, link } = await openWithPins();
    link(choir).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{ArrowUp}{/Alt}');
    await waitFor(() => expect(pins()).toEqual([choir, club, family]));
    await waitFor(() => expect(link(choir)).toHaveFocus());
    expect(await screen.findByText(`“${choir}” is now in place 1 of 3.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(pins()).toEqual([club, choir, family]));
    link(club).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(pins()).toEqual([choir, club, family]));
    await waitFor(() => expect(link(club)).toHaveFocus());
  });

  it('stays at its ends, and says so', async () => {
    const { user, link } = await openWithPins();
    link(club).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText(`“${club}” is the first already.`)).toBeVisible();
    link(choir).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText(`“${choir}” is the last already.`)).toBeVisible();
    expect(pins()).toEqual([club, family, choir]);
  });

  it('changes by the menu', async () => {
    const { user } = await openWithPins();
    await user.click(screen.getByRole('button', { name: `Actions for ${club}` }));
    const earlier = await screen.findByRole('menuitem', { name: 'Move earlier' });
    expect(earlier).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitem', { name: 'Move later' }));
    await waitFor(() => expect(pins()).toEqual([family, club, choir]));
  });

  it('is the same again if the change fails', async () => {
    const { user, link } = await openWithPins();
    await answerNext('orderPins', 500);
    link(choir).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByRole('alert')).toHaveTextContent(`“${choir}” could not be moved.`);
    expect(pins()).toEqual([club, family, choir]);
  });

  it('is announced although the answer was lost', async () => {
    const { user, link } = await openWithPins();
    loseAnswers(/^PUT/);
    link(choir).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText(`“${choir}” is now in place 2 of 3.`)).toBeVisible();
    expect(pins()).toEqual([club, choir, family]);
  });
});
