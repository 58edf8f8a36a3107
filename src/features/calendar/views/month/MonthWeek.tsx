import { memo } from 'react';
import { layOutMonthRow, type MonthRow } from '#src/calendar/layout/month-row.ts';
import { isBar } from '#src/calendar/model/event.ts';
import { monthDays } from '#src/calendar/model/ranges.ts';
import { usualTime } from '#src/calendar/model/wanted-time.ts';
import { type CalendarWeek, shownDays, weekNumber } from '#src/calendar/model/week.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { dateParts } from '#src/util/day-numbers.ts';
import { DayGhost } from '../../grid/DayGhost.tsx';
import type { DraftStore } from '../../grid/draft-store.ts';
import { gridCells } from '../../grid/grid-cells.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { AddButton } from '../grid/AddButton.tsx';
import type { DayCell } from '../grid/day-cell.ts';
import { EventBar } from '../grid/EventBar.tsx';
import { isCellFocused } from '../grid/is-cell-focused.ts';
import { MoreButton } from '../grid/MoreButton.tsx';
import { PlaceButton } from '../grid/PlaceButton.tsx';
import { WeekNumber } from '../grid/WeekNumber.tsx';
import styles from './MonthWeek.module.css';

type MonthWeekProps = Pick<
  ViewProps,
  'shownEvents' | 'today' | 'formats' | 'eventLook' | 'intents'
> & {
  drafts: DraftStore;
  /** The first day of the week. */
  first: number;
  week: CalendarWeek;
  /** A day of the month, whose other days look different; null if all months are alike. */
  month: number | null;
  /** For how many events a day has room. */
  lanes: number;
  /** The day whose cell is in the tab order; null if it is in another row. */
  tabStop: number | null;
  onFocusDay: (day: number) => void;
  /** Shows all events of a day. */
  onMore: (cell: DayCell, anchor: HTMLElement) => void;
  measure?: ((row: HTMLElement | null) => void) | undefined;
};

/** The number of a day's events with which a week fits on a page for sure, with three lines for each. */
const mostOnPage = 12;

/** A week of a month. Renders again only when something about it changes. */
export const MonthWeek = memo(function MonthWeek(props: MonthWeekProps) {
  const { shownEvents, drafts, first, week, month, today, tabStop, formats, eventLook } = props;
  const t = useTranslate();
  const { create, openDay } = props.intents;
  const add = create && ((day: number) => create(usualTime(day, 0)));
  const { spans } = useDayEvents(shownEvents, { first, last: first + 6 });
  const days = shownDays({ first, last: first + 6 }, week);
  const isPrinting = usePrinting();
  // On paper, a week is as high as all that happens in it.
  const lanes = isPrinting ? Number.POSITIVE_INFINITY : props.lanes;
  const row = layOutMonthRow(spans, days, lanes);
  const cellStyle = (column: number) =>
    isPrinting ? customProperties({ '--bars': barLanes(row, column) }) : undefined;
  return (
    <div
      ref={props.measure}
      role="row"
      className={classNames(styles.row, Math.max(...row.counts) > mostOnPage && styles.high)}
      aria-label={t('calendar:Week %number%', { number: weekNumber(first, week.rule) })}
      tabIndex={-1}
    >
      {week.hasNumbers && <WeekNumber number={weekNumber(first, week.rule)} />}
      {days.map((day, column) => {
        const hiddenCount = row.hidden[column] ?? 0;
        const count = row.counts[column] ?? 0;
        const isOutside = month !== null && !isInMonth(day, month);
        const isNamed = dateParts(day).day === 1;
        return (
          <div
            key={day}
            ref={gridCells.ref({ kind: 'day', day, subCalendarId: null })}
            role="gridcell"
            data-day={day}
            tabIndex={day === tabStop ? 0 : -1}
            className={classNames(
              styles.cell,
              isOutside && styles.outside,
              day === today && styles.today,
            )}
            style={cellStyle(column)}
            aria-current={day === today ? 'date' : undefined}
            onFocus={(event) => isCellFocused(event) && props.onFocusDay(day)}
          >
            <PlaceButton className={styles.number} onOpen={openDay && (() => openDay(day))}>
              <span aria-hidden="true">
                {isNamed ? formats.shortDay(day) : formats.dayOfMonth(day)}
              </span>
              {/* It begins the name of the cell, as a label would hide from speech control what the cell shows. */}
              <VisuallyHidden>
                {t('calendar:%day%, %count% events', { day: formats.fullDay(day), count })}
              </VisuallyHidden>
            </PlaceButton>
            {add && <AddButton onAdd={() => add(day)} />}
            {row.boxes
              .filter((box) => box.column === column)
              .map((box) => (
                <EventBar
                  key={box.span.event.id}
                  box={box}
                  positions={days}
                  formats={formats}
                  eventLook={eventLook}
                  onOpen={props.intents.open}
                />
              ))}
            <DayGhost drafts={drafts} day={day} formats={formats} eventLook={eventLook} />
            {hiddenCount > 0 && (
              <MoreButton
                day={day}
                count={hiddenCount}
                lane={lanes - 1}
                formats={formats}
                onMore={(anchor) => props.onMore({ day, id: null }, anchor)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
});

/** Counts the lanes of a day's bars, below which its other events follow each other on paper. */
function barLanes({ boxes }: MonthRow, column: number): number {
  const lanes = boxes.flatMap((box) => {
    const isOver = box.column <= column && column < box.column + box.columns;
    return isOver && isBar(box.span) ? box.lane + 1 : [];
  });
  return Math.max(0, ...lanes);
}

/** Returns whether a day is in the month of another one. */
function isInMonth(day: number, other: number): boolean {
  const { first, last } = monthDays(other);
  return first <= day && day <= last;
}
