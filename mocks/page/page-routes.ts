import { framedPages, pageAt } from '#generated/app/pages.ts';

/** The translation sections that the page at a path needs before it is shown. */
export function listSections(path: string): string[] {
  return [...(pageAt(path)?.sections ?? [])];
}

/** Prefixes of links to calendars and their events; a calendar's key starts with `ks`. */
const calendarLink = /^\/(c\/|events\/pointer\/|ks)/;

/** Returns whether other sites may frame the page at a path. */
export function mayBeFramed(path: string): boolean {
  const page = pageAt(path);
  // A mistyped link in a customer's page shows the not-found page, which must work in a frame.
  return page ? framedPages.includes(page.id) : calendarLink.test(path);
}

/** Returns whether a request is a browser's navigation rather than a call: it accepts HTML and is not from XMLHttpRequest. */
export function asksForPage(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.headers.get('x-requested-with') === 'XMLHttpRequest') return false;
  const accept = request.headers.get('accept');
  return accept === null || /text\/html|text\/\*|\*\/\*/.test(accept);
}
