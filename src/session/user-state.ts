import type { createStore } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { isFramed } from '#src/util/framed.ts';
import { parsedRecord } from '#src/util/parsed-record.ts';
import { pathBelowBase } from '#src/util/path-below-base.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import { currentUserAtom } from './current-user.ts';
import { loadPageAtom, reloadPageAtom } from './page-load.ts';

/** The storage key by which tabs share who is logged in (product specification, sections 4 and 9). */
export const userStateKey = 'user-state';

interface UserState {
  /** Absent if no one is logged in. */
  userId: number | null;
  /** The page that other tabs open when the user changes; without it, they reload, such as during an impersonation. */
  targetPath: string | null;
}

/** The storage key for the user that this tab last followed, and when. */
const followedKey = 'user-state-followed';
/** Milliseconds during which the tab does not follow the same user again if the server disagreed. */
const brakeMs = 30_000;

const loggedOut: UserState = { userId: null, targetPath: null };

/**
 * Tells the other tabs that a user is logged in, before a page of that user starts: it may never start, for example
 * because the user stays on the old one to save something.
 */
export function publishUser(userId: number, targetPath: string | null = null): void {
  if (readState(readStorage(userStateKey))?.userId === userId) return;
  writeStorage(userStateKey, JSON.stringify({ userId, targetPath } satisfies UserState));
}

/**
 * Publishes who is logged in to other tabs, and follows them when that changes. Returns a function that stops this.
 * @param onChange is called before the page is left, with the user who is logged in now, if any.
 */
export function followOtherTabs(
  store: ReturnType<typeof createStore>,
  onChange: (userId: number | null) => void = () => {},
): () => void {
  const own = store.get(currentUserAtom)?.id ?? null;
  const { baseUrl, impersonated } = store.get(settingsAtom);
  const shownPath = () => pathBelowBase(baseUrl, window.location.href);
  // After a logout, each tab shows its own page as a visitor sees it. Never return to pages whose address may contain a
  // secret.
  const before = readState(readStorage(userStateKey));
  // When an impersonation begins and ends, the other tabs of staff keep their pages.
  const keepsPages =
    impersonated || (before?.userId != null && before.userId !== own && before.targetPath === null);
  const targetPath = own === null || keepsPages ? null : (safeTargetPath(shownPath()) ?? null);
  writeStorage(userStateKey, JSON.stringify({ userId: own, targetPath } satisfies UserState));
  const isKept = readStorage(userStateKey) !== 'null';
  // The tabs agree again, or this tab shows the user it followed, so reset the limit.
  if (before?.userId === own || String(own) in readFollowed()) writeFollowed({});

  const follow = (text: string | null) => {
    const publishedState = readState(text);
    if (!publishedState || publishedState.userId === own || isBraked(publishedState.userId)) return;
    noteFollowed(publishedState.userId);
    onChange(publishedState.userId);
    const target = safeTargetPath(publishedState.targetPath);
    // Navigating to an address that differs only in its fragment would load nothing. Also, this page may be framed by a
    // customer's page, in which the other tab's target may not be shown.
    if (!target || target.split('#')[0] === shownPath() || isFramed()) store.set(reloadPageAtom);
    else store.set(loadPageAtom, target);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === userStateKey || key === null) follow(newValue);
  };
  // A page restored from the back/forward cache has missed all events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const text = readStorage(userStateKey);
    follow(text === 'null' && isKept ? null : text);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/**
 * Returns whether this tab recently followed a user and came up as someone else. Otherwise, two tabs that get different users
 * from the server, such as from a cached page, would reload each other forever.
 */
function isBraked(userId: number | null): boolean {
  const last = readFollowed()[String(userId)];
  return typeof last === 'number' && Math.abs(Date.now() - last) < brakeMs;
}

function noteFollowed(userId: number | null): void {
  writeFollowed({ ...readFollowed(), [String(userId)]: Date.now() });
}

function readFollowed(): Record<string, unknown> {
  return parsedRecord(readStorage(followedKey, 'sessionStorage')) ?? {};
}

function writeFollowed(followedUsers: Record<string, unknown>): void {
  writeStorage(followedKey, JSON.stringify(followedUsers), 'sessionStorage');
}

/** Reads what a tab published. A removed key means a logout; unreadable data means nothing. */
function readState(text: string | null): UserState | undefined {
  if (text === null) return loggedOut;
  const { userId, targetPath } = parsedRecord(text) ?? {};
  if (userId !== null && typeof userId !== 'number') return undefined;
  return { userId, targetPath: typeof targetPath === 'string' ? targetPath : null };
}
