import { atom } from 'jotai';
import { currentUserAtom } from '#src/session/current-user.ts';
import { isPageOutdatedAtom, reloadOutdatedPageAtom } from '#src/session/outdated-page.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { leaveNoteAtom } from '#src/status/leave-note.ts';
import { keepDraftsAtom } from '#src/ui/form/drafts.ts';

/** Blocks the page's changes, because another user is logged in, and keeps what was typed for its own user. */
export const blockPageAtom = atom(null, (get, set) => {
  set(isPageOutdatedAtom, true);
  if (get(settingsAtom).impersonated) {
    set(keepDraftsAtom);
    set(leaveNoteAtom, 'impersonation-ended');
  } else set(leaveUserAtom);
});

/** Keeps what was typed, and tells the next user of this tab, who may log in only later. */
const leaveUserAtom = atom(null, (get, set) => {
  const note = set(keepDraftsAtom) ? 'user-changed-draft-kept' : 'user-changed';
  set(leaveNoteAtom, note, get(currentUserAtom)?.id);
});

/** Prepares the page for being left, because another tab has logged a user in or out. */
export const prepareToFollowAtom = atom(null, (get, set, userId: number | null) => {
  // After a logout, the page may still be saved by a new login.
  if (!get(currentUserAtom)) return;
  if (userId === null) set(leaveUserAtom);
  else set(blockPageAtom);
});

/** Blocks the page and reloads it for the user who is logged in now, because the server has refused a call. */
export const leaveOutdatedPageAtom = atom(null, (get, set) => {
  if (get(isPageOutdatedAtom)) return;
  set(blockPageAtom);
  set(reloadOutdatedPageAtom);
});
