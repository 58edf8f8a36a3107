import { randomUUID } from 'node:crypto';

/** In lower case, like all header names in the mock service. */
export const requestIdHeader = 'x-request-id';

/** The id that identifies a request in a server's logs. */
export function newRequestId(): string {
  return randomUUID();
}
