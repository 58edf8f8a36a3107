import type { ErrorId } from '#generated/error-ids.ts';
import { englishText, type Message } from '#src/i18n/message.ts';
import type { Moment } from '#src/util/dates.ts';

/** An error in one field of a request. */
export interface ErrorDetail {
  field: string;
  message: string;
}

/** Identifies a failed call in the server's logs. Contains no personal data. */
export interface CallTrace {
  /** Method and path as in the document: `GET /user/calendars/{calendarId}`. */
  call: string;
  /** When it failed, in ISO 8601. */
  at: Moment;
  /** The server's request id; absent without a response. */
  requestId?: string;
}

/**
 * The ids of the contract, and those of errors that the server does not identify. A newer server may send others, which
 * are shown in the same way. They are omitted here so that comparing with a renamed id is a type error.
 */
export type FailureId =
  | ErrorId
  | 'unexpected_server_error'
  | 'unexpected_connection_error'
  | 'unknown'
  | `upload_${string}`
  | `passkey_${string}`;

export interface FailureInit {
  /** The server's error id, or the client's own if the server gave none. */
  id: FailureId;
  /** The server's text is already in the page's language; the client's own is translated when shown. */
  title: Message;
  text: Message;
  details?: readonly ErrorDetail[];
  /** HTTP status; absent without a response. */
  status?: number | undefined;
  /** The seconds to wait before another try; 0 if the server did not say. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * Why something that the user asked for could not be done. `title` and `text` are for people (product specification,
 * section 8), `message` is for logs. All other errors are bugs.
 */
export abstract class Failure extends Error {
  readonly id: FailureId;
  readonly title: Message;
  readonly text: Message;
  readonly details: readonly ErrorDetail[];
  readonly status: number | undefined;
  /** Until when another try would be refused, in milliseconds since 1970; absent if the server did not say. */
  readonly blockedUntil: number | undefined;
  /** Set by the fetcher once it is known. */
  trace: CallTrace | undefined;
  /** The change may have been made although its call failed. Set where its outcome is verified. */
  isUncertain = false;

  constructor({ id, title, text, details = [], status, retryAfter = 0, cause }: FailureInit) {
    super(englishText(text), { cause });
    this.id = id;
    this.title = title;
    this.text = text;
    this.details = details;
    this.status = status;
    this.blockedUntil = retryAfter > 0 ? Date.now() + retryAfter * 1000 : undefined;
  }

  /** True if another try may succeed with the same input. */
  abstract get isUnexpected(): boolean;
}

/** Returns whether the server has refused a call with an error's id. */
export function hasId(error: unknown, id: FailureId): boolean {
  return error instanceof RequestError && error.id === id;
}

/** For `catch`: ignores what the user could not do, and throws bugs again. */
export function ignoreFailure(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
}

/** For `catch`: ignores a 404, because what was to be removed is gone already. */
export function acceptGone(error: unknown): void {
  if (!(error instanceof RequestError && error.status === 404)) throw error;
}

export interface RequestFailure extends FailureInit {
  /** The part of a 200–299 body that breaks the contract. */
  misshapen?: string | undefined;
  /** The response's body, for operations that document more than the error in it. As untrusted as any response. */
  response?: unknown;
}

/** A failed call. */
export class RequestError extends Failure {
  override name = 'RequestError';
  readonly misshapen: string | undefined;
  readonly response: unknown;

  constructor(failure: RequestFailure) {
    super(failure);
    this.misshapen = failure.misshapen;
    this.response = failure.response;
  }

  /** True if the service failed or was unreachable, so that different input would not help. */
  override get isUnexpected(): boolean {
    return this.status === undefined || this.status < 400 || this.status >= 500;
  }
}

/** The call requires a login. Carries what is needed to send it again (section 8). */
export class LoginRequiredError extends RequestError {
  override name = 'LoginRequiredError';
  readonly url: string;
  readonly body: unknown;

  constructor(failure: RequestFailure, call: { url: string; body: unknown }) {
    super(failure);
    this.url = call.url;
    this.body = call.body;
  }
}

/** Returns whether a login only lacks the code of the account's second factor. */
export function isCodeRequest(error: unknown): boolean {
  return (
    error instanceof LoginRequiredError && error.id === 'two_factor_authentication_code_required'
  );
}
