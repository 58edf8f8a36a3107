import { message } from '#src/i18n/message.ts';
import { isRecord } from '#src/util/is-record.ts';
import {
  type ErrorDetail,
  LoginRequiredError,
  RequestError,
  type RequestFailure,
} from './errors.ts';

/** The request failures of the product specification, section 8. */

const loginRequiredIds = new Set([
  'login_required',
  'reauth_required',
  'two_factor_authentication_code_required',
]);

/** The id of a failure that the server itself does not name. */
export const unexpectedServerErrorId = 'unexpected_server_error';

/**
 * The error of an answer with a status outside 200–299.
 * @param answer its body is parsed where it is JSON.
 * @param product name of the product in messages.
 */
export function answerError(
  answer: { status: number; body: unknown },
  call: { url: string; body: unknown },
  product: string,
): RequestError {
  const failure = bodyFailure(answer.body);
  if (failure) {
    const full = { ...failure, status: answer.status };
    return loginRequiredIds.has(failure.id)
      ? new LoginRequiredError(full, call)
      : new RequestError(full);
  }
  if (answer.status < 400) return connectionError(product, undefined, answer.status);
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

/**
 * The error of a response that makes no sense.
 * @param misshapen the part of a body that is not as the document promises it.
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

/** The error of a call that got no response, or one that cannot be read. */
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

/** The failure that an error body tells of; none when it is not the contract's `ErrorBody`. */
function bodyFailure(body: unknown): RequestFailure | undefined {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error) || !isText(error['message'])) return undefined;
  return {
    id: isText(error['id']) ? error['id'] : 'unknown',
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
