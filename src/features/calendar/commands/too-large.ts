import { type Failure, RequestError } from '#src/api/errors.ts';
import { message } from '#src/i18n/message.ts';

/** An error of a change, which for an event that is too large is the server's text about files. */
export function tellTooLarge(error: Failure): Failure {
  if (error.id !== 'request_too_large') return error;
  const failure = new RequestError({
    id: error.id,
    title: message('calendar:The event is too large'),
    text: message('calendar:Shorten its notes and try again.'),
    status: error.status,
    cause: error,
  });
  failure.trace = error.trace;
  return failure;
}
