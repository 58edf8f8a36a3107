import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { DelayedButton } from '../button/DelayedButton.tsx';
import { Form } from '../form/Form.tsx';
import type { FormError } from '../form/form-error.ts';
import { ReasonField, type UsualReasons } from '../form/ReasonField.tsx';
import { TextareaField } from '../form/TextareaField.tsx';
import { TypedField } from '../form/TypedField.tsx';
import { useMoreWords } from '../words.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import { useLast } from './use-last.ts';

/** A question before an action. */
export interface Question {
  /** Names what is at stake: "Log out Safari on iPad?" */
  title: string;
  /** The action's effect, in a sentence or two. */
  effect: string;
  /** The action's name, for its button: "Log out", never "OK". */
  act: string;
  /** `danger` for actions that cannot be undone. Default `normal`. */
  tone?: 'normal' | 'danger';
  /** Facts that help users decide. */
  facts?: ReactNode;
  /** Requires a reason, unless it is optional. */
  reason?: {
    label: string;
    max: number;
    isOptional?: boolean;
    usual?: UsualReasons;
  };
  /** A text that must be typed first, such as the name of the item to delete. */
  typed?: string;
}

/** The values entered with the confirmation. */
export interface ConfirmAnswer {
  /** Empty if none was required. */
  reason: string;
}

export interface ConfirmWindowProps {
  /** Null while the dialog is closed. */
  question: Question | null;
  /** Whether the action is pending. The dialog stays open until it has ended. */
  pending?: boolean;
  /** Why the action failed, from `useFormError`. */
  error?: FormError | null;
  onConfirm: (answer: ConfirmAnswer) => void;
  onClose: () => void;
  /** Returns the element to focus afterwards, for when the original one may be gone. */
  returnFocus?: () => HTMLElement | null;
}

/** The dialog itself; pages use `ConfirmDialog`, which loads it. */
export function ConfirmWindow(props: ConfirmWindowProps) {
  const { question, pending = false, error = null, onConfirm, onClose, returnFocus } = props;
  const shown = useLast(question);
  if (!shown) return null;
  const close = () => !pending && onClose();
  return (
    <Dialog
      open={question !== null}
      title={shown.title}
      intro={shown.effect}
      isAlert
      onClose={close}
      {...(returnFocus && { returnFocus })}
    >
      <Answer
        question={shown}
        pending={pending}
        error={error}
        onConfirm={onConfirm}
        onClose={close}
      />
    </Dialog>
  );
}

type AnswerProps = Pick<ConfirmWindowProps, 'pending' | 'error' | 'onConfirm' | 'onClose'> & {
  question: Question;
};

/** A separate component, so that closing the dialog discards the typed values. */
function Answer({ question, pending = false, error = null, onConfirm, onClose }: AnswerProps) {
  const words = useMoreWords();
  const { reason, typed } = question;
  const Act = typed === undefined ? Button : DelayedButton;
  return (
    <Form
      initial={{ reason: '', confirmation: '' }}
      pending={pending}
      error={error}
      onSubmit={(values) => onConfirm({ reason: values.reason })}
    >
      {(field) => (
        <>
          {question.facts}
          {reason?.isOptional && (
            // Not a line, which would turn a second press of Enter into the confirmation.
            <TextareaField
              {...field('reason')}
              label={reason.label}
              maxLength={reason.max}
              rows={2}
            />
          )}
          {reason && !reason.isOptional && (
            <ReasonField
              {...field('reason')}
              label={reason.label}
              maxLength={reason.max}
              usual={reason.usual}
              pending={pending}
            />
          )}
          {typed !== undefined && <TypedField {...field('confirmation')} typed={typed} />}
          <DialogActions>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Act
              look={question.tone === 'danger' ? 'danger' : 'primary'}
              type="submit"
              pending={pending}
              // The second half of a double click on what opened the dialog, if the button is in the same place.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {question.act}
            </Act>
          </DialogActions>
        </>
      )}
    </Form>
  );
}
