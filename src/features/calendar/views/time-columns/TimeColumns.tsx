import {
  columnsOnPage,
  columnWidthOnPage,
  countLanesIn,
} from '#src/calendar/layout/column-sizes.ts';
import { visibleHours } from '#src/calendar/layout/visible-hours.ts';
import { isBar } from '#src/calendar/model/event.ts';
import { type CalendarWeek, shownDays, showsAny, weekNumbers } from '#src/calendar/model/week.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { GridGestures } from '../../grid/GridGestures.tsx';
import type { GridFocus } from '../../grid/use-grid-focus.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import type { DayCell } from '../grid/day-cell.ts';
import { MorePopover, useMorePopover } from '../grid/MorePopover.tsx';
import { useSubCalendarLooks } from '../grid/sub-calendar-looks.ts';
import { useFitting } from '../grid/use-fitting.ts';
import { useSwipe } from '../grid/use-swipe.ts';
import { useViewport } from '../grid/use-viewport.ts';
import { AllDayCell, AllDayRow, countAllDayLanes, layOutAllDay } from './AllDayRow.tsx';
import { ColumnHeadings } from './ColumnHeadings.tsx';
import {
  type ColumnsOfDay,
  type GridColumn,
  narrowestColumn,
  visibleColumns,
  wholeDays,
} from './columns.ts';
import { FirstLook } from './FirstLook.tsx';
import { HourAxis } from './HourAxis.tsx';
import { TimeColumn } from './TimeColumn.tsx';
import styles from './TimeColumns.module.css';
import { useColumnMoves } from './use-column-moves.ts';
import { useSecondHours } from './use-second-hours.ts';

/** The number of events that fit beside each other before columns are measured. */
const usualLanes = 3;

function countColumnLanes({ offsetWidth }: HTMLElement): number {
  return countLanesIn(offsetWidth);
}

/** Days side by side, with time down, and a row above them for what lasts all day. */
export function DayColumns(props: ViewProps) {
  return <TimeColumns {...props} dayColumns={wholeDays} />;
}

/** Days with a column for each sub-calendar, and time down. On paper, further sub-calendars are on further pages. */
export function CalendarColumns(props: ViewProps) {
  const { range, options, subCalendars } = props;
  const isPrinting = usePrinting();
  const days = shownDays(range, options.week).length;
  const size = isPrinting ? Math.max(1, Math.floor(columnsOnPage / days)) : subCalendars.length;
  const parts = Math.max(1, Math.ceil(subCalendars.length / size));
  return Array.from({ length: parts }, (_, part) => (
    <TimeColumns
      // The first one stays, with its focus, when all are printed.
      key={part === 0 ? 'first' : subCalendars[part * size]?.id}
      {...props}
      dayColumns={isPrinting ? subCalendars.slice(part * size, (part + 1) * size) : subCalendars}
    />
  ));
}

