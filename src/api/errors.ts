import { englishText, type Message } from '#src/i18n/message.ts';

/** What is wrong with one field of a request. */
export interface ErrorDetail {
  field: string;
  message: string;
}

/** Finds a failed call in the server's logs; holds nobody's values. */
export interface CallTrace {
  /** Method and path as the document has them: `GET /user/calendars/{calendarId}`. */
  call: string;
  /** When it failed, in ISO 8601. */
  at: string;
  /** The server's id of the request; none without a response. */
  requestId?: string;
}

export interface RequestFailure {
  /** The server's error id, or one of the client's own for answers without. */
  id: string;
  /** A server's words come in the page's language; the client's own are translated when they are shown. */
  title: Message;
  text: Message;
  details?: readonly ErrorDetail[];
  /** HTTP status; none when there was no answer. */
  status?: number | undefined;
  /** The part of a body at 200–299 that is not as the document promises it. */
  misshapen?: string | undefined;
  cause?: unknown;
}

/** A call failed; `title` and `text` are for people (product specification, section 8), `message` is for logs. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly id: string;
  readonly title: Message;
  readonly text: Message;
  readonly details: readonly ErrorDetail[];
  readonly status: number | undefined;
  readonly misshapen: string | undefined;
  /** Told by the fetcher once it is known. */
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
  }

  /** The service failed or was not reached: nothing that other input could mend. */
  get isUnexpected(): boolean {
    return this.status === undefined || this.status < 400 || this.status >= 500;
  }
}

/** The call needs a login first; it carries what is needed to send the call again (section 8). */
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

/** Whether a login failed only for the code of the account's second factor, with which it is to be sent again. */
export function isCodeRequest(error: unknown): boolean {
  return (
    error instanceof LoginRequiredError && error.id === 'two_factor_authentication_code_required'
  );
}
