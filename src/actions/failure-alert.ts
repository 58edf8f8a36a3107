import type { ShownFailure } from '#src/actions/use-failure-text.ts';
import type { ErrorDetail } from '#src/api/errors.ts';
import type { StatusMessage } from '../status/status.ts';

/**
 * The alert of an admin action that failed (product specification, section 8): the error's title with a line
 * "field: message" for each field, or without fields its title, message and id. It stays, so that it can be read and its
 * id passed on. Whoever shows it rejects the action's promise with the error afterwards, so that the action does not
 * count as done.
 * @param failure in the page's language, from `useFailureText`.
 */
export function failureAlert(
  { title, message, id }: ShownFailure,
  details: readonly ErrorDetail[],
): StatusMessage {
  const lines =
    details.length > 0
      ? details.map((detail) => `${detail.field}: ${detail.message}`)
      : [message, id];
  return { type: 'alert', title, text: lines.join('\n'), keep: true };
}
