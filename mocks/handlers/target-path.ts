import { pageAt, pagePaths } from '#generated/app/pages.ts';

const origin = 'http://this-origin.invalid';

/**
 * The path to go to after a login: the requested one if it is a page on this origin that allows it, otherwise the
 * dashboard. Refuses anything that a browser or a proxy may read as another address.
 */
export function safeTargetPath(path: string | undefined): string {
  const dashboard = pagePaths.dashboard();
  if (!path?.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return dashboard;
  const url = URL.parse(path, origin);
  if (url?.origin !== origin || /%2f|%5c/i.test(url.pathname)) return dashboard;
  const page = pageAt(url.pathname);
  return page && !('target' in page) ? path : dashboard;
}
