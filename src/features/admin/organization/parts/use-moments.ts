import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import type { Moment } from '#src/util/dates.ts';

/** Formats times in UTC and in the reader's time zone, side by side, on the 24-hour clock of servers and logs. */
export function useMoments() {
  const dateLocale = useDateLocale();
  const style = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
  const utc = new Intl.DateTimeFormat(dateLocale, { ...style, timeZone: 'UTC' });
  const local = new Intl.DateTimeFormat(dateLocale, style);
  return {
    utc: (moment: Moment) => utc.format(new Date(moment)),
    local: (moment: Moment) => local.format(new Date(moment)),
    // Wraps after a slash, where it has no space.
    zone: local.resolvedOptions().timeZone.replaceAll('/', '/\u200B'),
  };
}
