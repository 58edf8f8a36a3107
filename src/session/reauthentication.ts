import { atom, type createStore } from 'jotai';
import type { LoginRequiredError } from '#src/api/errors.ts';
import type { Reauthenticate } from '#src/api/fetcher.ts';

/** A login that calls are waiting for. */
export interface WantedLogin {
  /** Why the first of them failed. */
  reason: LoginRequiredError;
  /** Ends the waiting of all: they are repeated after a login, and fail without. */
  finish: (loggedIn: boolean) => void;
}

/** The login that the page asks for; at most one, however many calls wait for it. */
export const wantedLoginAtom = atom<WantedLogin | null>(null);

const areLoginsRefusedAtom = atom(false);

/** Ends all asking for a login, once there is no dialog that could: from now on calls fail without one. */
export const refuseLoginsAtom = atom(null, (get, set) => {
  set(areLoginsRefusedAtom, true);
  get(wantedLoginAtom)?.finish(false);
});

/** Makes the function that the API asks for a missing login: one dialog serves all calls that lack it meanwhile. */
export function createReauthenticate(store: ReturnType<typeof createStore>): Reauthenticate {
  const waiting = new Set<(loggedIn: boolean) => void>();
  let lastLogin = Number.NEGATIVE_INFINITY;

  const finish = (loggedIn: boolean) => {
    if (loggedIn) lastLogin = performance.now();
    store.set(wantedLoginAtom, null);
    for (const resolve of waiting) resolve(loggedIn);
    waiting.clear();
  };

  return (reason, { sentAt, signal }) => {
    if (signal?.aborted || store.get(areLoginsRefusedAtom)) return Promise.resolve(false);
    // Refused before the login that another call asked for: it has what it lacked by now.
    if (sentAt < lastLogin) return Promise.resolve(true);
    return new Promise((resolve) => {
      waiting.add(resolve);
      if (waiting.size === 1) store.set(wantedLoginAtom, { reason, finish });
      const leave = () => {
        resolve(false);
        // Nobody is waiting any more, so that there is nothing to log in for.
        if (waiting.delete(resolve) && waiting.size === 0) finish(false);
      };
      signal?.addEventListener('abort', leave, { once: true });
    });
  };
}
