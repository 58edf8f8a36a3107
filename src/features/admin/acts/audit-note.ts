import { createAuditNoteLimits } from '#generated/admin/limits.ts';
import type { components } from '#generated/admin/types.ts';
import { mayCall } from '#src/session/rights.ts';
import type { Question } from '#src/ui/overlay/ConfirmDialog.tsx';
import { isRecord } from '#src/util/is-record.ts';
import type { ActContext } from './act.ts';

type NoteRequest = components['schemas']['AuditNoteRequest'];

/** The record that a note is about, which shows it, too. */
export type NoteSubject = NonNullable<NoteRequest['about']>;

/** The calendar whose audit log receives a note. Its title and the subject are for acts on another record. */
export type NotedCalendar = number | { id: number; title: string; about: NoteSubject };

export function calendarId(noteOn: NotedCalendar): number {
  return typeof noteOn === 'object' ? noteOn.id : noteOn;
}

export function noteRequest(noteOn: NotedCalendar, note: string): NoteRequest {
  return typeof noteOn === 'object' ? { note, about: noteOn.about } : { note };
}

/** The field for an optional reason, which becomes a note. Null if the user could not save it. */
export function reasonField(
  { t, user }: Pick<ActContext, 't' | 'user'>,
  noteOn: NotedCalendar | undefined,
): Question['reason'] | null {
  if (noteOn === undefined || !mayCall(user, 'createAuditNote')) return null;
  return {
    label:
      typeof noteOn === 'object'
        ? t('admin:Reason (optional), noted on %title%', { title: noteOn.title })
        : t('admin:Reason (optional)'),
    max: createAuditNoteLimits.note.maxLength,
    isOptional: true,
  };
}

/** The state of a navigation to a calendar's audit that fills in a note. */
export function noteDraftState(note: string): { noteDraft: string } {
  return { noteDraft: note };
}

/** The note to fill in; empty if there is none. */
export function noteDraft(state: unknown): string {
  return isRecord(state) && typeof state.noteDraft === 'string' ? state.noteDraft : '';
}
