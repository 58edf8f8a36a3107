import { atom } from 'jotai';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { currentUserAtom } from './current-user.ts';
import { reloadPageAtom } from './page-load.ts';

/** True if another user than the page's is logged in by now, so that nothing may be changed here anymore. */
export const isPageOutdatedAtom = atom(false);

/** The storage key for the user whose page this tab last reloaded for another one, and when. */
const reloadedKey = 'user-changed';
/** Milliseconds during which the tab does not reload a page again that came back with the same user. */
const brakeMs = 30_000;

/**
 * Reloads the page for the user who is logged in now. A host that keeps sending the page of the previous user would make
 * it reload forever, so then it stays.
 */
export const reloadOutdatedPageAtom = atom(null, (get, set) => {
  const own = String(get(currentUserAtom)?.id);
  const [reloadUserId, at] = readStorage(reloadedKey, 'sessionStorage').split(' ');
  if (reloadUserId === own && Math.abs(Date.now() - Number(at)) < brakeMs) return;
  writeStorage(reloadedKey, `${own} ${Date.now()}`, 'sessionStorage');
  set(reloadPageAtom);
});
