import { randomUUID } from 'node:crypto';

/** In lower case, as the mock service keeps the names of headers. */
export const requestIdHeader = 'x-request-id';

/** The id by which to find a request in a server's logs. */
export function newRequestId(): string {
  return randomUUID();
}
