import type { Failure } from '#src/api/errors.ts';
import type { StatusMessage } from '../status/status.ts';

/**
 * The alert for a failed admin action (product specification, section 8): the error's title and a line "field: message"
 * for each field, or its title, message and id if there are none. It stays until closed, so that users can pass on its
 * id. Callers must rethrow the error, or the action counts as successful.
 */
export function failureAlert({ title, text, blockedUntil, id, details }: Failure): StatusMessage {
  const lines =
    details.length > 0 ? details.map((detail) => `${detail.field}: ${detail.message}`) : [text, id];
  return { type: 'alert', title, text: lines, blockedUntil, keep: true };
}
