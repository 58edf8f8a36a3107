import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const step = async (name: string) =>
  (await screen.findAllByRole('link', { name }))[0] as HTMLElement;
const found = (text: string | RegExp) => screen.findByText(text, { selector: '[role="status"]' });
const table = () => screen.findByRole('table', { name: 'Search results' });

describe('the search of the admin tool', () => {
  it('starts with a hundred of more than five thousand calendars', async () => {
    await openPage('/admintool96', { as: 'support@example.com' });
    expect(within(await table()).getAllByRole('row')).toHaveLength(101);
    expect(screen.getAllByText(/^1–100 of 5,\d{3}$/)[0]).toBeVisible();
  });

  it('matches words and keeps them in the URL', async () => {
    const page = await openPage('/admintool96', { as: 'admin@example.com' });
    await page.user.type(await screen.findByLabelText('Search for'), ' club  ROWING{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?query=club++ROWING'));
    expect(await found('1 calendar found')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Riverside rowing club' })).toBeVisible();
  });

  it('uses another field as soon as it is chosen, with the typed text', async () => {
    const page = await openPage('/admintool96?offset=100', { as: 'admin@example.com' });
    await page.user.type(await screen.findByLabelText('Search for'), 'petrovic');
    await page.user.selectOptions(screen.getByLabelText('Search in'), 'Owner');
    await waitFor(() => expect(window.location.search).toBe('?type=owner&query=petrovic'));
    expect(await found(/^\d+ calendars found$/)).toBeVisible();
    const owners = screen.getAllByRole('cell', { name: /petrov/i });
    expect(owners.length).toBeGreaterThan(1);
  });

  it('shows the latest results, even if an older answer arrives later', async () => {
    const page = await openPage('/admintool96', { as: 'admin@example.com' });
    await table();
    const answer = fetch;
    const late: (() => Promise<unknown>)[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      if (!/search-calendar.*query=boathouse/.test(request.url)) return answer(request);
      // A network that ignores cancellation.
      const asked = new Request(request.url, { headers: request.headers });
      return new Promise((resolve) =>
        late.push(async () => {
          resolve(await answer(asked));
          // The page reads the answer first.
          await new Promise((done) => setTimeout(done));
        }),
      );
    });
    const field = screen.getByLabelText('Search for');
    await page.user.type(field, 'boathouse{Enter}');
    await waitFor(() => expect(late).toHaveLength(1));
    await page.user.clear(field);
    await page.user.type(field, 'riverside rowing{Enter}');
    expect(await found('1 calendar found')).toBeVisible();
    await act(async () => late[0]?.());
    expect(screen.getByRole('rowheader', { name: 'Riverside rowing club' })).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?query=riverside+rowing'));
  });

  it('drops a pending search when a result is opened', async () => {
    const page = await openPage('/admintool96?query=riv3rs', { as: 'admin@example.com' });
    await table();
    const answer = fetch;
    const pause = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (request: Request) => {
      if (/calendars\/101/.test(request.url)) await pause.promise;
      return answer(request);
    });
    await page.user.type(screen.getByLabelText('Search for'), ' x');
    await page.user.click(screen.getByRole('link', { name: 'Riverside rowing club' }));
    // Longer than the pause after which a typed search starts.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    pause.resolve();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Riverside rowing club' }),
    ).toBeVisible();
  });

  it('marks only inactive calendars', async () => {
    await openPage('/admintool96?type=identifier&query=o1dclb', { as: 'admin@example.com' });
    const found = within(await table());
    expect(found.getByText('Inactive')).toBeVisible();
    expect(found.queryByText('Active')).not.toBeInTheDocument();
  });

  it('shows dates with the month’s name, and the owner next to the address', async () => {
    await openPage('/admintool96?query=riv3rs', { as: 'admin@example.com' });
    const cells = within(await table())
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual([
      'riv3rs',
      'Olivia Owner',
      'owner@example.com',
      'Riverside Sports',
      'Pro',
      expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/),
    ]);
  });

  it('moves from page to page', async () => {
    const page = await openPage('/admintool96?pageLimit=25', { as: 'sales@example.com' });
    await table();
    const [previous, next] = [await step('Previous page'), await step('Next page')];
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(next);
    expect((await screen.findAllByText(/^26–50 of/))[0]).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?offset=25&pageLimit=25'));
    await waitFor(() => expect(next).toHaveFocus());
    await page.user.click(await step('Previous page'));
    expect((await screen.findAllByText(/^1–25 of/))[0]).toBeVisible();
  });

  it('redirects a URL beyond the end to the last page', async () => {
    await openPage('/admintool96?offset=999999&pageLimit=1000', { as: 'admin@example.com' });
    expect((await screen.findAllByText(/^5,001–5,0\d\d of/))[0]).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?offset=5000&pageLimit=1000'));
  });

  it('does not redirect in a loop if the last page is empty, whatever the total', async () => {
    const page = await openPage('/admintool96', { as: 'admin@example.com' });
    await table();
    const answer = fetch;
    const asked: string[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      if (!request.url.includes('/search-calendar?')) return answer(request);
      asked.push(new URL(request.url).searchParams.get('offset') ?? '');
      return Promise.resolve(Response.json({ total: 4950, offset: 0, limit: 100, results: [] }));
    });
    await act(() => page.router.navigate('/admintool96?offset=5100'));
    expect(await screen.findByText('No calendar found')).toBeVisible();
    expect(asked).toEqual(['5100', '4900']);
  });

  it('truncates a query in the URL to the server’s limit', async () => {
    await openPage(`/admintool96?query=${'x'.repeat(300)}`, { as: 'admin@example.com' });
    expect(await screen.findByText('No calendar found')).toBeVisible();
    expect(screen.getByLabelText('Search for')).toHaveValue('x'.repeat(200));
  });

  it('keeps the focus and typed text during a search', async () => {
    const page = await openPage('/admintool96', { as: 'admin@example.com' });
    const field = await screen.findByLabelText('Search for');
    await page.user.type(field, 'rowing{Enter}');
    await page.user.type(field, ' club');
    expect(await screen.findByRole('rowheader', { name: /Riverside rowing club/ })).toBeVisible();
    expect(field).toHaveValue('rowing club');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('fills the form from the URL when going back', async () => {
    const page = await openPage('/admintool96', { as: 'admin@example.com' });
    await page.user.type(await screen.findByLabelText('Search for'), 'rowing{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?query=rowing'));
    await act(() => page.router.navigate(-1));
    await waitFor(() => expect(screen.getByLabelText('Search for')).toHaveValue(''));
  });

  it('returns to the first page when the page size changes', async () => {
    const page = await openPage('/admintool96?offset=100', { as: 'admin@example.com' });
    await table();
    await page.user.selectOptions(screen.getByLabelText('Rows per page'), '25');
    expect((await screen.findAllByText(/^1–25 of/))[0]).toBeVisible();
  });

  it('announces that nothing was found and allows another search at once', async () => {
    const page = await openPage('/admintool96?query=riv3rs&pageLimit=25', {
      as: 'admin@example.com',
    });
    const announcement = await found('1 calendar found');
    const field = screen.getByLabelText('Search for');
    await page.user.type(field, 'zzz{Enter}');
    await waitFor(() => expect(announcement).toHaveTextContent('0 calendars found'));
    expect(screen.getByText('No calendar found')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(await table()).toBeVisible();
    expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(window.location.search).toBe('?pageLimit=25'));
  });

  it('announces the number of rows, with or without a base path', async () => {
    const page = await openPage('/admintool96', { as: 'admin@example.com', basePath: '/kalender' });
    const announcement = await found(/^5,0\d\d calendars found$/);
    const slow = 'Searching…';
    const seen: string[] = [];
    new MutationObserver(() => seen.push(announcement.textContent ?? '')).observe(announcement, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await page.user.type(screen.getByLabelText('Search for'), 'riv3rs{Enter}');
    await waitFor(() => expect(announcement).toHaveTextContent('1 calendar found'));
    expect(seen).toContain(slow);
  });

  it('is not busy while another page loads', async () => {
    const page = await openPage('/admintool96', { as: 'admin@example.com' });
    const announcement = await found(/calendars found$/);
    const answer = fetch;
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', (request: Request) => promise.then(() => answer(request)));
    const left = page.router.navigate('/user/dashboard');
    await waitFor(() => expect(page.router.state.navigation.state).toBe('loading'));
    expect(announcement).not.toHaveTextContent('Searching');
    resolve();
    await act(() => left);
  });

  it.each([
    ['!internal-error', 'Something went wrong', 'internal_error'],
    ['!server-error', 'Unexpected server error', 'unexpected_server_error'],
    ['!cut', 'Unexpected connection error', 'unexpected_connection_error'],
    ['!not-json', 'Unexpected connection error', 'unexpected_connection_error'],
  ])('shows the error and its id for %s', async (query, title, id) => {
    await openPage(`/admintool96?query=${encodeURIComponent(query)}`, { as: 'admin@example.com' });
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.getByText(id)).toBeVisible();
    expect(screen.getByLabelText('Search for')).toHaveValue(query);
  });

  it('sends the user to the login if the session has expired', async () => {
    const page = await openPage('/admintool96?query=!login-required', { as: 'admin@example.com' });
    const dialog = await screen.findByRole('dialog', { name: 'Please log in again' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Please log in again' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(page.loadedPages).toEqual([
      '/login?_target_path=%2Fadmintool96%3Fquery%3D%21login-required',
    ]);
  });
});
