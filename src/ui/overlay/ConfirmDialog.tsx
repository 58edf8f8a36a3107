import type { ReactNode } from 'react';
import { Form } from '../form/Form.tsx';
import type { FormError } from '../form/form-error.ts';
import { ReasonField, type UsualReasons } from '../form/ReasonField.tsx';
import { TextareaField } from '../form/TextareaField.tsx';
import { TypedField } from '../form/TypedField.tsx';
import { Dialog } from './Dialog.tsx';
import { FormActions } from './FormActions.tsx';
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

export interface ConfirmDialogProps {
  /** Null while the dialog is closed. */
  question: Question | null;
  /** True if the action is pending. The dialog stays open until it has ended. */
  pending?: boolean;
  /** Why the action failed, from `useFormError`. */
  error?: FormError | null;
  onConfirm: (answer: ConfirmAnswer) => void;
  onClose: () => void;
  /** Called when the dialog has disappeared. */
  onClosed?: () => void;
  /** Returns the element to focus afterwards, for when the original one may be gone. */
  returnFocus?: () => HTMLElement | null;
}

/** Confirms an action that cannot be undone, and explains its effect. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    question,
    pending = false,
    error = null,
    onConfirm,
    onClose,
    onClosed,
    returnFocus,
  } = props;
  const shownQuestion = useLast(question);
  const close = () => !pending && onClose();
  return (
    <Dialog
      open={question !== null}
      title={shownQuestion?.title ?? ''}
      intro={shownQuestion?.effect}
      isAlert
      onClose={close}
      {...(onClosed && { onClosed })}
      {...(returnFocus && { returnFocus })}
    >
      {shownQuestion && (
        <Answer
          question={shownQuestion}
          pending={pending}
          error={error}
          onConfirm={onConfirm}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

type AnswerProps = Pick<ConfirmDialogProps, 'pending' | 'error' | 'onConfirm' | 'onClose'> & {
  question: Question;
};

/** A separate component, so that closing the dialog discards the typed values. */
function Answer({ question, pending = false, error = null, onConfirm, onClose }: AnswerProps) {
  const { reason, typed } = question;
  return (
    <Form
      initial={{ reason: '', confirmation: '' }}
      limits={reason ? { reason: { maxLength: reason.max } } : {}}
      pending={pending}
      error={error}
      onSubmit={(values) => onConfirm({ reason: values.reason })}
    >
      {(field) => (
        <>
          {question.facts}
          {reason?.isOptional && (
            // Not a line, which would turn a second press of Enter into the confirmation.
            <TextareaField {...field('reason')} label={reason.label} rows={2} />
          )}
          {reason && !reason.isOptional && (
            <ReasonField
              {...field('reason')}
              label={reason.label}
              usual={reason.usual}
              pending={pending}
            />
          )}
          {typed !== undefined && <TypedField {...field('confirmation')} expected={typed} />}
          <FormActions
            act={question.act}
            look={question.tone === 'danger' ? 'danger' : 'primary'}
            pending={pending}
            isDelayed={typed !== undefined}
            onCancel={onClose}
          />
        </>
      )}
    </Form>
  );
}
