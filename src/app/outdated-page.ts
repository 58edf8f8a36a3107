import { atom } from 'jotai';
import { currentUserAtom } from '#src/session/current-user.ts';
import { isPageOutdatedAtom, reloadOutdatedPageAtom } from '#src/session/outdated-page.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { leaveNoteAtom } from '#src/status/leave-note.ts';
import { keepDraftsAtom } from '#src/ui/form/drafts.ts';

/** Blocks the page's changes, because another user is logged in, and keeps what was typed for its own user. */
export const blockPageAtom = atom(null, (get, set) => {
  set(isPageOutdatedAtom, true);
  const isDraftKept = set(keepDraftsAtom);
  if (get(settingsAtom).impersonated) set(leaveNoteAtom, 'impersonation-ended');
  else set(leaveNoteAtom, isDraftKept ? 'user-changed-draft-kept' : 'user-changed');
});

/** Prepares the page for being left, because another tab has logged a user in or out. */
export const prepareToFollowAtom = atom(null, (get, set, userId: number | null) => {
  // After a logout, the page may still be saved by a new login.
  if (userId === null) set(keepDraftsAtom);
  else if (get(currentUserAtom)) set(blockPageAtom);
});

/** Blocks the page and reloads it for the user who is logged in now, because the server has refused a call. */
export const leaveOutdatedPageAtom = atom(null, (get, set) => {
  if (get(isPageOutdatedAtom)) return;
  set(blockPageAtom);
  set(reloadOutdatedPageAtom);
});
