/** What is wrong with one field of a request. */
export interface ErrorDetail {
  field: string;
  message: string;
}

export interface RequestFailure {
  /** The server's error id, or one of the client's own for answers without. */
  id: string;
  title: string;
  message: string;
  details?: readonly ErrorDetail[];
  /** HTTP status; none when there was no answer. */
  status?: number | undefined;
  cause?: unknown;
}

/** A call failed; `message` and `title` are for people (product specification, section 8). */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly id: string;
  readonly title: string;
  readonly details: readonly ErrorDetail[];
  readonly status: number | undefined;

  constructor({ id, title, message, details = [], status, cause }: RequestFailure) {
    super(message, { cause });
    this.id = id;
    this.title = title;
    this.details = details;
    this.status = status;
  }

  /** The service failed or was not reached: nothing that other input could mend. */
  get isUnexpected(): boolean {
    return this.status === undefined || this.status >= 500;
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
