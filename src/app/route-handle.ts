import { isRecord } from '#src/util/is-record.ts';

/** What a route tells the frame around its page. */
export interface RouteHandle {
  /** The page uses the whole width. */
  wide?: boolean;
}

/** Whether the page of a match uses the whole width. */
export function isWide(handle: unknown): boolean {
  return isRecord(handle) && handle['wide' satisfies keyof RouteHandle] === true;
}
