import { randomUUID } from 'node:crypto';

/** In lower case, as the mock service keeps the names of headers. */
export const requestIdHeader = 'x-request-id';

/** By which a person who looks for a request in a server's logs finds it. */
export function newRequestId(): string {
  return randomUUID();
}
