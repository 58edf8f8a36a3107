import type { createStore } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { isFramed } from '#src/util/framed.ts';
import { isRecord } from '#src/util/is-record.ts';
import { pathBelowBase } from '#src/util/path-below-base.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import { currentUserAtom } from './current-user.ts';
import { loadPageAtom, reloadPageAtom } from './page-load.ts';

/** Where the tabs of the browser tell each other who is logged in (product specification, sections 4 and 9). */
export const userStateKey = 'user-state';

interface UserState {
  /** Nobody is logged in without. */
  userId: number | null;
  /** Where the other tabs go when the user has changed; they load their own pages afresh without. */
  targetPath: string | null;
}

/** Where this tab remembers whom it went after, and when. */
const followedKey = 'user-state-followed';
/** For so long it does not go after the same user again to whom the server did not take it. */
const brakeMs = 30_000;

const loggedOut: UserState = { userId: null, targetPath: null };

/** Tells the other tabs who is logged in, and follows them when they tell of somebody else. Gives what ends it. */
export function followOtherTabs(store: ReturnType<typeof createStore>): () => void {
  const own = store.get(currentUserAtom)?.id ?? null;
  const { baseUrl } = store.get(settingsAtom);
  const shownPath = () => pathBelowBase(baseUrl, window.location.href);
  // After a logout each tab shows what a visitor may see of its own page.
  const targetPath = own === null ? null : shownPath();
  const before = readState(readStorage(userStateKey));
  writeStorage(userStateKey, JSON.stringify({ userId: own, targetPath } satisfies UserState));
  const isKept = readStorage(userStateKey) !== 'null';
  // The tabs agree again, or the one that was gone after is here: there is nothing to brake.
  if (before?.userId === own || String(own) in readFollowed()) writeFollowed({});

  const follow = (text: string | null) => {
    const told = readState(text);
    if (!told || told.userId === own || isBraked(told.userId)) return;
    noteFollowed(told.userId);
    const target = safeTargetPath(told.targetPath);
    // Going to an address that differs in its fragment only would not load anything. And a customer's page shows this one
    // in a frame: what another tab went to may not be shown in one.
    if (!target || target.split('#')[0] === shownPath() || isFramed()) store.set(reloadPageAtom);
    else store.set(loadPageAtom, target);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Without a key the whole storage was cleared.
    if (key === userStateKey || key === null) follow(newValue);
  };
  // A page that going back brings up as it was left has heard nothing meanwhile.
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
 * Whether this tab went after a user a short while ago and came up as another one: two tabs whose servers tell of
 * different users, for example because one has a page of a cache, would otherwise load each other for ever.
 */
function isBraked(userId: number | null): boolean {
  const last = readFollowed()[String(userId)];
  return typeof last === 'number' && Math.abs(Date.now() - last) < brakeMs;
}

function noteFollowed(userId: number | null): void {
  writeFollowed({ ...readFollowed(), [String(userId)]: Date.now() });
}

function readFollowed(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStorage(followedKey, 'sessionStorage'));
    return isRecord(value) ? value : {};
  } catch {
    // Not written here: it is replaced by the next one.
    return {};
  }
}

function writeFollowed(followed: Record<string, unknown>): void {
  writeStorage(followedKey, JSON.stringify(followed), 'sessionStorage');
}

/** What a tab told; a removed key is a logout, and what cannot be read tells nothing. */
function readState(text: string | null): UserState | undefined {
  if (text === null) return loggedOut;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const { userId, targetPath } = value;
    if (userId !== null && typeof userId !== 'number') return undefined;
    return { userId, targetPath: typeof targetPath === 'string' ? targetPath : null };
  } catch {
    // Not JSON: another program's, or an older client's.
    return undefined;
  }
}
