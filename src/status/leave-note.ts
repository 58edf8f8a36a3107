import { atom } from 'jotai';
import { writeStorage } from '#src/util/browser-storage.ts';
import { noteKey } from './status.ts';

/** The notes of `left-note.ts`. */
export type Note =
  | 'account-deleted'
  | 'logged-out-everywhere'
  | 'primary-email-unchanged'
  | 'user-changed'
  | 'user-changed-draft-kept'
  | 'impersonation-ended';

/**
 * Leaves a note that the next page of this tab shows as its status message.
 * @param userId limits the note to a page of a user other than this one.
 */
export const leaveNoteAtom = atom(null, (_get, _set, note: Note, userId?: number) =>
  writeStorage(noteKey, userId ? `${note} ${userId}` : note, 'sessionStorage'),
);
