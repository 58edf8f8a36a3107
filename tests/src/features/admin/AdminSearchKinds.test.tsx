import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { savedFiles } from '#tests/setup/saved-files.ts';

const found = (text: string | RegExp) => screen.findByText(text, { selector: '[role="status"]' });
const table = () => screen.findByRole('table', { name: 'Search results' });
/** A link to a kind, whose name may end with the number of its results. */
const kind = (name: string) =>
  within(screen.getByRole('navigation', { name: 'What to search' })).getByRole('link', {
    name: new RegExp(`^${name}`),
  });
const open = (address = '') => openPage(`/admintool96${address}`, { as: 'support@example.com' });

function focusedRow(): HTMLElement {
  const row = document.activeElement;
  if (row instanceof HTMLTableRowElement) return row;
  throw new Error('The focus is on no row.');
}

/** The queries of the calls to an address, in order. */
function sentQueries(path: string): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    const url = input instanceof Request ? new URL(input.url) : null;
    if (url?.pathname === path) queries.push(url.searchParams);
    return answer(input, init);
  });
  return queries;
}

describe('the kinds of records', () => {
  it('share the search text', async () => {
    const { user } = await open('?query=olivia&active=1&pageLimit=50');
    await table();
    const queries = sentQueries('/admintool96/api/user/search');
    await user.click(kind('Users'));
    expect(await found(/users? found$/)).toBeVisible();
    await waitFor(() =>
      expect(window.location.search).toBe('?kind=users&query=olivia&pageLimit=50'),
    );
    expect(kind('Users')).toHaveAttribute('aria-current', 'true');
    expect(Object.fromEntries(queries[0] ?? [])).toEqual({
      type: 'all',
      query: 'olivia',
      offset: '0',
      limit: '50',
    });
    const [link] = screen.getAllByRole('link', { name: 'Olivia Owner' });
    expect(link).toHaveAttribute('href', '/admintool96/users/1');
  });

  it('say how many each has, for which the results do not wait', async () => {
    const { user } = await open('?query=olivia');
    await waitFor(() => expect(kind('Users')).toHaveTextContent(/^Users\d+$/));
    const answer = fetch;
    const gate = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (request: Request) => {
      if (new URL(request.url).searchParams.get('limit') === '1') await gate.promise;
      return answer(request);
    });
    const field = screen.getByLabelText('Search for');
    await user.clear(field);
    await user.type(field, 'riv3rs');
    expect(await found('1 calendar found')).toBeVisible();
    expect(kind('Users')).toHaveTextContent(/^Users$/);
    gate.resolve();
    await waitFor(() => expect(kind('Users')).toHaveTextContent(/^Users\d+$/));
  });

  it('switch with the typed text, even before the pause is over', async () => {
    const { user } = await open();
    await table();
    await user.type(screen.getByLabelText('Search for'), 'bounc');
    await user.click(kind('Emails'));
    await waitFor(() => expect(window.location.search).toBe('?kind=emails&query=bounc'));
    expect(await found('0 emails found')).toBeVisible();
  });

  it('show the state of a mail and link to its recipient', async () => {
    const { user } = await open('?kind=emails&query=owner@example.com');
    expect(await found('1 email found')).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: 'owner@example.com' });
    expect(link).toHaveAttribute('href', '/admintool96/users/1');
    const queries = sentQueries('/admintool96/api/email/search');
    await user.selectOptions(screen.getByLabelText('State'), 'Bounced');
    expect(await found('0 emails found')).toBeVisible();
    expect(Object.fromEntries(queries[0] ?? [])).toEqual({
      query: 'owner@example.com',
      offset: '0',
      limit: '100',
      status: 'bounced',
    });
    await user.clear(screen.getByLabelText('Search for'));
    expect(await found(/^1\d\d emails found$/)).toBeVisible();
    expect(within(await table()).getAllByText('550 5.1.1 No such mailbox')).toHaveLength(100);
    expect(within(await table()).getAllByText('Bounced')).toHaveLength(100);
  });

  it('include subscribers of the newsletter', async () => {
    await open('?kind=newsletter&status=unsubscribed&pageLimit=25');
    expect(await found(/^\d{3} subscribers found$/)).toBeVisible();
    expect(within(await table()).getAllByText('Unsubscribed')).toHaveLength(25);
  });

  it.each([
    ['', 'searchCalendars'],
    ['?kind=users', 'searchUsers'],
    ['?kind=emails', 'searchEmails'],
    ['?kind=newsletter', 'searchNewsletterSubscribers'],
  ])('report that the search %s failed, and can retry it', async (address, operation) => {
    const page = await open('?query=riv3rs');
    await table();
    await answerNext(operation, 500);
    await act(() => page.router.navigate(`/admintool96${address}`));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });
});

