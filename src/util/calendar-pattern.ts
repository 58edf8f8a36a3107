import { pathParameters } from '#generated/app/pages.ts';

/** A calendar's key, within a longer pattern. */
const calendarKeyPattern = inner(pathParameters.calendarKey);

/** What names a calendar in a short link, behind `/c/`, within a longer pattern. */
export const shortLinkPattern = inner(pathParameters.identifier);

/** A pattern without the `^` and `$` that hold it to a whole text. */
function inner({ source }: RegExp): string {
  return source.slice(1, -1);
}

/** A slash in a text: an address inside of another one is escaped, once or more often. */
export const anySlash = '(?:/|%(?:25)*2f)';

/** Every calendar key in a text, in either case and behind any escape: it opens its calendar. */
export const calendarKeys = new RegExp(
  `(?=ks)(?:(?<![a-z0-9])|(?<=%(?:25)*[a-f0-9]{2}))${calendarKeyPattern}(?![a-z0-9])`,
  'gi',
);

/** Every short link in a text: `/c/`, what names the calendar, and the calendar's title where it hangs on that. */
export const shortLinks = new RegExp(
  `(${anySlash}c${anySlash}+)(${shortLinkPattern})(?![a-z0-9])(?:-[^\\s"'<>/%]*)?`,
  'gi',
);
