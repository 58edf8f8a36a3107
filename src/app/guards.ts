import type { createStore } from 'jotai';
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  redirect,
  replace,
} from 'react-router-dom';
import { type Page, pathParameters } from '#generated/app/pages.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { loadPageAtom, replacePageAtom } from '#src/session/page-load.ts';
import { hasRole, isStaff, type User } from '#src/session/roles.ts';
import { userContext } from '#src/session/user-context.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { calendarRoot } from '#src/util/calendar-root.ts';
import { isFramed } from '#src/util/framed.ts';
import { pathBelowBase } from '#src/util/path-below-base.ts';
import { paths } from '#src/util/paths.ts';
import { safeTargetPath } from '#src/util/target-path.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Sends visitors to the login page, and back afterwards. Runs before any loader below it. Account pages cannot be
 * framed, but calendars can, and the client navigates on from there: inside a frame, the login page opens the target in
 * a new tab.
 */
export function requireUser(store: Store): MiddlewareFunction {
  return ({ request, context }) => {
    const user = store.get(currentUserAtom);
    if (user && !isFramed()) {
      context.set(userContext, user);
      return;
    }
    throw redirect(
      paths.login({ _target_path: pathBelowBase(store.get(settingsAtom).baseUrl, request.url) }),
    );
  };
}

/** A page load may be stopped or fail, so the requested page is shown after this time. */
const longestLoadMs = 10_000;

/**
 * Sends logged-in users past the visitors' pages with a full load that replaces the history entry: the target may be a
 * calendar, whose settings come only with its own hosting page, and going back must not return here. Inside a frame,
 * these pages open a tab instead.
 */
export function forVisitors(store: Store): MiddlewareFunction {
  return async ({ request }) => {
    if (!store.get(currentUserAtom) || isFramed()) return;
    const targetPath = safeTargetPath(new URL(request.url).searchParams.get('_target_path'));
    const target = targetPath ?? paths.dashboard();
    store.set(replacePageAtom, target);
    await new Promise((resolve) => setTimeout(resolve, longestLoadMs));
    throw replace(target);
  };
}

/**
 * Loads a calendar's hosting page unless this page was loaded for that calendar: only its own hosting page has its settings.
 * Settings without a calendar mean that the server knows none at this address.
 */
export function requireCalendarSettings(store: Store): MiddlewareFunction {
  // Prerendering creates the routes too, without a browser.
  const loadedAddress = globalThis.location?.href;
  return async ({ request }) => {
    const { appKey, appIdentifier, baseUrl } = store.get(settingsAtom);
    const path = pathBelowBase(baseUrl, request.url);
    if (calendarRoot(path) !== calendarRoot(pathBelowBase(baseUrl, loadedAddress))) {
      store.set(loadPageAtom, path);
      await new Promise((resolve) => setTimeout(resolve, longestLoadMs));
    } else if (appKey === null && appIdentifier === null) throw new Response(null, { status: 404 });
  };
}

/** Returns whether a user may open pages of the contract's `access`; visitors are null. */
export function mayOpen(access: Page['access'], user: User | null): boolean {
  switch (access) {
    case 'user':
      return user !== null;
    case 'staff':
      return isStaff(user);
    case 'admin':
      return hasRole(user, 'ROLE_ADMIN');
    default:
      return true;
  }
}

/** Shows the "not allowed" page to everyone who may not open it. */
function requireAccess(store: Store, access: Page['access']): MiddlewareFunction {
  return () => {
    if (!mayOpen(access, store.get(currentUserAtom))) throw new Response(null, { status: 403 });
  };
}

/** Shows the not-found page to everyone but staff, like any address without a page. */
export function hideFromOthers(store: Store): MiddlewareFunction {
  return () => {
    if (!isStaff(store.get(currentUserAtom))) throw new Response(null, { status: 404 });
  };
}

/**
 * Shows the not-found page if a path parameter is malformed. The page's loader calls it, so that the page can show that
 * in its own way, and after the guards, so that users without access learn nothing.
 */
export function requireParameters({ params }: Pick<LoaderFunctionArgs, 'params'>): void {
  for (const [name, pattern] of Object.entries(pathParameters)) {
    const value = params[name];
    if (value !== undefined && !pattern.test(value)) throw new Response(null, { status: 404 });
  }
}

/** Guards by the contract's `access`. */
export function createGuards(store: Store): Record<Page['access'], MiddlewareFunction[]> {
  const user = requireUser(store);
  return {
    anyone: [],
    visitors: [forVisitors(store)],
    user: [user],
    staff: [user, requireAccess(store, 'staff')],
    admin: [user, requireAccess(store, 'admin')],
  };
}
