import { useState } from 'react';
import type { Failure } from '#src/api/errors.ts';
import type { DraftHandle } from '#src/ui/form/DraftForm.tsx';
import { type Action, type ActionOptions, useAction } from './use-action.ts';
import { useFormError } from './use-form-error.ts';
import { useShowFailure } from './use-show-failure.ts';

/** The input that a `DraftForm` submits. */
interface DraftInput {
  readonly form: DraftHandle;
}

type DraftActionOptions<Input, Data> = Omit<
  ActionOptions<Input, Data>,
  'onFailure' | 'whenLeft' | 'revalidate'
>;

/**
 * The action of a `DraftForm`. It finishes if the form is closed meanwhile. Success clears the form; an error is for the
 * form to show, or for a status message if it is closed.
 */
export function useDraftAction<Input extends DraftInput, Data>({
  onSuccess,
  ...options
}: DraftActionOptions<Input, Data>): Pick<Action<Input>, 'run' | 'pending' | 'running'> & {
  error: ReturnType<typeof useFormError>;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const showFailure = useShowFailure<Input>();
  const { run, pending, running } = useAction<Input, Data>({
    ...options,
    onSuccess: (data, input) => {
      input.form.clear();
      return onSuccess?.(data, input);
    },
    onFailure: (error, failedRun) => {
      if (failedRun.input.form.isOpen()) setFailure(error);
      else showFailure(error, failedRun);
    },
    // What changes is not the page's data.
    revalidate: false,
    whenLeft: 'finish',
  });
  const error = useFormError(failure);
  return {
    pending,
    running,
    error,
    run: (input) => {
      setFailure(null);
      run(input);
    },
  };
}
