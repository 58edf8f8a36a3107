import { calendarKeyPattern, shortLinkPattern } from '#src/util/calendar-pattern.ts';

const keyPath = new RegExp(`^/(${calendarKeyPattern})(?:/|$)`);
const shortLinkPath = new RegExp(`^/c/(${shortLinkPattern})(?:/|$)`);

/** Which calendar a page shows, in the words of the link to log out. */
export type CalendarAddress = { calendarKey: string } | { calendarId: string };

/** The calendar at a path below the base; nothing on every other page. */
export function calendarAt(pathname: string): CalendarAddress | null {
  const [, calendarKey] = keyPath.exec(pathname) ?? [];
  if (calendarKey) return { calendarKey };
  const [, calendarId] = shortLinkPath.exec(pathname) ?? [];
  return calendarId ? { calendarId } : null;
}
