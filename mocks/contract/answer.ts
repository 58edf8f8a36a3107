/** An answer to an operation, before it becomes an HTTP response. */
export interface Answer {
  readonly status: number;
  /** Of the body; JSON unless told otherwise. */
  readonly mediaType?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The media type that an answer is sent with; nothing where it has no body. */
export function mediaTypeOf({ body, mediaType = 'application/json' }: Answer): string | undefined {
  return body === undefined ? undefined : mediaType;
}

/** Takes the place of a response when the document has none like the one asked for. */
export class DocumentRefusal {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}
