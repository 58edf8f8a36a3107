import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { ActFormDialog } from './ActFormDialog.tsx';
import type { Act, ActEntry } from './act.ts';
import { findControl, useActs } from './acts-context.ts';
import { reasonField } from './audit-note.ts';
import { useActContext } from './use-act-context.ts';
import { useActState } from './use-act-state.ts';

interface ActDialogProps {
  /** Null while the dialog is closed. */
  act: Act | null;
  onConfirm: (entry: ActEntry) => void;
  onClose: () => void;
}

/** The dialog of the act that was started: its question or its form. */
export function ActDialog({ act, onConfirm, onClose }: ActDialogProps) {
  const context = useActContext();
  const shownAct = useLast(act);
  const { isRunning } = useActs();
  const { error } = useActState(shownAct?.key ?? '');
  const pending = shownAct !== null && isRunning(shownAct.key);
  const dialog = {
    pending,
    error,
    onClose,
    // The palette may have started the act. If a secret follows, the focus belongs to its dialog.
    ...(shownAct && !shownAct.secret && { returnFocus: () => findControl(shownAct) }),
  };
  const question = act?.question;
  // Asks for the optional reason along with a question that asks for no other text.
  const reason =
    question && !question.reason && question.typed === undefined
      ? reasonField(context, act.noteOn)
      : null;
  return (
    <>
      <ConfirmDialog
        {...dialog}
        question={question ? { ...question, ...(reason && { reason }) } : null}
        onConfirm={({ reason: text }) => onConfirm(reason ? { note: text } : { reason: text })}
      />
      {shownAct?.form && (
        <ActFormDialog
          {...dialog}
          key={shownAct.key}
          open={act === shownAct}
          form={shownAct.form}
          reason={shownAct.form.asksReason ? reasonField(context, shownAct.noteOn) : null}
          onConfirm={onConfirm}
        />
      )}
    </>
  );
}
