import { decodedSegments } from '../contract/router.ts';

const pages = new Set([
  '/',
  '/login',
  '/register',
  '/user/dashboard',
  '/user/profile/edit',
  '/user/security/devices',
  '/user/notifications',
  '/user/avatar',
  '/admintool96',
  '/debug',
]);

const pagePatterns = [
  /^\/c\/[A-Za-z0-9]{6}(\/[^/]+)?$/,
  /^\/ks[A-Za-z0-9]{16}$/,
  /^\/events\/pointer\/[^/\s\p{Cc}]+$/u,
];

/** Translation sections that pages need at once, by their paths. */
const pageSections: readonly (readonly [path: RegExp, section: string])[] = [
  [/^\/(login|register)$/, 'login'],
  [/^\/user\/dashboard$/, 'dashboard'],
  [/^\/user\/(profile|security|notifications|avatar)(\/|$)/, 'account'],
  [/^\/admintool96(\/|$)/, 'admin'],
  [/^\/debug$/, 'debug'],
  [/^\/(c|events)\/|^\/ks[A-Za-z0-9]{16}$/, 'calendar'],
];

/** The translation sections that the page at a path needs before it is shown. */
export function sectionsOfPage(path: string): string[] {
  const plain = plainPath(path) ?? '';
  return pageSections.filter(([pattern]) => pattern.test(plain)).map(([, section]) => section);
}

/** Whether the product has a page at a path, escaped or not; slashes at its end do not count. */
export function isPageRoute(path: string): boolean {
  const plain = plainPath(path);
  if (plain === undefined) return false;
  return pages.has(plain) || pagePatterns.some((pattern) => pattern.test(plain));
}

/** The path as the product's routes read it: without escapes and without slashes at its end. */
export function plainPath(path: string): string | undefined {
  return decodedPath(path)?.replace(/(?<=[^/])\/+$/, '');
}

/** The path with its escapes read, but for those of slashes, which part nothing; nothing when one is malformed. */
function decodedPath(path: string): string | undefined {
  return decodedSegments(path)
    ?.map((segment) => `/${segment.replaceAll('/', '%2F')}`)
    .join('');
}

/** Whether a request is a browser's navigation rather than a call: it takes HTML and is no XMLHttpRequest. */
export function asksForPage(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.headers.get('x-requested-with') === 'XMLHttpRequest') return false;
  const accept = request.headers.get('accept');
  return accept === null || /text\/html|text\/\*|\*\/\*/.test(accept);
}
