import { message } from '#src/i18n/message.ts';
import { RequestError } from './errors.ts';

/** The error for a call that got no response, or an unreadable one. */
export function connectionError(product: string, cause: unknown, status?: number): RequestError {
  return new RequestError({
    id: 'unexpected_connection_error',
    title: message('errors:Unexpected connection error'),
    text: message(
      'errors:It appears the %product% website can not be reached, you may be offline.',
      { product },
    ),
    status,
    cause,
  });
}
