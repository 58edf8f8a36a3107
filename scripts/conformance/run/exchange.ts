import { documents, isJson, type Operation } from '../contract/operation.ts';
import type { RequestParts } from '../target/request-parts.ts';
import type { WireAnswer, WireRequest } from '../target/send.ts';

/** A request of an operation with its answer. */
export interface Exchange {
  readonly operation: Operation;
  readonly parts: RequestParts;
  /** The login whose session sent it, if any. */
  readonly session: string | undefined;
  readonly roles: readonly string[] | undefined;
  readonly request: WireRequest;
  readonly answer: WireAnswer;
  /** The answer's body: parsed if it is JSON, otherwise its text; undefined if there is none. */
  readonly body: unknown;
  /** True if the body claims to be JSON but is not. */
  readonly isBroken: boolean;
}

/** Parses an answer's body by its content type. */
export function readBody({ headers, body }: WireAnswer): Pick<Exchange, 'body' | 'isBroken'> {
  if (body === '') return { body: undefined, isBroken: false };
  if (!isJson(headers.get('content-type') ?? '')) return { body, isBroken: false };
  try {
    return { body: JSON.parse(body), isBroken: false };
  } catch {
    return { body, isBroken: true };
  }
}

/** Returns whether an answer only reports too many requests, which reveals nothing about this one. */
export function isThrottled({ operation, answer }: Exchange): boolean {
  return answer.status === 429 && documents(operation, 429);
}
