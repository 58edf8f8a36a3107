import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

type Page = Awaited<ReturnType<typeof openPage>>;

async function fillIn(page: Page, email: string, password = 'calendar'): Promise<void> {
  await page.user.type(await screen.findByLabelText('Email address'), email);
  await page.user.type(screen.getByLabelText('Password'), password);
}

async function logIn(page: Page, email: string, password?: string): Promise<void> {
  await fillIn(page, email, password);
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the login page', () => {
  it('leads to the dashboard by a full page load', async () => {
    const page = await openPage('/login');
    await logIn(page, 'owner@example.com');
    await waitFor(() => expect(page.loadedPages).toEqual(['/user/dashboard']));
  });

  it('leads on again when going back brings it up as it was left, locked', async () => {
    const page = await openPage('/login');
    await logIn(page, 'owner@example.com');
    await waitFor(() => expect(page.loadedPages).toHaveLength(1));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(page.loadedPages).toEqual(['/user/dashboard', '/user/dashboard']);
  });

  it('leads to the target path below the base', async () => {
    const page = await openPage('/login?_target_path=%2Fc%2Friv3rs%3Fview%3Dweek', {
      basePath: '/kalender',
    });
    await logIn(page, 'owner@example.com');
    await waitFor(() => expect(page.loadedPages).toEqual(['/kalender/c/riv3rs?view=week']));
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)'])(
    'never follows the target path %s',
    async (target) => {
      const page = await openPage(`/login?_target_path=${encodeURIComponent(target)}`);
      await logIn(page, 'owner@example.com');
      await waitFor(() => expect(page.loadedPages).toEqual(['/user/dashboard']));
    },
  );

  it('says so when the password is wrong, and keeps what was typed', async () => {
    const page = await openPage('/login');
    await logIn(page, 'owner@example.com', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The email address or the password is not correct.',
    );
    expect(screen.getByLabelText('Email address')).toHaveValue('owner@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(page.loadedPages).toEqual([]);
  });

  it('says at the fields what is missing, and sends nothing', async () => {
    const page = await openPage('/login');
    await page.user.type(await screen.findByLabelText('Password'), 'calendar');
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    const email = screen.getByLabelText('Email address');
    expect(email).toHaveAccessibleDescription('Please fill in this field.');
    expect(email).toHaveFocus();
    await page.user.type(email, 'owner');
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(page.loadedPages).toEqual([]);
  });

  it('takes nobody away who has left it meanwhile', async () => {
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
    expect(page.loadedPages).toEqual([]);
  });

  it('leads who is logged in already to the dashboard', async () => {
    await openPage('/login', { as: 'owner@example.com' });
    expect(await screen.findByRole('heading', { name: 'Your calendars' })).toBeVisible();
  });

  it('keeps the target path on the way to the registration', async () => {
    await openPage('/login?_target_path=%2Fc%2Friv3rs');
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?_target_path=%2Fc%2Friv3rs',
    );
  });

  it('shows the password when asked', async () => {
    const page = await openPage('/login');
    await page.user.type(await screen.findByLabelText('Password'), 'secret');
    await page.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await page.user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('explains what staying logged in means', async () => {
    await openPage('/login');
    const help = await screen.findByRole('link', { name: 'What does this mean?' });
    expect(help).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/help\.calendar\.example/),
    );
    expect(screen.getByRole('checkbox', { name: 'Stay logged in' })).not.toBeChecked();
  });

  it.each([
    ['server-error@example.com', 'Unexpected server error', 'Apologies for the trouble'],
    ['cut@example.com', 'Unexpected connection error', 'the Shared Calendar website can not be'],
    ['not-json@example.com', 'Unexpected connection error', 'you may be offline'],
    ['broken-json@example.com', 'Unexpected connection error', 'you may be offline'],
  ])('tells %s what went wrong, and lets them try again', async (email, title, message) => {
    const page = await openPage('/login');
    await logIn(page, email);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });
});

describe('two-factor authentication', () => {
  it('asks for the code and logs in with it', async () => {
    const page = await openPage('/login');
    await logIn(page, 'two-factor@example.com');
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    await page.user.type(code, '123 456');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(page.loadedPages).toEqual(['/user/dashboard']));
  });

  it('says at the field that a code is wrong', async () => {
    const page = await openPage('/login');
    await logIn(page, 'two-factor@example.com');
    await page.user.type(await screen.findByLabelText('Code'), '000000');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/not correct/),
    );
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  it('goes back to the password, with the address kept', async () => {
    const page = await openPage('/login');
    await logIn(page, 'two-factor@example.com');
    await page.user.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText('Email address')).toHaveValue('two-factor@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});
