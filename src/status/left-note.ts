import { atom } from 'jotai';
import { message } from '#src/i18n/message.ts';
import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';
import { noteKey, type StatusMessage, statusAtom } from './status.ts';

/** Messages for the next page, because this one is left or reloaded immediately. */
const notes = new Map<string, StatusMessage>([
  [
    'account-deleted',
    { type: 'success', text: message('common:Your account is deleted.'), keep: true },
  ],
  [
    'primary-email-unchanged',
    { type: 'error', text: message('common:Your primary email address could not be changed.') },
  ],
]);

type Note = 'account-deleted' | 'primary-email-unchanged';

/** Leaves a note that the next page of this tab shows as its status message. */
export const leaveNoteAtom = atom(null, (_get, _set, note: Note) =>
  writeStorage(noteKey, note, 'sessionStorage'),
);

/** Shows the note from the previous page, if it is a known one. */
export const showNoteAtom = atom(null, (_get, set) => {
  const note = notes.get(readStorage(noteKey, 'sessionStorage'));
  removeStorage(noteKey, 'sessionStorage');
  if (note) set(statusAtom, note);
});
