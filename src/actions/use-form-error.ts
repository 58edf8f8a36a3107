import { createElement } from 'react';
import type { RequestError } from '#src/api/errors.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { ErrorId } from '../status/ErrorId.tsx';
import { useFailureText } from './use-failure-text.ts';

/** Prepares an action's error for a form: field errors go to their fields, the rest above them. */
export function useFormError(error: RequestError | null): FormError | null {
  const failureText = useFailureText();
  if (!error) return null;
  const { title, message, id, trace, isUnexpected } = failureText(error);
  return {
    title,
    message,
    details: error.details,
    foot: isUnexpected && createElement(ErrorId, { id, trace }),
  };
}