describe('the results', () => {
  it('are requested as the URL says, with nothing added', async () => {
    const { router } = await open('?query=olivia');
    await table();
    const queries = sentQueries('/admintool96/api/search-calendar');
    const navigate = (query: string) => act(() => router.navigate(`/admintool96?${query}`));
    await navigate(
      'type=owner&query=+olivia+&groupby=license&active=1&license=pro&sort=title&order=desc&offset=1&pageLimit=1',
    );
    await navigate('');
    await navigate('type=nothing&groupby=nothing&active=2&license=free&sort=nothing&pageLimit=0');
    expect(queries.map((query) => Object.fromEntries(query))).toEqual([
      {
        type: 'owner',
        query: 'olivia',
        groupby: 'license',
        active: '1',
        license: 'pro',
        sort: 'title',
        order: 'desc',
        offset: '1',
        limit: '1',
      },
      { type: 'all', offset: '0', limit: '100' },
      { type: 'all', offset: '0', limit: '100' },
    ]);
  });

  it('are filtered as soon as a filter is chosen, and the URL keeps it', async () => {
    const { user } = await open('?query=olivia');
    await table();
    const queries = sentQueries('/admintool96/api/search-calendar');
    await user.selectOptions(screen.getByLabelText('State'), 'Inactive');
    expect(await found('1 calendar found')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?query=olivia&active=0'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'License' }), 'Intro');
    expect(await found('0 calendars found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await found('6 calendars found')).toBeVisible();
    const shown = queries.filter((query) => query.get('limit') === '100');
    expect(shown.map((query) => [query.get('active'), query.get('license')])).toEqual([
      ['0', null],
      ['0', 'intro'],
      [null, null],
    ]);
  });

  it('are grouped by organization, owner or license, under their names', async () => {
    const { user } = await open('?query=olivia');
    await table();
    const queries = sentQueries('/admintool96/api/search-calendar');
    await user.selectOptions(screen.getByLabelText('Group by'), 'By organization');
    expect(await screen.findByRole('rowheader', { name: 'Riverside Sports' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Without an organization' })).toBeVisible();
    expect(queries[0]?.get('groupby')).toBe('organization');
    await user.selectOptions(screen.getByLabelText('Group by'), 'By owner');
    expect(await screen.findByRole('rowheader', { name: 'Olivia Owner' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Group by'), 'By license');
    expect(await screen.findByRole('rowheader', { name: 'Enterprise' })).toBeVisible();
    expect(queries.map((query) => query.get('groupby')).slice(1)).toEqual(['owner', 'license']);
  });

  it('stay grouped when staff return by the navigation, unless the URL says otherwise', async () => {
    const { user, router } = await open('?query=olivia');
    await table();
    const area = (name: string) =>
      within(screen.getByRole('navigation', { name: 'Admin tool' })).getByRole('link', { name });
    const grouping = () => screen.findByRole('combobox', { name: 'Group by' });
    await user.selectOptions(await grouping(), 'By license');
    expect(await screen.findByRole('rowheader', { name: 'Pro' })).toBeVisible();
    await user.click(area('Newsletter'));
    await screen.findByRole('heading', { name: 'Newsletter' });
    await user.click(area('Search'));
    expect(await grouping()).toHaveDisplayValue('By license');
    expect(await screen.findByRole('rowheader', { name: 'Pro' })).toBeVisible();

    await act(() => router.navigate('/admintool96?query=olivia&groupby=organization'));
    expect(await screen.findByRole('rowheader', { name: 'Riverside Sports' })).toBeVisible();
    await user.selectOptions(await grouping(), 'No groups');
    await waitFor(() => expect(window.location.search).toBe('?query=olivia'));
    await act(() => router.navigate('/admintool96'));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await grouping()).toHaveDisplayValue('No groups');
  });

  it('are grouped as the address says, so that its link shows colleagues the same', async () => {
    localStorage.setItem('grouping-calendars', 'organization');
    const { router } = await open('?query=olivia');
    await table();
    expect(screen.getByRole('combobox', { name: 'Group by' })).toHaveDisplayValue('No groups');
    await act(() => router.navigate('/admintool96'));
    await waitFor(() => expect(window.location.search).toBe('?groupby=organization'));
    expect(await screen.findByRole('rowheader', { name: 'Riverside Sports' })).toBeVisible();
  });

  it('stay grouped after a search among other records', async () => {
    localStorage.setItem('grouping-calendars', 'organization');
    const { user } = await open('?query=olivia&groupby=organization');
    expect(await screen.findByRole('rowheader', { name: 'Riverside Sports' })).toBeVisible();
    await user.click(kind('Users'));
    expect(await found(/users? found$/)).toBeVisible();
    await user.click(kind('Calendars'));
    expect(await screen.findByRole('rowheader', { name: 'Riverside Sports' })).toBeVisible();
  });

  it('are sorted by a column, then in reverse, then not', async () => {
    const { user } = await open('?query=olivia');
    const titles = async () =>
      within(await table())
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent?.charAt(0) ?? '');
    const before = await titles();
    const head = () => screen.getByRole('columnheader', { name: 'Title' });
    const press = () => user.click(screen.getByRole('link', { name: 'Sort by Title' }));
    await press();
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'));
    expect(await titles()).toEqual(before.toSorted());
    await press();
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(window.location.search).toBe('?query=olivia&sort=title&order=desc'));
    expect(await titles()).toEqual(before.toSorted().toReversed());
    await press();
    await waitFor(() => expect(head()).not.toHaveAttribute('aria-sort'));
    expect(await titles()).toEqual(before);
  });

  it('mark organizations that are hidden from their users', async () => {
    const { user } = await open('?query=riv3rs');
    await fetch('/admintool96/api/org/11', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ hidden: true }),
    });
    await user.selectOptions(await screen.findByLabelText('Group by'), 'By organization');
    const group = await screen.findByRole('rowheader', { name: 'Riverside Sports Hidden' });
    expect(group).toBeVisible();
    expect(within(await table()).getByRole('row', { name: /^Riverside rowing/ })).toHaveTextContent(
      /Riverside Sports ?Hidden/,
    );
  });

  it('highlight the search text', async () => {
    await open('?query=rowing+club');
    const name = within(await table()).getByRole('link', { name: 'Riverside rowing club' });
    const hits = [...name.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(hits).toEqual(['rowing', 'club']);
  });

  it('show one of several addresses only while the row is in use, and copy it', async () => {
    const { user } = await open('?type=owner&query=olivia');
    const row = within(await table()).getByRole('row', { name: /Family/ });
    expect(row).not.toHaveTextContent('owner@example.com');
    act(() => row.focus());
    await waitFor(() => expect(row).toHaveFocus());
    expect(row).toHaveTextContent('owner@example.com');
    await user.click(within(row).getByRole('button', { name: 'Copy: Email address' }));
    expect(await navigator.clipboard.readText()).toBe('owner@example.com');
    await user.click(screen.getByLabelText('Search for'));
    expect(row).not.toHaveTextContent('owner@example.com');
    fireEvent.pointerEnter(row);
    expect(row).toHaveTextContent('owner@example.com');
  });

  it.each([
    '?kind=users&query=smith',
    '?kind=emails&query=riverside',
    '?kind=newsletter&query=smi',
  ])('show none of several addresses of %s, but of the row in use', async (address) => {
    await open(address);
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toHaveTextContent(/\w•••@/);
    for (const row of rows) expect(row).not.toHaveTextContent(/\w@/);
    act(() => rows[0]?.focus());
    expect(rows[0]).toHaveTextContent(/\w@/);
  });

  it('are saved as a file, with all matches and not only the current page', async () => {
    const files = savedFiles();
    const { user } = await open('?kind=users&state=deleted&pageLimit=1');
    const total = Number((await found(/users found$/)).textContent?.split(' ')[0]);
    expect(total).toBeGreaterThan(1);
    expect(within(await table()).getByText('Deleted')).toBeVisible();
    const queries = sentQueries('/admintool96/api/user/search');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(`${total} rows are in the file.`)).toBeVisible();
    expect(Object.fromEntries(queries[0] ?? [])).toMatchObject({ offset: '0', limit: '10000' });
    expect(files[0]?.name).toBe('Users.csv');
    const lines = (await files[0]?.content.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toMatch(/Name,ID,Email address,/);
  });

  it('are saved as far as the server sends them, which the message says', async () => {
    const files = savedFiles();
    const { user } = await open('?kind=users&query=smith&pageLimit=1');
    await table();
    const answer = fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await answer(request);
      return Response.json({ ...(await response.json()), total: 12_000 });
    });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(
      await screen.findByText('Only the first 2 of 12,000 rows are in the file.'),
    ).toBeVisible();
    expect((await files[0]?.content.text())?.trim().split('\r\n')).toHaveLength(3);
  });

  it('are not saved if the rest of them cannot be loaded, with an error', async () => {
    const { user } = await open('?pageLimit=25');
    await table();
    await answerNext('searchCalendars', 500);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No file was saved.');
  });
});

describe('the keyboard in the search', () => {
  it('moves through the rows and opens one, while letters go to the field', async () => {
    const { user, router } = await open('?query=olivia');
    await table();
    const field = screen.getByLabelText('Search for');
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('j');
    expect(field).toHaveValue('j');
    await user.clear(field);
    await user.type(field, 'olivia');
    await waitFor(() => expect(window.location.search).toBe('?query=olivia'));
    await user.keyboard('{ArrowDown}');
    const rows = () => within(screen.getByRole('table')).getAllByRole('row');
    await waitFor(() => expect(rows()[1]).toHaveFocus());
    // The code for the keys loads when the browser is idle.
    await waitFor(async () => {
      await user.keyboard('/');
      expect(field).toHaveFocus();
    });
    await user.keyboard('{ArrowDown}jjk');
    await waitFor(() => expect(rows()[2]).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admintool96/calendars/103'));
  });

  it.each([
    ['on a short page', '?query=olivia', 5],
    ['on a long page', '?pageLimit=250', 249],
  ])('goes on from the row that one comes back to, %s', async (_where, address, last) => {
    const { user, router } = await open(address);
    await table();
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => {
      await user.keyboard('{End}');
      expect(focusedRow()).toHaveAttribute('data-place', String(last));
    });
    const [link] = within(focusedRow()).getAllByRole('link');
    const title = link?.textContent ?? '';
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: title });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(focusedRow()).toHaveAttribute('data-place', String(last)));
    expect(focusedRow()).toHaveTextContent(title);
    // The code for the keys loads when the browser is idle.
    await waitFor(async () => {
      await user.keyboard('k');
      expect(focusedRow()).toHaveAttribute('data-place', String(last - 1));
    });
  });

  it('starts a new search in the field, whatever row was left', async () => {
    const { user } = await open('?query=olivia');
    await table();
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('link', { name: 'Overview', current: 'page' });
    await user.click(await screen.findByRole('link', { name: 'Search' }));
    await table();
    await waitFor(() => expect(screen.getByLabelText('Search for')).toHaveFocus());
  });
});

