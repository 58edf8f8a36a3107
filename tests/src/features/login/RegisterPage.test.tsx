import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { showInFrame } from '#tests/setup/frame.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

/** The link in the latest mail. */
async function latestLink(): Promise<string> {
  const { mails } = await (await fetch('/__mock__/mails')).json();
  return mails[0].link;
}

async function register(page: Awaited<ReturnType<typeof openPage>>, email: string): Promise<void> {
  await page.user.type(await screen.findByLabelText('Your name'), 'Nina Newcomer');
  await page.user.type(screen.getByLabelText('Email address'), email);
  await page.user.type(screen.getByLabelText('Password'), 'three quiet rivers');
  await page.user.click(screen.getByRole('button', { name: 'Create an account' }));
}

describe('the registration page', () => {
  it('says that a link was sent, and what works until it is followed', async () => {
    const page = await openPage('/register');
    await register(page, 'nina@example.com');
    const title = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText(/^We sent a link to nina@example.com\./)).toBeVisible();
    expect(
      screen.getByText(/^Until then, you cannot log in; calendars that you open by a link work/),
    ).toBeVisible();
    expect(page.replacedBy).toEqual([]);
  });

  it('says the same for an address that has an account', async () => {
    const page = await openPage('/register');
    await register(page, 'owner@example.com');
    expect(await screen.findByText(/^We sent a link to owner@example.com\./)).toBeVisible();
  });

  it('leads through the mailed link to the login and the target path', async () => {
    const page = await openPage('/register?_target_path=%2Fc%2Friv3rs');
    await register(page, 'nina@example.com');
    await screen.findByText(/^We sent a link/);
    const link = await latestLink();
    await act(() => page.router.navigate(link));
    await page.user.click(await screen.findByRole('button', { name: 'Activate account' }));
    await page.user.click(await screen.findByRole('link', { name: 'Log in' }));
    await page.user.type(await screen.findByLabelText('Password'), 'three quiet rivers{Enter}');
    await waitFor(() => expect(page.replacedBy).toEqual(['/c/riv3rs']));
  });

  it('keeps the name for those who mistyped their address', async () => {
    const page = await openPage('/register');
    await register(page, 'nina@exmaple.com');
    await page.user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(screen.getByLabelText('Your name')).toHaveValue('Nina Newcomer');
    expect(screen.getByLabelText('Email address')).toHaveValue('nina@exmaple.com');
  });

  it('starts the account with the page’s language, formats and the browser’s time zone', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Pacific/Auckland',
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const page = await openPage('/register', {
      controls: { settings: { language: 'fr', use24hTimes: true } },
    });
    const sent = recordRequests();
    await page.user.type(await screen.findByLabelText('Votre nom'), 'Nina Newcomer');
    await page.user.type(screen.getByLabelText('Adresse e-mail'), 'nina@example.com');
    await page.user.type(screen.getByLabelText('Mot de passe'), 'three quiet rivers{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      language: 'fr',
      date_locale: 'fr',
      use_24h_times: true,
      time_zone: 'Pacific/Auckland',
    });
  });

  it('links the terms and the privacy policy, as far as they are web addresses', async () => {
    const links = { terms: 'https://calendar.example/terms', privacy: 'javascript:alert(1)' };
    const { store } = await openPage('/register');
    act(() => store.set(settingsAtom, { ...store.get(settingsAtom), links }));
    const terms = await screen.findByRole('link', { name: 'Terms of use' });
    expect(terms).toHaveAttribute('href', 'https://calendar.example/terms');
    expect(screen.queryByRole('link', { name: 'Privacy policy' })).not.toBeInTheDocument();
    const privacy = 'https://calendar.example/privacy';
    act(() => store.set(settingsAtom, { ...store.get(settingsAtom), links: { privacy } }));
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', privacy);
    expect(screen.queryByRole('link', { name: 'Terms of use' })).not.toBeInTheDocument();
  });

  it('refuses a blank name and requires eight characters', async () => {
    const page = await openPage('/register');
    await page.user.type(await screen.findByLabelText('Your name'), '   ');
    await page.user.type(screen.getByLabelText('Email address'), 'nina@example.com');
    await page.user.type(screen.getByLabelText('Password'), 'short');
    await page.user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'This password is too short. At least 8 characters',
    );
  });

  it('starts with a given address and passes it to the login', async () => {
    const page = await openPage('/register?email=nina%40example.com&_target_path=%2Fc%2Friv3rs');
    expect(await screen.findByLabelText('Email address')).toHaveValue('nina@example.com');
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
    await page.user.type(screen.getByLabelText('Email address'), '.test');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?email=nina%40example.com.test&_target_path=%2Fc%2Friv3rs',
    );
  });

  it('rates the password without enforcing it', async () => {
    const page = await openPage('/register');
    await page.user.type(await screen.findByLabelText('Your name'), 'Nina Newcomer');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAccessibleDescription('At least 8 characters');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await page.user.type(password, 'newcomer1');
    const advice = screen.getByText('Easy to guess. A few words in a row are stronger.');
    expect(advice).toHaveAttribute('aria-live', 'polite');
    await page.user.clear(password);
    await page.user.type(password, 'three quiet rivers');
    expect(screen.getByText('Strong password')).toBeVisible();
  });

  it('accepts a weak password', async () => {
    const page = await openPage('/register');
    await page.user.type(await screen.findByLabelText('Your name'), 'Nina Newcomer');
    await page.user.type(screen.getByLabelText('Email address'), 'nina@example.com');
    await page.user.type(screen.getByLabelText('Password'), 'password{Enter}');
    expect(await screen.findByText(/^We sent a link/)).toBeVisible();
  });

  it('shows a button that opens it in a new tab inside a frame', async () => {
    showInFrame();
    await openPage('/register?email=nina%40example.com');
    expect(await screen.findByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      '/register?email=nina%40example.com',
    );
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('shows an error without a field above the form', async () => {
    const page = await openPage('/register');
    await register(page, 'server-error@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected server error');
    expect(screen.getByText('unexpected_server_error')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Copy error ID' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^unexpected_server_error · POST \/register · \d{4}-\d{2}-\d{2}T[\d:.]+Z · \S+$/,
    );
  });
});
