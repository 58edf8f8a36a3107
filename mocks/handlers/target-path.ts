import { decodedSegments } from '../contract/router.ts';

const dashboard = '/user/dashboard';
/** Pages that end or begin a session are nowhere to go after logging in. */
const leadsOut = new Set(['/login', '/logout', '/register']);
const origin = 'http://this-origin.invalid';

/**
 * Where the browser goes after a login: the path asked for when it lies on this origin, else the
 * dashboard. Everything that a browser may read as an address elsewhere is refused.
 */
export function safeTargetPath(path: string | undefined): string {
  if (path === undefined || !isLocalPath(path)) return dashboard;
  const url = URL.parse(path, origin);
  // `/a/..//evil.example` is only seen to lead elsewhere after its dots are resolved.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return dashboard;
  const plain = decodedSegments(url.pathname)?.join('/');
  return leadsOut.has(`/${plain?.replace(/\/+$/, '')}`) ? dashboard : path;
}

function isLocalPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !/[\\\p{Cc}]/u.test(path);
}
