import { useNavigate } from 'react-router-dom';
import { createAuditNote } from '#generated/admin/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message } from '#src/i18n/message.ts';
import type { StatusMessage } from '#src/status/status.ts';
import type { Question } from '#src/ui/overlay/ConfirmWindow.tsx';
import { paths } from '#src/util/paths.ts';
import { maxNoteLength, type NotedCalendar, noteDraftState } from './audit-note.ts';
import { useDenial } from './use-denial.ts';

/** Whether the reason for an act was saved as a note; `none` was given if it is empty. */
type NotedReason = 'none' | 'saved' | 'failed';

interface Outcome {
  noted: NotedReason;
  /** The reason; empty if none was given. */
  note: string;
  undo: (() => void) | false;
}

/** The audit note of a staff act: the optional reason that is saved as one, and the offer to write one afterwards. */
export function useActNote(noteOn: NotedCalendar | undefined) {
  const { id: calendarId, title } = typeof noteOn === 'object' ? noteOn : { id: noteOn };
  const t = useTranslate();
  const navigate = useNavigate();
  const denial = useDenial('createAuditNote');
  const reason: Question['reason'] | null =
    calendarId === undefined || denial !== null
      ? null
      : {
          label:
            title === undefined
              ? t('admin:Reason (optional)')
              : t('admin:Reason (optional), noted on %title%', { title }),
          max: maxNoteLength,
          isOptional: true,
        };
  /** Opens the page where notes are written, and fills in a reason that was not saved. */
  const openNote = (id: number, note: string) => {
    const audit = paths.adminCalendar(String(id), { tab: 'audit' });
    void navigate(audit, { state: noteDraftState(note) });
  };
  return {
    /** The field for the reason; null if it could not be saved. */
    reason,
    /** Asks for the reason along with a question that asks for no other text. */
    withReason: (question: Question): Question =>
      reason === null || question.reason || question.typed !== undefined
        ? question
        : { ...question, reason },
    /** Saves the reason after the act has succeeded. It never throws, because only the note failed. */
    save: async (note: string): Promise<NotedReason> => {
      if (note === '' || calendarId === undefined) return 'none';
      try {
        await createAuditNote({ path: { id: calendarId }, body: { note } });
        return 'saved';
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        return 'failed';
      }
    },
    /** The status message after the act, which offers to undo it and to write a note. Null if there is nothing to say. */
    outcome: (text: Message | null, { noted, note, undo }: Outcome): StatusMessage | null => {
      if (text === null && noted !== 'failed') return null;
      const [action, further] = [
        undo && { label: message('common:Undo'), run: undo },
        calendarId !== undefined &&
          noted !== 'saved' && {
            label:
              title === undefined
                ? message('admin:Add a note')
                : message('admin:Add a note on %title%', { title }),
            run: () => openNote(calendarId, note),
          },
      ].filter((offer) => offer !== false);
      return {
        type: 'success',
        text: [...(text ? [text] : []), ...notedTexts[noted]],
        ...(action && { action }),
        ...(further && { further }),
      };
    },
  };
}

/** What a status message adds about the reason. */
const notedTexts: Readonly<Record<NotedReason, readonly Message[]>> = {
  none: [],
  saved: [message('admin:The reason is saved as a note.')],
  failed: [message('admin:The reason could not be saved as a note.')],
};
