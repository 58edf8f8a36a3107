import { pageAt, pathParameters } from '#generated/app/pages.ts';
import { parsedUrl } from '#src/util/parsed-url.ts';
import type { UserCalendar } from '../user-calendar.ts';

/** A link or key that opens a calendar, as people paste it. */
export type CalendarLink = { readonly link: string } & (
  | { readonly key: string }
  | { readonly identifier: string }
);

/** Characters around a link in a mail or a sentence. */
const surroundings = /^[\s<("'“„«]+|[\s>)"'”“».,;:!?]+$/gu;

/**
 * Reads a link as people paste it: a whole address, one without `https://`, a path such as `/c/ab12cd`, or a key alone.
 * @param home is the product's own address, with a trailing slash. Paths are resolved against it.
 */
export function calendarLink(typedLink: string, home: string): CalendarLink | undefined {
  const text = typedLink.replace(surroundings, '');
  if (pathParameters.calendarKey.test(text)) return { link: text, key: text };
  const isAddress = /^https?:/i.test(text);
  const url = parsedUrl(
    isAddress ? text : text.startsWith('/') ? home + text.slice(1) : `https://${text}`,
  );
  const segments = url?.pathname.split('/') ?? [];
  for (let from = 1; from < segments.length; from += 1) {
    // The address may have a base path before the page's path.
    const page = pageAt(`/${segments.slice(from).join('/')}`)?.id;
    const [first = '', second = ''] = segments.slice(from);
    if (url && page === 'calendarByKey') return { link: url.href, key: first };
    if (url && page === 'calendarByIdentifier') return { link: url.href, identifier: second };
  }
  return undefined;
}

/** The calendar that a link opens, among the user's. */
export function linkedCalendar(
  link: CalendarLink,
  calendars: readonly UserCalendar[],
): UserCalendar | undefined {
  return calendars.find((calendar) =>
    'key' in link ? calendar.key === link.key : calendar.identifier === link.identifier,
  );
}
