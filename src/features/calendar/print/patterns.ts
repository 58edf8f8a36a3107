import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { leadingId } from '#src/calendar/model/sub-calendar.ts';
import type { EventLook } from '../event/event-look.ts';
import type { ViewProps } from '../grid/view-props.ts';

/** The number of patterns in `patterns.css`. */
const patternCount = 8;

/** The last, which no chosen sub-calendar has: of those that have not been chosen, but have events with chosen ones. */
const otherPattern = 'pattern-8';

/** Colors for paper without any: names of patterns, in the place of names of the palette. */
export function withPatterns<
  Shown extends Pick<ViewProps, 'subCalendars' | 'configuration' | 'eventLook'>,
>(shown: Shown): Shown {
  const colors = new Map(
    shown.subCalendars.map(({ id }, index) => [id, `pattern-${(index % (patternCount - 1)) + 1}`]),
  );
  const recolor = (subCalendar: SubCalendar) => ({
    ...subCalendar,
    color: colors.get(subCalendar.id) ?? otherPattern,
  });
  const color: EventLook['color'] = ({ sub_calendar_ids: ids }) =>
    colors.get(leadingId(ids, (id) => colors.has(id)) ?? 0) ?? otherPattern;
  return {
    ...shown,
    subCalendars: shown.subCalendars.map(recolor),
    configuration: {
      ...shown.configuration,
      sub_calendars: shown.configuration.sub_calendars.map(recolor),
    },
    eventLook: { ...shown.eventLook, color },
  };
}
