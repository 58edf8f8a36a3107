/** A calendar's key. */
export const calendarKeyPattern = 'ks[A-Za-z0-9]{16}';

/** What names a calendar in a short link, behind `/c/`. */
export const shortLinkPattern = '[A-Za-z0-9]{6}';

/** Every calendar key in a text, in either case: it opens its calendar. */
export const calendarKeys = new RegExp(`(?<![a-z0-9])${calendarKeyPattern}(?![a-z0-9])`, 'gi');
