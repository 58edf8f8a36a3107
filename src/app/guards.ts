import type { createStore } from 'jotai';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { currentUserAtom } from '#src/session/current-user.ts';
import { isStaff } from '#src/session/roles.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { paths } from '#src/util/paths.ts';
import { safeTargetPath } from '#src/util/target-path.ts';

type Store = ReturnType<typeof createStore>;

/** Leads visitors to the login page, and back here after it. Runs before any loader of the pages below. */
export function requireUser(store: Store): MiddlewareFunction {
  return ({ request }) => {
    if (store.get(currentUserAtom)) return;
    throw redirect(paths.login({ targetPath: pathBelowBase(store, request.url) }));
  };
}

/** Leads who is logged in already past the pages that lead into an account. */
export function forVisitors(store: Store): MiddlewareFunction {
  return ({ request }) => {
    if (!store.get(currentUserAtom)) return;
    const target = new URL(request.url).searchParams.get('_target_path');
    throw redirect(safeTargetPath(target) ?? paths.dashboard());
  };
}

/** Refuses everybody but staff with the "not allowed" page. */
export function requireStaff(store: Store): MiddlewareFunction {
  return () => {
    if (!isStaff(store.get(currentUserAtom))) throw new Response(null, { status: 403 });
  };
}

function pathBelowBase(store: Store, address: string): string {
  const { pathname, search } = new URL(address);
  const base = new URL(store.get(settingsAtom).baseUrl || '/', address).pathname;
  return (base === '/' ? pathname : pathname.slice(base.length) || '/') + search;
}
