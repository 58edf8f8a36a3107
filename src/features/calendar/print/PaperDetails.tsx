import { allDayLanes, columnWidthOnPage, pageWidth } from '#src/calendar/layout/column-sizes.ts';
import { cutInColumns, cutInRow, cutInTimelineRow } from '#src/calendar/layout/paper.ts';
import { visibleHours } from '#src/calendar/layout/visible-hours.ts';
import { compareSpans, type EventSpan, isBar } from '#src/calendar/model/event.ts';
import { shownDays, showsAny } from '#src/calendar/model/week.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useEmbedSwitches } from '#src/session/embed-switches.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { LateMarkdown } from '#src/ui/markdown/LateMarkdown.tsx';
import type { ViewName } from '../address/calendar-state.ts';
import { eventTime } from '../formats/event-name.ts';
import type { ViewProps } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import { scaleLooks, timelineColumns } from '../views/timeline/timeline-scale.ts';
import { nameWidth } from '../views/timeline/timeline-sizes.ts';
import styles from './PaperDetails.module.css';

export interface PaperDetailsProps
  extends Pick<
    ViewProps,
    | 'range'
    | 'options'
    | 'settings'
    | 'subCalendars'
    | 'secondZone'
    | 'shownEvents'
    | 'formats'
    | 'eventLook'
  > {
  view: Pick<CalendarView, 'name' | 'hasNotes'>;
  /** True if events with notes are listed, too. */
  hasNotes: boolean;
}

/** Below a view on paper: the events that it cannot show in full, and the notes. */
export function PaperDetails(props: PaperDetailsProps) {
  const { view, range, options, shownEvents, formats, eventLook, hasNotes } = props;
  const t = useTranslate();
  const spans = useDayEvents(shownEvents, range).spans.filter(({ days }) =>
    showsAny(days, options.week, range),
  );
  const cutSpans = new Set(findCut(view.name, spans, props));
  const { showAgendaDetails } = useEmbedSwitches();
  const hasOwnNotes = view.hasNotes === true && showAgendaDetails;
  const listedSpans = spans
    .filter((span) => cutSpans.has(span) || (hasNotes && !hasOwnNotes && span.event.notes))
    .toSorted(compareSpans);
  if (listedSpans.length === 0) return null;
  return (
    <section className={styles.details} aria-label={t('calendar:In full')}>
      <UnmarkedList className={styles.list}>
        {listedSpans.map((span) => (
          <li key={span.event.id} className={styles.entry} data-color={eventLook.color(span.event)}>
            <p className={styles.line}>
              <span>{eventTime(t, formats, span)}</span> <b>{eventLook.title(span.event)}</b>{' '}
              {[...eventLook.calendars(span.event), span.event.location ?? '']
                .filter((part) => part !== '')
                .join(' · ')}
            </p>
            {hasNotes && span.event.notes && <LateMarkdown text={span.event.notes} />}
          </li>
        ))}
      </UnmarkedList>
    </section>
  );
}

/** Only places in a grid cut texts: all other views grow with them. */
function findCut(
  view: ViewName,
  spans: readonly EventSpan[],
  { range, options, settings, subCalendars, secondZone, formats }: PaperDetailsProps,
): EventSpan[] {
  const days = shownDays(range, options.week);
  const timedSpans = spans.filter((span) => !isBar(span));
  const hours = visibleHours(timedSpans, settings);
  const hasSecondZone = secondZone !== null;
  const rows = subCalendars.map(({ id }) =>
    spans.filter(({ event }) => event.sub_calendar_ids.includes(id)),
  );
  switch (view) {
    case 'month':
    case 'weeks': {
      const columns = shownDays({ first: range.first, last: range.first + 6 }, options.week).length;
      const weeks = Array.from({ length: Math.ceil(days.length / columns) }, (_, week) =>
        days.slice(week * columns, (week + 1) * columns),
      );
      const room = { lanes: Number.POSITIVE_INFINITY, columnWidth: pageWidth / columns };
      return weeks.flatMap((week) => cutInRow(spans, week, room));
    }
    case 'week':
    case 'days': {
      const columnWidth = columnWidthOnPage(days.length, hasSecondZone);
      const columns = days.map((day) => ({ day, spans }));
      return [
        ...cutInRow(spans, days, { lanes: allDayLanes, columnWidth }),
        ...cutInColumns(columns, { hours, hasSecondZone, formats }),
      ];
    }
    case 'scheduler': {
      const columns = days.flatMap((day) => rows.map((row) => ({ day, spans: row })));
      const columnWidth = columnWidthOnPage(columns.length, hasSecondZone);
      return [
        ...columns.flatMap((column) =>
          cutInRow(column.spans, [column.day], { lanes: allDayLanes, columnWidth }),
        ),
        ...cutInColumns(columns, { hours, hasSecondZone, formats }),
      ];
    }
    case 'timeline': {
      const columns = timelineColumns(range, options.scale, options.week);
      const columnWidth = (pageWidth - nameWidth) / columns.length;
      const room = { ...scaleLooks[options.scale], columnWidth };
      return rows.flatMap((row) => cutInTimelineRow(row, columns, room));
    }
    default:
      return [];
  }
}
