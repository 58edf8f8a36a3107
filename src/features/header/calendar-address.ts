import { pageAt } from '#generated/app/pages.ts';

/** Which calendar a page shows, in the words of the link to log out. */
export type CalendarAddress = { calendarKey: string } | { calendarId: string };

/** The calendar at a path below the base; nothing on every other page. */
export function calendarAt(pathname: string): CalendarAddress | null {
  const segment = (index: number) => decodeURIComponent(pathname.split('/')[index] ?? '');
  switch (pageAt(pathname)?.id) {
    case 'calendarByKey':
      return { calendarKey: segment(1) };
    case 'calendarByIdentifier':
      return { calendarId: segment(2) };
    default:
      return null;
  }
}
