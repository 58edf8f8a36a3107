import { isRecord } from '#src/util/is-record.ts';

/** Maximum length of a note in the contract's `AuditNoteRequest`. */
export const maxNoteLength = 2000;

/** The calendar whose audit log receives a note. Its title is for acts on another record, which has no log of its own. */
export type NotedCalendar = number | { id: number; title: string };

/** The state of a navigation to a calendar's audit that fills in a note. */
export function noteDraftState(note: string): { noteDraft: string } {
  return { noteDraft: note };
}

/** The note to fill in; empty if there is none. */
export function noteDraft(state: unknown): string {
  return isRecord(state) && typeof state.noteDraft === 'string' ? state.noteDraft : '';
}

/**
 * Removes the note from the browser's history once it is filled in. Otherwise, reloading the page or going back to it
 * would fill it in again, although it was saved or discarded. The router stores state in `usr`, and its own copy stays.
 */
export function forgetNoteDraft(): void {
  const entry: unknown = window.history.state;
  if (!isRecord(entry) || noteDraft(entry.usr) === '') return;
  window.history.replaceState({ ...entry, usr: null }, '');
}
