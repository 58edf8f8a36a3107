import type { ErrorId } from '#generated/error-ids.ts';
import { englishText, type Message } from '#src/i18n/message.ts';

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
  at: string;
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
  | 'unknown';

export interface RequestFailure {
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
  /** The part of a 200–299 body that breaks the contract. */
  misshapen?: string | undefined;
  cause?: unknown;
}

/** A failed call. `title` and `text` are for people (product specification, section 8), `message` is for logs. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly id: FailureId;
  readonly title: Message;
  readonly text: Message;
  readonly details: readonly ErrorDetail[];
  readonly status: number | undefined;
  readonly misshapen: string | undefined;
  readonly retryAfter: number;
  /** Set by the fetcher once it is known. */
  trace: CallTrace | undefined;

  constructor(failure: RequestFailure) {
    const { id, title, text, details = [], status, cause } = failure;
    super(englishText(text), { cause });
    this.id = id;
    this.title = title;
    this.text = text;
    this.details = details;
    this.status = status;
    this.misshapen = failure.misshapen;
    this.retryAfter = failure.retryAfter ?? 0;
  }

  /** Whether the service failed or was unreachable, so that different input would not help. */
  get isUnexpected(): boolean {
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

/** Whether a login only lacks the code of the account's second factor. */
export function isCodeRequest(error: unknown): boolean {
  return (
    error instanceof LoginRequiredError && error.id === 'two_factor_authentication_code_required'
  );
}
