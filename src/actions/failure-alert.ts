import type { RequestError } from '#src/api/errors.ts';
import type { StatusMessage } from '../status/status.ts';

/**
 * The alert of an admin action that failed (product specification, section 8): the error's title with a line
 * "field: message" for each field, or without fields its title, message and id. It stays, so that it can be read and its
 * id passed on. The action's promise has to be rejected with the error afterwards, so that it does not count as done.
 */
export function failureAlert({ title, text, id, details }: RequestError): StatusMessage {
  const lines =
    details.length > 0 ? details.map((detail) => `${detail.field}: ${detail.message}`) : [text, id];
  return { type: 'alert', title, text: lines, keep: true };
}
