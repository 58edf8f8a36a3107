import type { UIMatch } from 'react-router-dom';
import type { FeaturePage } from '#src/ui/layout/feature-page.ts';
import { isRecord } from '#src/util/is-record.ts';

/** The information that a page's route gives the layout around it. */
export interface RouteHandle {
  /** The page's skeleton. */
  shape: FeaturePage['shape'];
  /** The page uses the whole width. */
  wide: boolean;
  /** The navigation that stands beside the page's content instead of above. */
  sideNavigation: FeaturePage['sideNavigation'];
}

/** The handle of the page among the matched routes; undefined if there is no page at the address. */
export function pageHandle(matches: readonly UIMatch[]): RouteHandle | undefined {
  return matches.map(({ handle }) => handle).find(isRouteHandle);
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return isRecord(handle) && ('shape' satisfies keyof RouteHandle) in handle;
}
