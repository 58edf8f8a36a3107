import { isRecord } from '#src/util/is-record.ts';

/** A route's data for the layout around its page. */
export interface RouteHandle {
  /** The page uses the whole width. */
  wide?: boolean;
}

/** Whether the page of a match uses the whole width. */
export function isWide(handle: unknown): boolean {
  return isRecord(handle) && handle['wide' satisfies keyof RouteHandle] === true;
}
