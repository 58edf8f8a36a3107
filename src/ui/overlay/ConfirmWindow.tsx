import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { type Codec, controlRef } from '../form/controls.ts';
import { Form } from '../form/Form.tsx';
import type { FormError } from '../form/form-error.ts';
import { TextField } from '../form/TextField.tsx';
import { useMoreWords } from '../words.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import { useLast } from './use-last.ts';

/** What a person is asked before an act. */
export interface Question {
  /** Names what is at stake: "Log out Safari on iPad?" */
  title: string;
  /** What the act does, in a sentence or two. */
  effect: string;
  /** The act, on its button: "Log out", never "OK". */
  act: string;
  /** `danger` for what cannot be undone. Default `normal`. */
  tone?: 'normal' | 'danger';
  /** Facts that help to decide. */
  facts?: ReactNode;
  /** Asks for a reason, without which the act is not done. */
  reason?: { label: string; max: number };
  /** What has to be typed before the act can be done, such as the name of what is deleted. */
  typed?: string;
}

/** What the person said besides yes. */
export interface ConfirmAnswer {
  /** Empty where none was asked for. */
  reason: string;
}

export interface ConfirmWindowProps {
  /** Null while nothing is asked. */
  question: Question | null;
  /** The act is under way: the dialog stays until it has ended. */
  pending?: boolean;
  /** Why the act failed, as `useFormError` puts it. */
  error?: FormError | null;
  onConfirm: (answer: ConfirmAnswer) => void;
  onClose: () => void;
  /** Where the focus goes afterwards, when what had it before may be gone. */
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

/** A part of its own, so that what was typed goes with the dialog. */
function Answer({ question, pending = false, error = null, onConfirm, onClose }: AnswerProps) {
  const words = useMoreWords();
  const { reason, typed } = question;
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
          {reason && (
            <TextField
              {...field('reason')}
              label={reason.label}
              maxLength={reason.max}
              autoComplete="off"
              required
            />
          )}
          {typed !== undefined && (
            <TextField
              {...field('confirmation')}
              ref={controlRef(exactly(typed))}
              label={words.typeToConfirm(typed)}
              messages={{ pattern: words.isNot(typed) }}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
          <DialogActions>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button
              look={question.tone === 'danger' ? 'danger' : 'primary'}
              type="submit"
              pending={pending}
            >
              {question.act}
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}

function exactly(expected: string): Codec<string> {
  return {
    read: (text) => text.trim(),
    write: String,
    check: (text) => (text.trim() === expected ? undefined : { rule: 'pattern' }),
  };
}
