import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getProfile } from '#generated/app/account/fetchers.ts';
import { listCalendars } from '#generated/app/calendars/fetchers.ts';
import { logIn } from '#generated/app/fetchers.ts';
import { fixture } from '#mocks/fixture.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

type Page = Awaited<ReturnType<typeof openPage>>;

const title = 'Please log in again';

/** The dashboard of a user whose session has ended since. */
async function openEnded(as = 'owner@example.com'): Promise<Page> {
  const page = await openPage('/user/dashboard', { as });
  await screen.findByRole('heading', { name: 'Your calendars' });
  await control('session', { as: null });
  return page;
}

const findDialog = () => screen.findByRole('dialog', { name: title });

async function logInThere(page: Page, password = 'calendar'): Promise<void> {
  const dialog = within(await findDialog());
  await page.user.type(dialog.getByLabelText('Password'), password);
  await page.user.click(dialog.getByRole('button', { name: 'Log in' }));
}

/** The paths of the requests sent from here on. */
function watchRequests(): string[] {
  const paths: string[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    // The browser requests news when idle, and the dialog loads its texts.
    if (!/^\/(news|v1\/internationalization\/.*)$/.test(pathname))
      paths.push(`${request.method} ${pathname}`);
    return answer(request);
  });
  return paths;
}

/** A call made outside the page, and its result. */
function start<Data>(call: () => Promise<Data>) {
  const settled = vi.fn();
  let answer: Promise<unknown> = Promise.resolve();
  act(() => {
    answer = call().then(
      (data) => settled('answered', data),
      (error) => settled('failed', error),
    );
  });
  return { settled, answer };
}

