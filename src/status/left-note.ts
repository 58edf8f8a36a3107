import { atom } from 'jotai';
import { message } from '#src/i18n/message.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { takeOrigin } from '#src/session/impersonation-origin.ts';
import { loadPageAtom } from '#src/session/page-load.ts';
import { readStorage, removeStorage } from '#src/util/browser-storage.ts';
import type { Note } from './leave-note.ts';
import { noteKey, type StatusMessage, statusAtom } from './status.ts';

/** Messages for the next page, because this one is left or reloaded immediately. */
const notes = {
  'account-deleted': {
    type: 'success',
    text: message('common:Your account is deleted.'),
    keep: true,
  },
  'logged-out-everywhere': {
    type: 'success',
    text: message('common:You are logged out on all devices.'),
    keep: true,
  },
  'primary-email-unchanged': {
    type: 'error',
    text: message('common:Your primary email address could not be changed.'),
  },
  'impersonation-ended': {
    type: 'info',
    text: message('common:You see the product as yourself again.'),
  },
  'user-changed': {
    type: 'info',
    text: message('common:Another account is logged in now.'),
    keep: true,
  },
  'user-changed-draft-kept': {
    type: 'info',
    text: message(
      'common:Another account is logged in now. What you typed is back when the previous one opens the page again in this tab.',
    ),
    keep: true,
  },
} satisfies Record<Note, StatusMessage>;

/** Shows the note from the previous page, if it is a known one. */
export const showNoteAtom = atom(null, (get, set) => {
  const [noteName = '', formerUser] = readStorage(noteKey, 'sessionStorage').split(' ');
  const user = get(currentUserAtom);
  // After a logout, it waits for the next login.
  if (formerUser && !user) return;
  const note = new Map<string, StatusMessage>(Object.entries(notes)).get(noteName);
  removeStorage(noteKey, 'sessionStorage');
  const origin = noteName === 'impersonation-ended' ? takeOrigin() : undefined;
  if (!note || formerUser === String(user?.id)) return;
  const label = message('common:Back to the user');
  const wayBack = origin && { action: { label, run: () => set(loadPageAtom, origin) } };
  set(statusAtom, { ...note, ...wayBack });
});
