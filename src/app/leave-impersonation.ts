import { atom } from 'jotai';
import { pageAt } from '#generated/app/pages.ts';
import { takeOrigin } from '#src/session/impersonation-origin.ts';
import { isPageOutdatedAtom } from '#src/session/outdated-page.ts';
import { loadPageAtom, reloadPageAtom } from '#src/session/page-load.ts';
import { blockPageAtom } from './outdated-page.ts';

/**
 * Leaves the page for the member of staff who has viewed it as its user. A page that each user has would become their own
 * by the reload, so it leads back to the record from which this tab began.
 */
export const leaveImpersonationAtom = atom(null, (get, set, path: string) => {
  // A call has learned it first.
  if (get(isPageOutdatedAtom)) return;
  set(blockPageAtom);
  const origin = pageAt(path)?.access === 'user' ? takeOrigin() : undefined;
  if (origin === undefined) set(reloadPageAtom);
  else set(loadPageAtom, origin);
});
