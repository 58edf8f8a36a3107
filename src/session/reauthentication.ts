import { atom, type createStore } from 'jotai';
import type { Reauthenticate } from '#src/api/call.ts';
import type { LoginRequiredError } from '#src/api/errors.ts';

/** A login that calls are waiting for. */
export interface LoginRequest {
  /** Why the first of them failed. */
  reason: LoginRequiredError;
  /** Releases all waiting calls: they are repeated after a login and fail without one. */
  finish: (loggedIn: boolean) => void;
}

/** The requested login; at most one, however many calls wait for it. */
export const loginRequestAtom = atom<LoginRequest | null>(null);

const areLoginsRefusedAtom = atom(false);

/** Stops asking for logins, because the dialog is broken: from now on, calls fail instead. */
export const refuseLoginsAtom = atom(null, (get, set) => {
  set(areLoginsRefusedAtom, true);
  get(loginRequestAtom)?.finish(false);
});

/** Creates the function that the API uses to ask for a missing login. One dialog serves all calls that lack it. */
export function createReauthenticate(store: ReturnType<typeof createStore>): Reauthenticate {
  const waiting = new Set<(loggedIn: boolean) => void>();
  let lastLogin = Number.NEGATIVE_INFINITY;

  const finish = (loggedIn: boolean) => {
    if (loggedIn) lastLogin = performance.now();
    store.set(loginRequestAtom, null);
    for (const resolve of waiting) resolve(loggedIn);
    waiting.clear();
  };

  return (reason, { sentAt, signal }) => {
    if (signal?.aborted || store.get(areLoginsRefusedAtom)) return Promise.resolve(false);
    // Refused before a login that has happened since, so the call can be repeated.
    if (sentAt < lastLogin) return Promise.resolve(true);
    return new Promise((resolve) => {
      waiting.add(resolve);
      if (waiting.size === 1) store.set(loginRequestAtom, { reason, finish });
      const leave = () => {
        resolve(false);
        // No call is waiting anymore.
        if (waiting.delete(resolve) && waiting.size === 0) finish(false);
      };
      signal?.addEventListener('abort', leave, { once: true });
    });
  };
}
