import { randomUUID } from 'node:crypto';

/** In lower case, like all header names in the mock service. */
export const requestIdHeader = 'x-request-id';

/** The id that identifies a request in a server's logs. */
export function newRequestId(): string {
  return randomUUID();
}

/** Adds what servers say of each response: when they sent it, and its request's id if no document has required that. */
export function stampResponse({ headers }: Response, now: Date): void {
  headers.set('date', now.toUTCString());
  if (!headers.has(requestIdHeader)) headers.set(requestIdHeader, newRequestId());
}
