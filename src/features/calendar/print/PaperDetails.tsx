import { cutInColumns, cutInRow } from '#src/calendar/layout/paper.ts';
import { visibleHours } from '#src/calendar/layout/visible-hours.ts';
import { compareSpans, type EventSpan, isBar } from '#src/calendar/model/event.ts';
import { shownDays } from '#src/calendar/model/week.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { LateMarkdown } from '#src/ui/markdown/LateMarkdown.tsx';
import type { ViewName } from '../address/calendar-state.ts';
import { eventTime } from '../formats/event-name.ts';
import type { ViewProps } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';
import styles from './PaperDetails.module.css';

export interface PaperDetailsProps
  extends Pick<
    ViewProps,
    'range' | 'options' | 'settings' | 'subCalendars' | 'shownEvents' | 'formats' | 'eventLook'
  > {
  view: Pick<CalendarView, 'name'>;
  /** True if events with notes are listed, too. */
  hasNotes: boolean;
}

/** Below a view on paper: the events that it cannot show in full, and the notes. */
export function PaperDetails(props: PaperDetailsProps) {
  const { view, range, shownEvents, formats, eventLook, hasNotes } = props;
  const t = useTranslate();
  const { spans } = useDayEvents(shownEvents, range);
  const cutSpans = new Set(findCut(view.name, spans, props));
  const hasOwnNotes = view.name === 'agenda';
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

/** Only months, weeks and columns of hours cut texts: all other views grow with them. */
function findCut(
  view: ViewName,
  spans: readonly EventSpan[],
  { range, options, settings, subCalendars }: PaperDetailsProps,
): EventSpan[] {
  const days = shownDays(range, options.week);
  const hours = visibleHours(
    spans.filter((span) => !isBar(span)),
    settings,
  );
  switch (view) {
    case 'month':
    case 'weeks': {
      const columns = shownDays({ first: range.first, last: range.first + 6 }, options.week).length;
      const weeks = Array.from({ length: Math.ceil(days.length / columns) }, (_, week) =>
        days.slice(week * columns, (week + 1) * columns),
      );
      return weeks.flatMap((week) => cutInRow(spans, week, { lanes: 'all' }));
    }
    case 'week':
    case 'days':
      return [
        ...cutInRow(spans, days, { lanes: 'few' }),
        ...cutInColumns(
          days.map((day) => ({ day, spans })),
          hours,
        ),
      ];
    case 'scheduler': {
      const columns = days.flatMap((day) =>
        subCalendars.map(({ id }) => ({
          day,
          spans: spans.filter(({ event }) => event.sub_calendar_ids.includes(id)),
        })),
      );
      const room = { lanes: 'few', columns: columns.length } as const;
      return [
        ...columns.flatMap((column) => cutInRow(column.spans, [column.day], room)),
        ...cutInColumns(columns, hours),
      ];
    }
    default:
      return [];
  }
}
