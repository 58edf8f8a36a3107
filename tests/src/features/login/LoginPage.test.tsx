import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInFrame } from '#tests/setup/frame.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { fillIn, holdCalls, logIn } from './login-form.ts';

afterEach(() => vi.useRealTimers());

describe('the login page', () => {
  it('replaces itself with the dashboard by a full page load', async () => {
    const page = await openPage('/login');
    await logIn(page, 'owner@example.com');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
    expect(page.loadedPages).toEqual([]);
  });

  it('tells the other tabs who is logged in before the next page has started', async () => {
    const page = await openPage('/login?_target_path=/user/avatar');
    await logIn(page, 'owner@example.com');
    await waitFor(() =>
      expect([localStorage.getItem('user-state'), page.replacedBy]).toEqual([
        '{"userId":1,"targetPath":"/user/avatar"}',
        ['/user/avatar'],
      ]),
    );
  });

  it('says in the page’s language when to try again after too many attempts, and waits', async () => {
    const page = await openPage('/login', { controls: { settings: { language: 'de' } } });
    await page.user.type(
      await screen.findByLabelText('E-Mail-Adresse'),
      'too-many-requests@example.com',
    );
    await page.user.type(screen.getByLabelText('Passwort'), 'calendar');
    await page.user.click(screen.getByRole('button', { name: 'Anmelden' }));
    // A second may have passed since the answer.
    const notice = await screen.findByRole('timer');
    expect(notice).toHaveTextContent(
      /^Bitte versuchen Sie es in (60|[1-5]?\d) Sekunden? noch einmal\.$/,
    );
    expect(screen.getByRole('button', { name: 'Anmelden' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByText('Zu viele Versuche')).toBeVisible();
    expect(screen.getAllByText(/Sekunde/)).toEqual([notice]);
    expect(page.calls.filter((one) => one === 'POST /login')).toHaveLength(1);
  });

  it('redirects again if it is restored, locked, when going back', async () => {
    const page = await openPage('/login');
    await logIn(page, 'owner@example.com');
    await waitFor(() => expect(page.replacedBy).toHaveLength(1));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(page.replacedBy).toEqual(['/user/dashboard', '/user/dashboard']);
  });

  it('is enabled again if it is still open 10 seconds after the login', async () => {
    const page = await openPage('/login');
    await fillIn(page, 'owner@example.com');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    act(() => screen.getByRole('button', { name: 'Log in' }).click());
    await waitFor(() => expect(page.replacedBy).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Log in' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(button).toHaveAttribute('aria-busy', 'false');
  });

  it('redirects to the target path below the base path', async () => {
    const page = await openPage('/login?_target_path=%2Fc%2Friv3rs%3Fview%3Dweek', {
      basePath: '/kalender',
    });
    await logIn(page, 'owner@example.com');
    await waitFor(() => expect(page.replacedBy).toEqual(['/kalender/c/riv3rs?view=week']));
  });

  it.each([
    ...['https://evil.example', '//evil.example', 'javascript:alert(1)'],
    // A link must not be able to choose this for the user who logs in.
    '/admintool96/api/101/restore-calendar/2',
  ])('never follows the target path %s', async (target) => {
    const page = await openPage(`/login?_target_path=${encodeURIComponent(target)}`);
    await logIn(page, 'admin@example.com');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it('ignores a target path that is too long for the contract, and redirects to the dashboard', async () => {
    const page = await openPage(`/login?_target_path=/c/riv3rs?${'x'.repeat(2_000)}`);
    await logIn(page, 'owner@example.com');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it('shows that the password is wrong and keeps what was typed', async () => {
    const page = await openPage('/login');
    await logIn(page, 'owner@example.com', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The email address or the password is not correct.',
    );
    expect(screen.getByLabelText('Email address')).toHaveValue('owner@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(page.replacedBy).toEqual([]);
  });

  it('focuses a wrong password so that typing replaces it', async () => {
    const page = await openPage('/login');
    await logIn(page, 'owner@example.com', 'wrong');
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await page.user.keyboard('calendar{Enter}');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it('shows missing values at their fields and sends nothing', async () => {
    const page = await openPage('/login');
    await page.user.type(await screen.findByLabelText('Password'), 'calendar');
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    const email = screen.getByLabelText('Email address');
    expect(email).toHaveAccessibleDescription('Please fill in this field.');
    await waitFor(() => expect(email).toHaveFocus());
    await page.user.type(email, 'owner');
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(page.replacedBy).toEqual([]);
  });

  it('does not redirect a user who has left it', async () => {
    const page = await openPage('/login');
    const held = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const answer = fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      await held.promise;
      return answer(request).finally(answered.resolve);
    });
    await logIn(page, 'owner@example.com');
    await page.user.click(screen.getByRole('link', { name: 'Create an account' }));
    await screen.findByLabelText('Your name');
    held.resolve();
    await act(() => answered.promise);
    expect(page.replacedBy).toEqual([]);
  });

  it('redirects logged-in users to the dashboard', async () => {
    const page = await openPage('/login', { as: 'owner@example.com' });
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('shows the dashboard itself if its load was stopped', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const page = await openPage('/login', { as: 'owner@example.com' });
    await waitFor(() => expect(page.replacedBy).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole('heading', { name: 'Your calendars' })).toBeVisible();
  });

  it('passes the target path to the registration', async () => {
    await openPage('/login?_target_path=%2Fc%2Friv3rs');
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?_target_path=%2Fc%2Friv3rs',
    );
  });

  it('shows the password on request', async () => {
    const page = await openPage('/login');
    await page.user.type(await screen.findByLabelText('Password'), 'secret');
    await page.user.click(screen.getByRole('button', { name: 'Show “Password”' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await page.user.click(screen.getByRole('button', { name: 'Hide “Password”' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('explains what staying logged in means', async () => {
    await openPage('/login');
    const help = await screen.findByRole('link', { name: 'What does this mean?' });
    expect(help).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/help\.calendar\.example/),
    );
    expect(help).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('checkbox', { name: 'Stay logged in' })).not.toBeChecked();
  });

  it.each([true, false])(
    'sends the choice to stay logged in only if it is checked: %s',
    async (ticked) => {
      const page = await openPage('/login');
      await fillIn(page, 'owner@example.com');
      const { bodies } = holdCalls();
      if (ticked) await page.user.click(screen.getByRole('checkbox', { name: 'Stay logged in' }));
      await page.user.click(screen.getByRole('button', { name: 'Log in' }));
      await waitFor(() =>
        expect(bodies).toEqual([expect.objectContaining({ stay_logged_in: ticked })]),
      );
    },
  );

  it('disables its submit button on submit and blocks a second one', async () => {
    const page = await openPage('/login');
    await fillIn(page, 'owner@example.com');
    const { bodies, release } = holdCalls();
    const button = screen.getByRole('button', { name: 'Log in' });
    await page.user.dblClick(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).toHaveFocus());
    await page.user.type(screen.getByLabelText('Password'), '{Enter}');
    release();
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
    expect(bodies).toHaveLength(1);
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('enables its submit button again after an error', async () => {
    const page = await openPage('/login');
    await logIn(page, 'owner@example.com', 'wrong');
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await page.user.clear(screen.getByLabelText('Password'));
    await page.user.type(screen.getByLabelText('Password'), 'calendar{Enter}');
    await waitFor(() => expect(page.replacedBy).toEqual(['/user/dashboard']));
  });

  it('passes the typed address to the page for forgotten passwords', async () => {
    const page = await openPage('/login');
    await page.user.type(await screen.findByLabelText('Email address'), 'nina@example.com');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/password/forgot?email=nina%40example.com',
    );
  });

  it('passes the typed address to the registration', async () => {
    const page = await openPage('/login?_target_path=%2Fc%2Friv3rs');
    await page.user.type(await screen.findByLabelText('Email address'), 'nina+new@example.com');
    await page.user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(await screen.findByLabelText('Your name')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('nina+new@example.com');
    await waitFor(() => expect(window.location.search).toContain('_target_path=%2Fc%2Friv3rs'));
  });

  it('starts in the first empty field', async () => {
    await openPage('/login');
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
  });

  it('does not move the focus if it is already set', async () => {
    await openPage('/login');
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    act(() => skip.focus());
    await screen.findByLabelText('Email address');
    await waitFor(() => expect(skip).toHaveFocus());
  });

  it('still opens a new tab inside a frame after a login there', async () => {
    showInFrame();
    await openPage('/login', { as: 'owner@example.com' });
    expect(await screen.findByRole('link', { name: 'Open in a new tab' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  });

  it('shows a button that opens the page in a new tab inside a frame', async () => {
    showInFrame();
    await openPage('/login?email=owner%40example.com&_target_path=%2Fc%2Friv3rs&source=mail');
    const button = await screen.findByRole('link', { name: 'Open in a new tab' });
    expect(button).toHaveAttribute('target', '_blank');
    expect(button).toHaveAttribute(
      'href',
      '/login?email=owner%40example.com&_target_path=%2Fc%2Friv3rs&source=mail',
    );
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it.each([
    ['server-error@example.com', 'Unexpected server error', 'Apologies for the trouble'],
    ['cut@example.com', 'Unexpected connection error', 'the Shared Calendar website can not be'],
    ['not-json@example.com', 'Unexpected connection error', 'you may be offline'],
    ['broken-json@example.com', 'Unexpected connection error', 'you may be offline'],
  ])('explains the error to %s and allows another try', async (email, title, message) => {
    const page = await openPage('/login');
    await logIn(page, email);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });
});
