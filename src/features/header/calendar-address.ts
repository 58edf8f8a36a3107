import { pageAt } from '#generated/app/pages.ts';

/** Identifies a page's calendar by the parameters of the logout link. */
export type CalendarAddress = { calendarKey: string } | { calendarId: string };

/** The calendar at a path below the base; null on all other pages. */
export function calendarAt(pathname: string): CalendarAddress | null {
  const segment = (index: number) => decodeURIComponent(pathname.split('/')[index] ?? '');
  switch (pageAt(pathname)?.id) {
    case 'calendarByKey':
    case 'calendarSettings':
      return { calendarKey: segment(1) };
    case 'calendarByIdentifier':
    case 'calendarSettingsByIdentifier':
      return { calendarId: segment(2) };
    default:
      return null;
  }
}
