import { failureAlert } from '#src/actions/failure-alert.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { useActs } from './acts-context.ts';

/** Returns the state of an act, for the form that starts it. */
export function useActState(key: string): { pending: boolean; error: FormError | null } {
  const t = useTranslate();
  const { isRunning, failure } = useActs();
  return {
    pending: isRunning(key),
    error: failure?.key === key ? toFormError(t, failureAlert(failure.error)) : null,
  };
}

/** The alert of section 8 in a form. Lists field errors as lines instead of showing them at their fields. */
function toFormError(t: Translate, alert: ReturnType<typeof failureAlert>): FormError {
  const { title = '', text, blockedUntil } = alert;
  const lines = [text].flat().map((line) => messageText(t, line));
  return { title: messageText(t, title), message: lines.join('\n'), details: [], blockedUntil };
}
