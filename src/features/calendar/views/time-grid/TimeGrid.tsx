import { layOutMonthRow } from '#src/calendar/layout/month-row.ts';
import { isAboveHours, visibleHours } from '#src/calendar/layout/visible-hours.ts';
import { shownDaysOrAll } from '#src/calendar/model/week.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { timeColumnSteps } from '../../grid/day-steps.ts';
import { MoveHint } from '../../grid/MoveHint.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import type { DayCell } from '../grid/day-cell.ts';
import { MorePopover, useMorePopover } from '../grid/MorePopover.tsx';
import { useDayGrid } from '../grid/use-day-grid.ts';
import { useFitting } from '../grid/use-fitting.ts';
import { useSwipe } from '../grid/use-swipe.ts';
import {
  AllDayCell,
  AllDayRow,
  countAllDayLanes,
  maxLanes as maxAllDayLanes,
} from './AllDayRow.tsx';
import { countColumnLanes, usualLanes } from './count-column-lanes.ts';
import { DayHeadings } from './DayHeadings.tsx';
import { FirstLook } from './FirstLook.tsx';
import { HourAxis } from './HourAxis.tsx';
import { TimeColumn } from './TimeColumn.tsx';
import styles from './TimeGrid.module.css';
import { useGridZones } from './use-grid-zones.ts';

/** Days side by side, with time down, and a row above them for what lasts all day. */
export function TimeGrid(props: ViewProps) {
  const { shownEvents, range, today, label, options, settings, formats, eventLook } = props;
  const { intents, zone } = props;
  const t = useTranslate();
  const days = shownDaysOrAll(range, options.week);
  const { grid, tabStop, drafts, onKeyDown, onFocusCell, ...moves } = useDayGrid(props, {
    days,
    columns: days.length,
    steps: timeColumnSteps(options.week, settings.time_resolution),
  });
  const { spans, isRead } = useDayEvents(shownEvents, range);
  const timed = spans.filter((span) => !isAboveHours(span));
  const hours = visibleHours(timed, settings);
  const row = layOutMonthRow(spans.filter(isAboveHours), days, maxAllDayLanes);
  const { second, zoneAttributes } = useGridZones(props, hours);
  const { fitting: maxLanes, measure } = useFitting(countColumnLanes, usualLanes);
  const { showMore, popover } = useMorePopover();
  const focusCell = useStable(({ day }: DayCell) => onFocusCell(day));
  const { start, end } = hours;
  const dayProps = { days, today, zone };
  const cellProps = { drafts, formats, eventLook, subCalendar: null };
  const openProps = { onOpen: intents.open, onMore: showMore };
  const columnProps = { ...cellProps, ...openProps, shownEvents, zone, start, end, maxLanes };
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        className={styles.grid}
        {...zoneAttributes}
        style={customProperties({
          '--hours': (end - start) / 60,
          '--all-day-lanes': countAllDayLanes([row]),
        })}
        onKeyDown={onKeyDown}
        {...moves.pointerHandlers}
        {...useSwipe((by) => !moves.hasDragged() && intents.step(by))}
      >
        <DayHeadings {...dayProps} openDay={intents.openDay} second={second} formats={formats} />
        <div role="rowgroup">
          <AllDayRow>
            {days.map((day, column) => (
              <AllDayCell
                key={day}
                {...cellProps}
                {...openProps}
                row={row}
                column={column}
                day={day}
                positions={days}
              />
            ))}
          </AllDayRow>
          <div role="row" className={styles.columns} aria-label={t('calendar:Hours')} tabIndex={-1}>
            <HourAxis hours={hours} second={second} formats={formats} />
            <FirstLook {...dayProps} hours={hours} isRead={isRead} spans={timed} />
            {days.map((day, index) => (
              <TimeColumn
                key={day}
                measure={index === 0 ? measure : undefined}
                day={day}
                {...columnProps}
                position={day}
                isToday={day === today}
                isTabStop={day === tabStop}
                onFocusCell={focusCell}
              />
            ))}
          </div>
        </div>
      </div>
      <MorePopover {...props} {...popover} />
      <MoveHint {...props} drafts={drafts} />
    </>
  );
}
