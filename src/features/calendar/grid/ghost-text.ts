import type { Translate } from '#src/i18n/i18n.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import type { DrawnDraft } from './draft-store.ts';

/** Returns a ghost's text where space is limited: start and title, or all times of an event that has no title yet. */
export function ghostText(
  t: Translate,
  formats: CalendarFormats,
  { target: { event, start, end, days }, isNew }: DrawnDraft,
  title: string,
): string {
  if (event.all_day) return isNew ? formats.days(days.first, days.last) : title;
  const first = formats.shortTime(start);
  if (!isNew) return `${first} ${title}`;
  return t('calendar:%first% – %last%', { first, last: formats.shortTime(end) });
}
