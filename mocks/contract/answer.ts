/** An answer to an operation, before it becomes an HTTP response. */
export interface Answer {
  readonly status: number;
  /** The body's content type. Default JSON. */
  readonly mediaType?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The media type of an answer; undefined without a body. */
export function getMediaType({ body, mediaType = 'application/json' }: Answer): string | undefined {
  return body === undefined ? undefined : mediaType;
}

/** Used if the document has no matching response. */
export class DocumentRefusal {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}