describe('a call that requires a login', () => {
  it('shows the dialog over the page and is repeated once after the login', async () => {
    const page = await openEnded();
    const requests = watchRequests();
    const call = start(() => listCalendars());
    expect(await findDialog()).toHaveAccessibleDescription(/Your session has ended/);
    await logInThere(page);
    await waitFor(() =>
      expect(call.settled).toHaveBeenCalledExactlyOnceWith('answered', {
        results: expect.any(Array),
      }),
    );
    expect(requests).toEqual(['GET /user/calendars', 'POST /login', 'GET /user/calendars']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.loadedPages).toEqual([]);
  });

  it('tells other tabs who has logged in', async () => {
    const page = await openEnded();
    localStorage.removeItem('user-state');
    const call = start(() => listCalendars());
    await logInThere(page);
    await waitFor(() => expect(call.settled).toHaveBeenCalled());
    await waitFor(() => expect(localStorage.getItem('user-state')).toMatch(/"userId":1\b/));
  });

  it('fails with its own error if the dialog is canceled', async () => {
    const page = await openEnded();
    const call = start(() => listCalendars());
    await page.user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(call.settled).toHaveBeenCalledExactlyOnceWith(
        'failed',
        expect.objectContaining({ name: 'LoginRequiredError', id: 'login_required' }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is canceled by Escape, and the focus returns', async () => {
    const page = await openEnded();
    const search = screen.getByLabelText('Search your calendars');
    await page.user.click(search);
    const call = start(() => listCalendars());
    await findDialog();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(call.settled).toHaveBeenCalledOnce());
    await waitFor(() => expect(search).toHaveFocus());
  });

  it('waits for the dialog of another call', async () => {
    const page = await openEnded();
    const first = start(() => listCalendars());
    await findDialog();
    const second = start(() => getProfile());
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await logInThere(page);
    await waitFor(() => expect(first.settled).toHaveBeenCalledWith('answered', expect.anything()));
    await waitFor(() => expect(second.settled).toHaveBeenCalledWith('answered', expect.anything()));
  });

  it('fails with the others if their dialog is canceled', async () => {
    const page = await openEnded();
    const calls = [start(() => listCalendars()), start(() => getProfile())];
    await findDialog();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await page.user.keyboard('{Escape}');
    for (const call of calls) {
      await waitFor(() => expect(call.settled).toHaveBeenCalledWith('failed', expect.anything()));
    }
  });

  it('fails if it is refused again after the login', async () => {
    const page = await openEnded();
    await control('next', { operation: 'listCalendars', code: 401 });
    await control('next', { operation: 'listCalendars', code: 401 });
    const call = start(() => listCalendars());
    await logInThere(page);
    await waitFor(() =>
      expect(call.settled).toHaveBeenCalledExactlyOnceWith(
        'failed',
        expect.objectContaining({ id: 'login_required' }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is repeated without a dialog if it is refused after the login', async () => {
    const page = await openEnded();
    const held = Promise.withResolvers<void>();
    const answer = fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await answer(request);
      if (request.url.endsWith('/user/profile') && !response.ok) await held.promise;
      return response;
    });
    const late = start(() => getProfile());
    const first = start(() => listCalendars());
    await logInThere(page);
    await waitFor(() => expect(first.settled).toHaveBeenCalledOnce());
    held.resolve();
    await waitFor(() => expect(late.settled).toHaveBeenCalledWith('answered', expect.anything()));
  });

  it('closes its dialog if it is canceled', async () => {
    await openEnded();
    const controller = new AbortController();
    const call = start(() => listCalendars({}, { signal: controller.signal }));
    await findDialog();
    act(() => controller.abort());
    await waitFor(() => expect(call.settled).toHaveBeenCalledWith('answered', undefined));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['reauth_required', 401, 'reauth_required'],
    ['two_factor_authentication_code_required', 401, 'two_factor_authentication_code_required'],
  ])('requires a recent login on %s', async (_id, code, example) => {
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await screen.findByRole('heading', { name: 'Your calendars' });
    await control('next', { operation: 'listCalendars', code, example });
    const call = start(() => listCalendars());
    const dialog = await screen.findByRole('dialog', { name: 'Please confirm your login' });
    await page.user.type(within(dialog).getByLabelText('Password'), 'calendar{Enter}');
    await waitFor(() => expect(call.settled).toHaveBeenCalledWith('answered', expect.anything()));
  });
});

describe('the dialog', () => {
  it('asks for a code if the account uses two-factor authentication', async () => {
    const page = await openEnded('two-factor@example.com');
    const call = start(() => listCalendars());
    await logInThere(page);
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await page.user.type(code, '000 000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/not correct/));
    // It replaces the refused one.
    await page.user.keyboard('123 456{Enter}');
    await waitFor(() => expect(call.settled).toHaveBeenCalledWith('answered', expect.anything()));
  });

  it('accepts a backup code instead', async () => {
    const page = await openEnded('two-factor@example.com');
    const call = start(() => listCalendars());
    await logInThere(page);
    await page.user.click(await screen.findByRole('button', { name: 'Use a backup code' }));
    await page.user.keyboard('97ht yzk7{Enter}');
    await waitFor(() => expect(call.settled).toHaveBeenCalledWith('answered', expect.anything()));
  });

  it('shows the user’s address as read-only and focuses the password', async () => {
    const page = await openEnded();
    start(() => listCalendars());
    await findDialog();
    const email = screen.getByLabelText('Email address');
    expect(email).toHaveValue('owner@example.com');
    expect(email).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await page.user.keyboard('{Enter}');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
  });

  it('is in the page’s language and loads its own texts', async () => {
    await openPage('/user/dashboard', {
      as: 'owner@example.com',
      controls: { settings: { language: 'de' } },
    });
    await screen.findByRole('heading', { name: 'Ihre Kalender' });
    await control('session', { as: null });
    start(() => listCalendars());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('checkbox', { name: 'Angemeldet bleiben' })).toBeVisible();
  });

  it('shows that a password is wrong and asks again', async () => {
    const page = await openEnded();
    const call = start(() => listCalendars());
    await logInThere(page, 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('password is not correct');
    expect(call.settled).not.toHaveBeenCalled();
    await page.user.keyboard('calendar{Enter}');
    await waitFor(() => expect(call.settled).toHaveBeenCalledWith('answered', expect.anything()));
  });

  it('reloads the page if another user has logged in, without a known address', async () => {
    const page = await openEnded();
    const settings = page.store.get(settingsAtom);
    const { email: _, ...user } = settings.user ?? fixture('User');
    act(() => page.store.set(settingsAtom, { ...settings, user }));
    const call = start(() => listCalendars());
    await findDialog();
    await page.user.type(screen.getByLabelText('Email address'), 'member@example.com');
    await logInThere(page);
    await waitFor(() => expect(page.loadedPages).toEqual(['reload']));
    expect(call.settled).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  });

  it('does not open for the login’s own calls', async () => {
    await openPage('/login');
    await screen.findByLabelText('Email address');
    const body = { email: 'two-factor@example.com', password: 'calendar', stay_logged_in: false };
    await expect(logIn({ body }, { reauthenticate: false })).rejects.toMatchObject({
      id: 'two_factor_authentication_code_required',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a page whose data require a login', () => {
  async function openAvatarThenEnd(): Promise<Page> {
    const page = await openPage('/user/avatar', { as: 'owner@example.com' });
    await screen.findByRole('heading', { level: 1, name: 'Avatar' });
    await control('session', { as: null });
    act(() => void page.router.navigate('/user/dashboard'));
    return page;
  }

  it('appears after the login', async () => {
    const page = await openAvatarThenEnd();
    await logInThere(page);
    expect(await screen.findByRole('heading', { name: 'Your calendars' })).toBeVisible();
  });

  it('asks to log in again if the dialog is canceled', async () => {
    const page = await openAvatarThenEnd();
    await page.user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(page.loadedPages).toEqual(['/login?_target_path=%2Fuser%2Fdashboard']);
  });
});
