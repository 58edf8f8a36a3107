import type { Operation } from '../contract/operation.ts';
import type { Place } from '../contract/place.ts';
import type { RequestParts } from '../target/request-parts.ts';

/** The answer that a request must get. */
export interface Expected {
  /** Any one of them. */
  readonly statuses: readonly number[];
  /** The field that the error body has to name among its `details`. */
  readonly field?: string;
  /** Why, as the end of a sentence: "the field `email` is missing". */
  readonly because: string;
  readonly clause: Place;
  /** Whether a proxy in front of a server may answer in its own words, or cut the connection. */
  readonly byFront?: boolean;
}

/** One request that is tried. */
export interface Case {
  readonly operation: Operation;
  /** What makes it special, in a few words. */
  readonly title: string;
  readonly parts: RequestParts;
  /** Whose session it is sent in; nothing for none. */
  readonly session: string | undefined;
  /** In the place of the operation's own. */
  readonly method?: string;
  /** Nothing where every documented answer will do. */
  readonly expected?: Expected;
}
