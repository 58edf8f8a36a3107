import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listCalendars } from '#generated/app/calendars/fetchers.ts';
import { cancellation, installPasskeys } from '#tests/setup/browser-passkeys.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { logIn, openPage } from '#tests/setup/open-page.tsx';

type Passkeys = ReturnType<typeof installPasskeys>;

/** Makes a passkey of the account that is logged in, without a page. */
async function addPasskey({ authenticator }: Passkeys) {
  const send = async (path: string, body: object) => {
    const response = await fetch(window.location.origin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const proof = { current_password: 'calendar', code: '123456' };
  const options = await send('/user/passkeys/options', proof);
  await send('/user/passkeys', { credential: authenticator.create(options) });
}

/** The login page, in a browser with a passkey of an account. */
async function openLogin(address = '/login', account = 'owner@example.com') {
  const passkeys = installPasskeys();
  const page = await openPage(address);
  await logIn(account);
  await addPasskey(passkeys);
  await control('session', { as: null });
  const button = await screen.findByRole('button', { name: 'Log in with a passkey' });
  await waitFor(() => expect(passkeys.isOffered()).toBe(true));
  return { ...page, passkeys, button };
}

describe('the login page', () => {
  it('has no passkeys in a browser without them', async () => {
    const { calls } = await openPage('/login');
    await screen.findByRole('button', { name: 'Log in' });
    // The part has been there for as long as its button would be.
    await import('#src/features/login/passkey/PasskeyLogin.tsx');
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
    expect(calls).not.toContain('POST /login/passkey/options');
  });

  it('lets browsers offer passkeys in the address field', async () => {
    const { passkeys, replacedBy } = await openLogin();
    expect(screen.getByLabelText('Email address')).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    passkeys.chooseOffered();
    await waitFor(() => expect(replacedBy).toEqual(['/user/dashboard']));
  });

  it('logs in with a passkey at the press of a button, without a code', async () => {
    const { user, button, replacedBy } = await openLogin('/login', 'two-factor@example.com');
    await user.click(button);
    await waitFor(() => expect(replacedBy).toEqual(['/user/dashboard']));
  });

  it('returns to the target path', async () => {
    const { user, button, replacedBy } = await openLogin('/login?_target_path=%2Fc%2Friv3rs');
    await user.click(button);
    await waitFor(() => expect(replacedBy).toEqual(['/c/riv3rs']));
  });

  it('stays logged in, if wanted', async () => {
    const { user, button, replacedBy } = await openLogin();
    const sent: unknown[] = [];
    const answer = globalThis.fetch;
    globalThis.fetch = async (...args) => {
      const [input] = args;
      if (input instanceof Request && input.url.endsWith('/login/passkey')) {
        sent.push(await input.clone().json());
      }
      return answer(...args);
    };
    await user.click(screen.getByLabelText('Stay logged in'));
    await user.click(button);
    await waitFor(() => expect(replacedBy).toHaveLength(1));
    expect(sent).toMatchObject([{ stay_logged_in: true }]);
  });

  it('says that no passkey was used after a cancellation, and offers them again', async () => {
    const { user, button, passkeys, replacedBy } = await openLogin();
    passkeys.dialog.answer = cancellation;
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used');
    await waitFor(() => expect(passkeys.isOffered()).toBe(true));
    passkeys.chooseOffered();
    await waitFor(() => expect(replacedBy).toEqual(['/user/dashboard']));
  });

  it('shows the server’s reason, and keeps the form', async () => {
    const { user, button } = await openLogin();
    await user.type(screen.getByLabelText('Email address'), 'owner@example.com');
    await answerNext('logInWithPasskey', 401, 'passkey_refused');
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Passkey not accepted');
    expect(screen.getByLabelText('Email address')).toHaveValue('owner@example.com');
  });

  it('is silent if passkeys cannot be offered', async () => {
    const passkeys = installPasskeys();
    const { calls } = await openPage('/login', {
      controls: { next: { operation: 'startPasskeyLogin', code: 500 } },
    });
    await screen.findByRole('button', { name: 'Log in with a passkey' });
    await waitFor(() => expect(calls).toContain('POST /login/passkey/options'));
    expect(passkeys.isOffered()).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the dialog over a page whose session has ended', () => {
  async function openEnded() {
    const passkeys = installPasskeys();
    const page = await openPage('/user/dashboard', { as: 'owner@example.com' });
    await addPasskey(passkeys);
    await screen.findByRole('heading', { name: 'Your calendars' });
    return { ...page, passkeys };
  }

  /** Makes a call without a session, and returns its result. */
  function callWithoutSession() {
    let answer: ReturnType<typeof listCalendars> | undefined;
    act(() => {
      answer = listCalendars();
    });
    return { answer, dialog: screen.findByRole('dialog', { name: 'Please log in again' }) };
  }

  it('takes a passkey, too, and repeats the call', async () => {
    const { user, calls } = await openEnded();
    await control('session', { as: null });
    const { answer, dialog } = callWithoutSession();
    const button = { name: 'Log in with a passkey' };
    await user.click(within(await dialog).getByRole('button', button));
    expect(await answer).toMatchObject({ results: expect.any(Array) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const login = calls.findLastIndex((call) => call.startsWith('POST '));
    expect(calls.slice(login)).toContain('GET /user/calendars');
  });

  it('reloads the page if the passkey is another user’s', async () => {
    const { user, passkeys, loadedPages } = await openEnded();
    await logIn('member@example.com');
    await addPasskey(passkeys);
    await control('session', { as: null });
    const { dialog } = callWithoutSession();
    const button = { name: 'Log in with a passkey' };
    await user.click(within(await dialog).getByRole('button', button));
    await waitFor(() => expect(loadedPages).toEqual(['reload']));
  });
});
