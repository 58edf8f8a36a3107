import { isJson, type Operation } from '../contract/operation.ts';
import type { RequestParts } from '../target/request-parts.ts';
import type { WireAnswer, WireRequest } from '../target/send.ts';

/** A request of an operation with its answer. */
export interface Exchange {
  readonly operation: Operation;
  readonly parts: RequestParts;
  /** Whose session it was sent in; nothing where it had none. */
  readonly session: string | undefined;
  readonly roles: readonly string[] | undefined;
  readonly request: WireRequest;
  readonly answer: WireAnswer;
  /** The answer's body: parsed where it is JSON, else its text; nothing where there is none. */
  readonly body: unknown;
  /** Whether the body says that it is JSON, and is not. */
  readonly isBroken: boolean;
}

/** The body of an answer as its content type says. */
export function readBody({ headers, body }: WireAnswer): Pick<Exchange, 'body' | 'isBroken'> {
  if (body === '') return { body: undefined, isBroken: false };
  if (!isJson(headers.get('content-type') ?? '')) return { body, isBroken: false };
  try {
    return { body: JSON.parse(body), isBroken: false };
  } catch {
    return { body, isBroken: true };
  }
}
