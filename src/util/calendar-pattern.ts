/** A calendar's key. */
export const calendarKeyPattern = 'ks[A-Za-z0-9]{16}';

/** What names a calendar in a short link, behind `/c/`. */
export const shortLinkPattern = '[A-Za-z0-9]{6}';

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