/** Columns that may not become narrow scroll sideways, and only those in sight are there. */
function TimeColumns({ dayColumns, ...props }: ViewProps & { dayColumns: ColumnsOfDay }) {
  const { shownEvents, range, today, zone, label, options, formats, intents } = props;
  const t = useTranslate();
  const hasWholeDays = dayColumns === wholeDays;
  const days = shownDays(range, options.week);
  const columns = days.flatMap((day) => dayColumns.map((subCalendar) => ({ day, subCalendar })));
  const { grid, tabStop, drafts, onFocusCell, ...moves } = useColumnMoves(
    props,
    columns,
    dayColumns,
  );
  const { sizes, visible, looks, measure } = useColumnsInSight(props, columns, {
    grid,
    tabStop,
    narrowest: narrowestColumn(dayColumns),
  });
  const { isRead, timedSpans, allDay, hours } = useColumnEvents(props, columns);
  const { second, attributes } = useSecondHours(props, hours, dayColumns);
  const { maxLanes, measure: measureColumn } = useMaxLanes(columns.length, second !== null);
  const { showMore, popover } = useMorePopover();
  const swipe = useSwipe((by) => !moves.hasDragged() && intents.step(by));
  const dayProps = { days, today, zone };
  const cellProps = { drafts, formats, onOpen: intents.open, onMore: showMore };
  const columnProps = { ...cellProps, ...hours, shownEvents, zone, maxLanes };
  const focusCell = useStable(onFocusCell);
  return (
    <>
      <div
        ref={hasWholeDays ? grid : measure}
        role="grid"
        aria-label={label}
        aria-colcount={columns.length}
        className={styles.grid}
        {...attributes}
        style={customProperties({
          '--hours': (hours.end - hours.start) / 60,
          '--all-day-lanes': countAllDayLanes(allDay),
          ...sizes,
        })}
        {...moves.handlers}
        {...(hasWholeDays && swipe)}
      >
        <ColumnHeadings
          {...dayProps}
          columns={visible}
          hasWholeDays={hasWholeDays}
          span={dayColumns.length}
          openDay={intents.openDay}
          weekNumber={commonWeek(days, options.week)}
          second={second}
          formats={formats}
        />
        <div role="rowgroup">
          <AllDayRow>
            {visible.map(({ key, isTabStop, ...column }) => {
              const place = allDay[column.index];
              return place && <AllDayCell key={key} {...cellProps} {...column} place={place} />;
            })}
          </AllDayRow>
          <div role="row" className={styles.columns} aria-label={t('calendar:Hours')} tabIndex={-1}>
            <HourAxis hours={hours} second={second} formats={formats} />
            <FirstLook {...dayProps} hours={hours} isRead={isRead} spans={timedSpans} />
            {visible.map(({ key, ...column }, order) => (
              <TimeColumn
                key={key}
                measure={order === 0 ? measureColumn : undefined}
                {...columnProps}
                {...column}
                isToday={column.day === today}
                onFocusCell={focusCell}
              />
            ))}
          </div>
        </div>
      </div>
      <MorePopover {...props} {...popover} looks={looks} />
      <GridGestures {...props} {...moves.gestures} />
    </>
  );
}

/** The number of events that fit beside each other in a column. */
function useMaxLanes(columnCount: number, hasSecondZone: boolean) {
  const { fitting, measure } = useFitting(countColumnLanes, usualLanes);
  const onPage = countLanesIn(columnWidthOnPage(columnCount, hasSecondZone));
  return { maxLanes: usePrinting() ? onPage : fitting, measure };
}

/** The number of the week of all these days; null if they are of several weeks, or the calendar does not show it. */
function commonWeek(days: readonly number[], week: CalendarWeek): number | null {
  const number = weekNumbers(week);
  const [first = 0] = days;
  return number && number(first) === number(days.at(-1) ?? first) ? number(first) : null;
}

interface SightProps extends Pick<GridFocus<DayCell>, 'grid' | 'tabStop'> {
  narrowest: number;
}

/** The columns to render, and how events look in each. */
function useColumnsInSight(
  { eventLook, subCalendars, secondZone }: ViewProps,
  columns: readonly GridColumn[],
  { grid, tabStop, narrowest }: SightProps,
) {
  const { viewport, measure } = useViewport(grid);
  const sight = usePrinting() ? { ...viewport, width: Number.POSITIVE_INFINITY } : viewport;
  const hasSecondZone = secondZone !== null;
  const { sizes, visible } = visibleColumns(columns, sight, { tabStop, narrowest, hasSecondZone });
  const looks = useSubCalendarLooks(eventLook, subCalendars);
  return {
    sizes,
    looks,
    measure,
    visible: visible.map((column) => ({
      ...column,
      key: `${column.day}:${column.subCalendar?.id}`,
      eventLook: (column.subCalendar && looks.get(column.subCalendar.id)) ?? eventLook,
    })),
  };
}

/** The events above the hours, laid out, those below, and the hours that these need. */
function useColumnEvents(
  { shownEvents, range, options, settings }: ViewProps,
  columns: readonly GridColumn[],
) {
  const { spans, isRead } = useDayEvents(shownEvents, range);
  const timedSpans = spans.filter(
    (span) => !isBar(span) && showsAny(span.days, options.week, range),
  );
  const allDay = layOutAllDay(columns, spans.filter(isBar));
  return { isRead, timedSpans, allDay, hours: visibleHours(timedSpans, settings) };
}
