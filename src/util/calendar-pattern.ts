import { pathParameters } from '#generated/app/pages.ts';

/** A calendar's key, as part of a longer pattern. */
const calendarKeyPattern = inner(pathParameters.calendarKey);

/** The identifier in a short link, after `/c/`, as part of a longer pattern. */
export const shortLinkPattern = inner(pathParameters.identifier);

/** A pattern without its `^` and `$`. */
function inner({ source }: RegExp): string {
  return source.slice(1, -1);
}

/** A slash in a text, which may be escaped repeatedly in a nested address. */
export const anySlash = '(?:/|%(?:25)*2f)';

/** Every calendar key in a text, in any case and escaping: a key opens its calendar. */
export const calendarKeys = new RegExp(
  `(?=ks)(?:(?<![a-z0-9])|(?<=%(?:25)*[a-f0-9]{2}))${calendarKeyPattern}(?![a-z0-9])`,
  'gi',
);

/** Every short link in a text: `/c/` or `c/`, the identifier, and the title if it is attached. */
export const shortLinks = new RegExp(
  `((?:${anySlash}|(?<![\\w%.-]))c${anySlash}+)(${shortLinkPattern})(?![a-z0-9])(?:-[^\\s"'<>/%]*)?`,
  'gi',
);
