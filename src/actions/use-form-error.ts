import { createElement } from 'react';
import type { Failure } from '#src/api/errors.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { LazyErrorId } from '../status/error-id.ts';
import { useFailureText } from './use-failure-text.ts';

/** Prepares an action's error for a form: field errors go to their fields, the rest above them. */
export function useFormError(error: Failure | null): FormError | null {
  const failureText = useFailureText();
  if (!error) return null;
  const { id, trace, isUnexpected, ...words } = failureText(error);
  return {
    ...words,
    details: error.details,
    foot: isUnexpected && createElement(LazyErrorId, { id, trace }),
  };
}
