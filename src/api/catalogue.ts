import type { ErrorId } from '#generated/error-ids.ts';
import { message } from '#src/i18n/message.ts';
import { isRecord } from '#src/util/is-record.ts';
import {
  type ErrorDetail,
  type FailureId,
  LoginRequiredError,
  RequestError,
  type RequestFailure,
} from './errors.ts';

/** The request failures of the product specification, section 8. */

const loginRequiredIds: ReadonlySet<FailureId> = new Set<ErrorId>([
  'login_required',
  'reauth_required',
  'two_factor_authentication_code_required',
]);

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

/** The error for a change that is not sent, because the page's user is no longer logged in. */
export function userChangedError(): RequestError {
  return new RequestError({
    id: 'user_changed',
    // As the server would answer, so that nobody asks whether the change was made.
    status: 409,
    title: message('errors:Another account is logged in'),
    text: message('errors:Nothing was changed. Reload the page to continue.'),
  });
}

/** The id of an error that the server does not identify. */
export const unexpectedServerErrorId = 'unexpected_server_error';

/**
 * The error for a response with a status outside 200–299.
 * @param answer is the parsed body, if it is JSON.
 * @param product is the product's name in messages.
 */
export function answerError(
  answer: { status: number; body: unknown; retryAfter?: string | null },
  call: { url: string; body: unknown },
  product: string,
): RequestError {
  const failure = bodyFailure(answer.body);
  const retryAfter = secondsIn(answer.retryAfter);
  if (failure) {
    const full = { ...failure, retryAfter, status: answer.status, response: answer.body };
    return loginRequiredIds.has(failure.id)
      ? new LoginRequiredError(full, call)
      : new RequestError(full);
  }
  if (answer.status < 400) return connectionError(product, undefined, answer.status);
  if (answer.status === 429) return tooManyTries(retryAfter);
  if (answer.status === 413) {
    return new RequestError({
      id: 'request_too_large',
      title: message('errors:Request Entity Too Large'),
      text: message(
        'errors:The upload failed because the file is larger than the allowed maximum size of 20 MB.',
      ),
      status: answer.status,
    });
  }
  return unexpectedServerError(answer.status);
}

function tooManyTries(retryAfter: number): RequestError {
  return new RequestError({
    id: 'too_many_requests',
    title: message('errors:Too many tries'),
    text: message('errors:Please wait a moment and try again.'),
    status: 429,
    retryAfter,
  });
}

/** The seconds in the header `Retry-After`; 0 if it has none. */
function secondsIn(header: string | null = null): number {
  return /^\d+$/.test(header ?? '') ? Number(header) : 0;
}

/**
 * The error for an unusable response.
 * @param misshapen names the part of the body that violates the contract.
 */
export function unexpectedServerError(status: number, misshapen?: string): RequestError {
  return new RequestError({
    id: unexpectedServerErrorId,
    title: message('errors:Unexpected server error'),
    text: message(
      'errors:Apologies for the trouble, we have been notified but please get in touch with details if the error persists.',
    ),
    status,
    misshapen,
  });
}

/** Reads the error from a body; undefined if the body is not the contract's `ErrorBody`. */
function bodyFailure(body: unknown): RequestFailure | undefined {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error) || !isText(error['message'])) return undefined;
  return {
    // A newer server's ids are missing from the type, but are shown in the same way.
    id: isText(error['id']) ? (error['id'] as FailureId) : 'unknown',
    title: isText(error['title']) ? error['title'] : error['message'],
    text: error['message'],
    details: Array.isArray(error['details']) ? error['details'].filter(isDetail) : [],
  };
}

function isDetail(value: unknown): value is ErrorDetail {
  return isRecord(value) && isText(value['field']) && isText(value['message']);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
