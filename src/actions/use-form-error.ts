import { createElement } from 'react';
import type { Failure } from '#src/api/errors.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { LazyErrorId } from '../status/error-id.ts';
import { useFailureText } from './use-failure-text.ts';

/** Prepares an action's error for a form: field errors go to their fields, the rest above them. */
export function useFormError(error: Failure | null): FormError | null {
  const failureText = useFailureText();
  if (!error) return null;
  const { title, message, id, trace, isUnexpected } = failureText(error);
  const failedAt = Date.parse(trace?.at ?? '');
  return {
    title,
    message,
    details: error.details,
    ...(error.retryAfter > 0 && { blockedUntil: failedAt + error.retryAfter * 1000 }),
    foot: isUnexpected && createElement(LazyErrorId, { id, trace }),
  };
}
