import { isAboveHours, visibleHours } from '#src/calendar/layout/visible-hours.ts';
import { shownDaysOrAll } from '#src/calendar/model/week.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { MoveHint } from '../../grid/MoveHint.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { MorePopover, useMorePopover } from '../grid/MorePopover.tsx';
import { useSubCalendarLooks } from '../grid/sub-calendar-looks.ts';
import { useFitting } from '../grid/use-fitting.ts';
import { useViewport } from '../grid/use-viewport.ts';
import { countAllDayLanes } from '../time-grid/AllDayRow.tsx';
import { countColumnLanes, usualLanes } from '../time-grid/count-column-lanes.ts';
import { FirstLook } from '../time-grid/FirstLook.tsx';
import { HourAxis } from '../time-grid/HourAxis.tsx';
import { TimeColumn } from '../time-grid/TimeColumn.tsx';
import { useSecondHours } from '../time-grid/use-second-hours.ts';
import styles from './Scheduler.module.css';
import { layOutAllDay, SchedulerAllDayRow } from './SchedulerAllDayRow.tsx';
import { SchedulerHeadings } from './SchedulerHeadings.tsx';
import { visibleColumns } from './scheduler-columns.ts';
import { axisWidth } from './scheduler-sizes.ts';
import { useSchedulerMoves } from './use-scheduler-moves.ts';

/** The number of columns that fit beside each other on paper. */
const columnsOnPaper = 8;

/** Days with a column for each sub-calendar, and time down. On paper, further sub-calendars are on further pages. */
export function Scheduler(props: ViewProps) {
  const { range, options, subCalendars } = props;
  const isPrinting = usePrinting();
  const days = shownDaysOrAll(range, options.week).length;
  const size = isPrinting ? Math.max(1, Math.floor(columnsOnPaper / days)) : subCalendars.length;
  const parts = Math.max(1, Math.ceil(subCalendars.length / size));
  return Array.from({ length: parts }, (_, part) => (
    <SchedulerGrid
      // The first one stays, with its focus, when all are printed.
      key={part === 0 ? 'first' : subCalendars[part * size]?.id}
      {...props}
      subCalendars={isPrinting ? subCalendars.slice(part * size, (part + 1) * size) : subCalendars}
      isPrinting={isPrinting}
    />
  ));
}

/** Many columns scroll sideways, and only those in sight are there. */
function SchedulerGrid({ isPrinting, ...props }: ViewProps & { isPrinting: boolean }) {
  const { shownEvents, range, today, zone, label, options, settings, subCalendars } = props;
  const { formats, eventLook, intents, secondZone } = props;
  const t = useTranslate();
  const days = shownDaysOrAll(range, options.week);
  const columns = days.flatMap((day) => subCalendars.map((subCalendar) => ({ day, subCalendar })));
  const { grid, tabStop, drafts, onKeyDown, onFocusCell, ...moves } = useSchedulerMoves(
    props,
    columns,
  );
  const { viewport, measure } = useViewport(grid);
  const axis = axisWidth(secondZone !== null);
  const sight = isPrinting ? { ...viewport, width: Number.POSITIVE_INFINITY } : viewport;
  const { sizes, visible } = visibleColumns(columns, sight, { tabStop, axis });
  const { spans, isRead } = useDayEvents(shownEvents, range);
  const timedSpans = spans.filter((span) => !isAboveHours(span));
  const rows = layOutAllDay(columns, spans.filter(isAboveHours));
  const hours = visibleHours(timedSpans, settings);
  const second = useSecondHours(props, hours);
  const looks = useSubCalendarLooks(eventLook, subCalendars);
  const { fitting: maxLanes, measure: measureColumn } = useFitting(countColumnLanes, usualLanes);
  const { showMore, popover } = useMorePopover();
  const focusCell = useStable(onFocusCell);
  const dayProps = { days, today, zone };
  const cellProps = { drafts, formats, onOpen: intents.open, onMore: showMore };
  const columnProps = { ...cellProps, ...hours, shownEvents, zone, maxLanes };
  return (
    <>
      <div
        ref={measure}
        role="grid"
        aria-label={label}
        aria-colcount={columns.length}
        className={styles.grid}
        data-zones={second ? 'two' : 'one'}
        data-days={days.length > 1 ? 'several' : 'one'}
        style={customProperties({
          '--hours': (hours.end - hours.start) / 60,
          '--all-day-lanes': countAllDayLanes(rows),
          ...sizes,
        })}
        onKeyDown={onKeyDown}
        {...moves.pointerHandlers}
      >
        <SchedulerHeadings
          columns={visible}
          span={subCalendars.length}
          {...dayProps}
          openDay={intents.openDay}
          second={second}
          formats={formats}
        />
        <div role="rowgroup">
          <SchedulerAllDayRow {...cellProps} rows={rows} visible={visible} looks={looks} />
          <div role="row" className={styles.columns} aria-label={t('calendar:Hours')} tabIndex={-1}>
            <HourAxis hours={hours} second={second} formats={formats} />
            <FirstLook {...dayProps} hours={hours} isRead={isRead} spans={timedSpans} />
            {visible.map((column, order) => (
              <TimeColumn
                key={`${column.day}:${column.subCalendar.id}`}
                measure={order === 0 ? measureColumn : undefined}
                {...columnProps}
                onFocusCell={focusCell}
                day={column.day}
                subCalendar={column.subCalendar}
                position={column.index}
                gap={column.gap}
                eventLook={looks.get(column.subCalendar.id) ?? eventLook}
                isToday={column.day === today}
                isTabStop={column.isTabStop}
              />
            ))}
          </div>
        </div>
      </div>
      <MorePopover {...props} {...popover} looks={looks} />
      <MoveHint {...props} drafts={drafts} />
    </>
  );
}
