import { type ErrorBody, errorBody, fieldErrorsBody } from '../http/errors.ts';
import { type PolicyUse, policyError, type Security } from './policy.ts';

interface Refusal<Status extends number> {
  readonly status: Status;
  readonly body: ErrorBody;
}

/** The answer to a call that its policy does not allow; undefined if it does. */
export function policyRefusal(security: Security, use: PolicyUse): Refusal<403> | undefined {
  const error = policyError(security, use);
  return error === undefined
    ? undefined
    : { status: 403, body: errorBody('permission_denied', error) };
}

/** The API key of an account without upload permission. */
export const blockedKey = 'blocked';

/** Refuses a call that would store a file in a blocked account; undefined for other accounts. */
export function blockedRefusal(apikey: string): Refusal<403> | undefined {
  if (apikey !== blockedKey) return undefined;
  return { status: 403, body: errorBody('permission_denied', 'The account may upload nothing.') };
}

export function notFound(message: string): Refusal<404> {
  return { status: 404, body: errorBody('not_found', message) };
}

/** The answer to a call with a field that contradicts known values. */
export function wrongField(field: string, message: string): Refusal<422> {
  return { status: 422, body: fieldErrorsBody([{ field, message }]) };
}
