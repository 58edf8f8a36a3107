import { memo } from 'react';
import { columnOffset } from '#src/calendar/layout/column-offset.ts';
import { shortestEvent } from '#src/calendar/layout/column-sizes.ts';
import { layOutTimeColumn } from '#src/calendar/layout/time-column.ts';
import type { VisibleHours } from '#src/calendar/layout/visible-hours.ts';
import { isBar } from '#src/calendar/model/event.ts';
import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useNow } from '#src/calendar/store/use-now.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import { ColumnGhost } from '../../grid/ColumnGhost.tsx';
import type { DraftStore } from '../../grid/draft-store.ts';
import { gridCells } from '../../grid/grid-cells.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import type { CellEvents, DayCell } from '../grid/day-cell.ts';
import { isCellFocused } from '../grid/is-cell-focused.ts';
import { CrowdBar } from './CrowdBar.tsx';
import styles from './TimeColumn.module.css';
import { TimeEvent } from './TimeEvent.tsx';

interface TimeColumnProps
  extends Pick<ViewProps, 'shownEvents' | 'zone' | 'formats' | 'eventLook'> {
  drafts: DraftStore;
  day: number;
  /** The sub-calendar whose column it is; null if columns are days. */
  subCalendar: SubCalendar | null;
  /** Its place among all columns. */
  index: number;
  /** Room before it for columns that are not rendered, in CSS. */
  gap?: string | undefined;
  /** The minutes of the day that are shown. */
  start: number;
  end: number;
  /** The number of events that fit beside each other. */
  maxLanes: number;
  isToday: boolean;
  isTabStop: boolean;
  onFocusCell: (cell: DayCell) => void;
  onOpen: ViewProps['intents']['open'];
  onMore: (cell: CellEvents, anchor: HTMLElement) => void;
  measure: ((column: HTMLElement | null) => void) | undefined;
}

/** A day, or a sub-calendar on a day, with time down. Renders again only when something about it changes. */
export const TimeColumn = memo(function TimeColumn(props: TimeColumnProps) {
  const { shownEvents, day, subCalendar, index, start, end, isToday, formats, eventLook } = props;
  const t = useTranslate();
  const cell = { day, id: subCalendar?.id ?? null };
  const { spans } = useDayEvents(shownEvents, { first: day, last: day }, cell.id);
  const timedSpans = spans.filter((span) => !isBar(span));
  const { boxes, crowds } = layOutTimeColumn(timedSpans, day, {
    shortest: shortestEvent,
    maxLanes: props.maxLanes,
  });
  const registerCell = gridCells.ref({
    kind: 'hours',
    day,
    subCalendarId: cell.id,
    hours: { start, end },
  });
  const values = { day: formats.fullDay(day), count: spans.length };
  return (
    <div
      ref={(element) => {
        registerCell(element);
        return props.measure?.(element);
      }}
      role="gridcell"
      data-day={day}
      data-sub-calendar={subCalendar?.id}
      tabIndex={props.isTabStop ? 0 : -1}
      className={classNames(styles.column, isToday && styles.today)}
      style={{ marginInlineStart: props.gap }}
      aria-current={isToday ? 'date' : undefined}
      onFocus={(event) => isCellFocused(event) && props.onFocusCell(cell)}
    >
      {/* A label would hide from speech control what the cell shows, so the name begins its content. */}
      <VisuallyHidden>
        {subCalendar
          ? t('calendar:%name%, %day%, %count% events', {
              name: splitName(subCalendar.name).own,
              ...values,
            })
          : t('calendar:%day%, %count% events', values)}
      </VisuallyHidden>
      {boxes.map((box) => (
        <TimeEvent
          key={box.piece === 0 ? box.span.event.id : `${box.span.event.id} ${box.piece}`}
          box={box}
          onOpen={props.onOpen}
          position={index}
          start={start}
          end={end}
          formats={formats}
          eventLook={eventLook}
        />
      ))}
      {crowds.map((crowd) => (
        <CrowdBar
          key={crowd.start}
          crowd={crowd}
          day={day}
          position={index}
          start={start}
          end={end}
          formats={formats}
          onMore={(anchor) => props.onMore({ ...cell, times: crowd }, anchor)}
        />
      ))}
      <ColumnGhost
        day={day}
        formats={formats}
        eventLook={eventLook}
        drafts={props.drafts}
        subCalendarId={cell.id}
        hours={{ start, end }}
      />
      {isToday && <NowLine zone={props.zone} day={day} hours={{ start, end }} />}
    </div>
  );
});

/** A line at the time that it is now, if its hour is shown. Moves by itself every minute. */
function NowLine(props: { zone: string | null; day: number; hours: VisibleHours }) {
  const { zone, day, hours } = props;
  const minute = useNow(zone) - day * minutesPerDay;
  if (minute < hours.start || minute >= hours.end) return null;
  return <div className={styles.now} style={{ insetBlockStart: columnOffset(minute, hours) }} />;
}
