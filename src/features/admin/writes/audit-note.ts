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
