import type { createStore } from 'jotai';
import { type MiddlewareFunction, redirect, replace } from 'react-router-dom';
import { type Page, pathParameters } from '#generated/app/pages.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { replacePageAtom } from '#src/session/page-load.ts';
import { hasRole, isStaff } from '#src/session/roles.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { isFramed } from '#src/util/framed.ts';
import { pathBelowBase } from '#src/util/path-below-base.ts';
import { paths } from '#src/util/paths.ts';
import { safeTargetPath } from '#src/util/target-path.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Leads visitors to the login page, and back here after it. Runs before any loader of the pages below. The server lets
 * nobody frame an account page, but a calendar, from which the client goes on by itself: inside a frame the login page
 * opens the wanted one in a tab of its own.
 */
export function requireUser(store: Store): MiddlewareFunction {
  return ({ request }) => {
    if (store.get(currentUserAtom) && !isFramed()) return;
    throw redirect(
      paths.login({ _target_path: pathBelowBase(store.get(settingsAtom).baseUrl, request.url) }),
    );
  };
}

/** A load may be stopped or fail: from then on the page that was wanted is shown without one. */
const longestLoadMs = 10_000;

/**
 * Leads users past the pages that are for visitors, by a full load and in their place: the target may be a calendar, whose
 * settings only its own hosting page has, and going back must not end here. Inside a frame these pages open a tab.
 */
export function forVisitors(store: Store): MiddlewareFunction {
  return async ({ request }) => {
    if (!store.get(currentUserAtom) || isFramed()) return;
    const wanted = safeTargetPath(new URL(request.url).searchParams.get('_target_path'));
    const target = wanted ?? paths.dashboard();
    store.set(replacePageAtom, target);
    await new Promise((resolve) => setTimeout(resolve, longestLoadMs));
    throw replace(target);
  };
}

/** Refuses everybody but staff with the "not allowed" page. */
function requireStaff(store: Store): MiddlewareFunction {
  return () => {
    if (!isStaff(store.get(currentUserAtom))) throw new Response(null, { status: 403 });
  };
}

/** Refuses everybody but admins with the "not allowed" page. */
function requireAdmin(store: Store): MiddlewareFunction {
  return () => {
    if (!hasRole(store.get(currentUserAtom), 'ROLE_ADMIN'))
      throw new Response(null, { status: 403 });
  };
}

/** Shows the not-found page where a part of the address cannot be what it stands for. */
export const requireParameters: MiddlewareFunction = ({ params }) => {
  for (const [name, pattern] of Object.entries(pathParameters)) {
    const value = params[name];
    if (value !== undefined && !pattern.test(value)) throw new Response(null, { status: 404 });
  }
};

/** Who may open a page, by the words of the contract. */
export function createGuards(store: Store): Record<Page['access'], MiddlewareFunction[]> {
  const user = requireUser(store);
  return {
    anyone: [],
    visitors: [forVisitors(store)],
    user: [user],
    staff: [user, requireStaff(store)],
    admin: [user, requireAdmin(store)],
  };
}
