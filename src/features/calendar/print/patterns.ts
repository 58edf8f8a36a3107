import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { leadingId } from '#src/calendar/model/sub-calendar.ts';
import type { EventLook } from '../event/event-look.ts';

/** The number of patterns in `patterns.css`. */
const patternCount = 8;

/** Colors for paper without any: names of patterns, in the place of names of the palette. */
export function withPatterns<
  Shown extends { subCalendars: readonly SubCalendar[]; eventLook: EventLook },
>(shown: Shown): Shown {
  const subCalendars = shown.subCalendars.map((subCalendar, index) => ({
    ...subCalendar,
    color: `pattern-${(index % patternCount) + 1}`,
  }));
  const colors = new Map(subCalendars.map(({ id, color }) => [id, color]));
  const color: EventLook['color'] = ({ sub_calendar_ids: ids }) =>
    colors.get(leadingId(ids, (id) => colors.has(id)) ?? 0) ?? 'pattern-1';
  return { ...shown, subCalendars, eventLook: { ...shown.eventLook, color } };
}