describe('typing', () => {
  it('searches after a pause, as one step of the history', async () => {
    const { user, router } = await open();
    await table();
    await user.type(screen.getByLabelText('Search for'), 'riv');
    await waitFor(() => expect(window.location.search).toBe('?query=riv'));
    await user.type(screen.getByLabelText('Search for'), '3rs');
    await waitFor(() => expect(window.location.search).toBe('?query=riv3rs'));
    expect(await found('1 calendar found')).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.getByLabelText('Search for')).toHaveValue('');
  });

  it('does not wait for an older answer, which never replaces a newer one', async () => {
    const { user } = await open();
    await table();
    const answer = fetch;
    const held = new Map<string, () => void>();
    vi.stubGlobal('fetch', (request: Request) => {
      const query = new URL(request.url).searchParams.get('query');
      if (query === null) return answer(request);
      // A network that ignores cancellation and answers in its own order.
      const asked = new Request(request.url, { headers: request.headers });
      return new Promise((resolve) => held.set(query, () => resolve(answer(asked))));
    });
    const field = screen.getByLabelText('Search for');
    for (const text of ['b', 'bo', 'boat']) {
      await user.clear(field);
      await user.type(field, text);
      await waitFor(() => expect([...held.keys()]).toContain(text));
      expect(field).toHaveValue(text);
    }
    await act(async () => held.get('boat')?.());
    const newest = await found(/^\d+ calendars? found$/);
    await waitFor(() => expect(newest).not.toHaveTextContent('Searching'));
    const shown = newest.textContent;
    await act(async () => held.get('b')?.());
    await act(async () => held.get('bo')?.());
    expect(newest).toHaveTextContent(shown);
    await waitFor(() => expect(window.location.search).toBe('?query=boat'));
    expect(field).toHaveValue('boat');
  });
});
