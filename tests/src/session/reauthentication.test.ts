import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { LoginRequiredError } from '#src/api/errors.ts';
import { createReauthenticate, loginRequestAtom } from '#src/session/reauthentication.ts';

it('does not ask for a login if the call is already canceled', async () => {
  const store = createStore();
  const reason = new LoginRequiredError(
    { id: 'login_required', title: 'Log in', text: 'Log in.' },
    { url: 'http://localhost/x', body: undefined },
  );
  const call = { sentAt: performance.now(), signal: AbortSignal.abort() };
  expect(await createReauthenticate(store)(reason, call)).toBe(false);
  expect(store.get(loginRequestAtom)).toBeNull();
});
