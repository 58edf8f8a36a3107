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
  /^\/admintool96\/(?!api\/)/,
  /^\/c\/[A-Za-z0-9]{6}(\/|$)/,
  /^\/ks[A-Za-z0-9]{16}(\/|$)/,
  /^\/events\/pointer\/[^/]+$/,
];

/** Whether the product has a page at a path; a slash at its end does not count. */
export function isPageRoute(path: string): boolean {
  const plain = path.replace(/(?<=[^/])\/$/, '');
  return pages.has(plain) || pagePatterns.some((pattern) => pattern.test(plain));
}

/** Whether a request is a browser's navigation rather than a call: it takes HTML and is no XMLHttpRequest. */
export function asksForPage(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.headers.get('x-requested-with') === 'XMLHttpRequest') return false;
  const accept = request.headers.get('accept');
  return accept === null || /text\/html|text\/\*|\*\/\*/.test(accept);
}
