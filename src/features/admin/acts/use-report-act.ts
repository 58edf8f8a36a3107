import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { createAuditNote } from '#generated/admin/fetchers.ts';
import { staffPaths } from '#generated/app/staff-paths.ts';
import { useAction } from '#src/actions/use-action.ts';
import type { Failure } from '#src/api/errors.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { mayCall } from '#src/session/rights.ts';
import { type StatusAction, statusAtom, undoAction } from '#src/status/status.ts';
import { calendarId, type NotedCalendar, noteDraftState, noteRequest } from './audit-note.ts';

/** A successful act. */
interface Outcome {
  /** Null if the page itself shows the outcome. */
  text: Message | null;
  /** Null if the act cannot be undone. */
  undo: (() => void) | null;
  noteOn: NotedCalendar | undefined;
  /** The reason that was entered for an audit note; empty if there is none. */
  note: string;
}

/** Saves the reason for an act as an audit note, and shows the outcome, with offers to undo it and to write a note. */
export function useReportAct(): (outcome: Outcome) => void {
  const show = useSetAtom(statusAtom);
  const navigate = useNavigate();
  const mayNote = mayCall(useAtomValue(currentUserAtom), 'createAuditNote');
  const showOutcome = (
    { text, undo, noteOn, note }: Outcome,
    noteMessages: Message[],
    isSaved = false,
  ) => {
    const lines = [...(text ? [text] : []), ...noteMessages];
    if (lines.length === 0) return;
    const offers: StatusAction[] = [];
    if (undo) offers.push(undoAction(undo));
    if (noteOn !== undefined && mayNote && !isSaved) {
      const audit = staffPaths.adminCalendar(String(calendarId(noteOn)), { tab: 'audit' });
      offers.push({
        label:
          typeof noteOn === 'object'
            ? message('admin:Add a note on %title%', { title: noteOn.title })
            : message('admin:Add a note'),
        run: () => void navigate(audit, { state: noteDraftState(note) }),
      });
    }
    const [action, further] = offers;
    show({
      type: 'success',
      text: lines,
      ...(action && { action }),
      ...(further && { further }),
    });
  };
  const saving = useAction({
    call: ({ noteOn, outcome: { note } }: { noteOn: NotedCalendar; outcome: Outcome }, options) =>
      createAuditNote(
        { path: { id: calendarId(noteOn) }, body: noteRequest(noteOn, note) },
        options,
      ),
    onSuccess: (_, { outcome }) =>
      showOutcome(outcome, [message('admin:The reason is saved as a note.')], true),
    // The act itself has succeeded, so its message says why only the note is missing.
    onFailure: ({ text }: Failure, { input: { outcome } }) =>
      showOutcome(outcome, [message('admin:The reason could not be saved as a note.'), text]),
    getKey: ({ outcome }) => JSON.stringify(outcome),
    whenLeft: 'finish',
  });
  return (outcome) => {
    const { noteOn, note } = outcome;
    if (note === '' || noteOn === undefined) showOutcome(outcome, []);
    else saving.run({ noteOn, outcome });
  };
}
