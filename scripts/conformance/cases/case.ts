import type { CheckName } from '../checks/problem.ts';
import type { Operation } from '../contract/operation.ts';
import type { Place } from '../contract/place.ts';
import type { RequestParts } from '../target/request-parts.ts';

/** The expected answer to a request. */
export interface Expectation {
  /** Any one of these. */
  readonly statuses: readonly number[];
  /** The field that the error body must name in its `details`. */
  readonly field?: string;
  /** The error that the body must have. */
  readonly id?: string;
  /** The check that reports another answer, unless its status determines it. */
  readonly check?: CheckName;
  /** The reason, as the end of a sentence: "the field `email` is missing". */
  readonly because: string;
  readonly clause: Place;
  /** True if a proxy in front of a server may answer in its own words, or cut the connection. */
  readonly byFront?: boolean;
}

/** A single request to try. */
export interface Case {
  readonly operation: Operation;
  /** Its special feature, in a few words. If it must be refused, the reason for that. */
  readonly title: string;
  readonly parts: RequestParts;
  /** The login whose session sends it, if any. */
  readonly session: string | undefined;
  /** Replaces the operation's own. */
  readonly method?: string;
  /** Undefined if any documented answer will do. */
  readonly expected?: Expectation;
}
