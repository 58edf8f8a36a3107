import { memo } from 'react';
import { monthDays, shownMonthRange } from '#src/calendar/model/ranges.ts';
import { type CalendarWeek, shownDays, weekNumber } from '#src/calendar/model/week.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { daysIn } from '#src/util/day-numbers.ts';
import { gridCells } from '../../grid/grid-cells.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { WeekNumber } from '../grid/WeekNumber.tsx';
import type { ShadedDay } from './month-counts.ts';
import styles from './YearMonth.module.css';

interface YearMonthProps extends Pick<ViewProps, 'today' | 'formats'> {
  /** The first day of the month. */
  first: number;
  /** The number of events of each day, with its shade. */
  counts: readonly ShadedDay[];
  week: CalendarWeek;
  /** The day in the tab order; null if it is in another month. */
  tabStop: number | null;
  /** True if the year scrolls to it when it appears. */
  isFirstShown: boolean;
  onFocusDay: (day: number) => void;
  onOpenDay: (day: number, cell: HTMLElement) => void;
}

/** A month of a year, in rows of weeks. Renders again only when something about it changes. */
export const YearMonth = memo(function YearMonth(props: YearMonthProps) {
  const { first, counts, week, today, tabStop, formats } = props;
  const t = useTranslate();
  const month = monthDays(first);
  const weeks = daysIn(shownMonthRange(first, week)).filter((_, index) => index % 7 === 0);
  const weekDays = (start: number) => shownDays({ first: start, last: start + 6 }, week);
  const names = weekDays(weeks[0] ?? first);
  return (
    <div
      ref={props.isFirstShown ? scrollIntoSight : undefined}
      role="rowgroup"
      aria-label={formats.month(first)}
      className={styles.month}
    >
      <div role="row" tabIndex={-1}>
        <div role="columnheader" aria-colspan={names.length} className={styles.title} tabIndex={-1}>
          {formats.monthName(first)}
        </div>
      </div>
      <div role="row" className={styles.row} tabIndex={-1}>
        {week.hasNumbers && <WeekNumber number={null} />}
        {names.map((day) => (
          <div key={day} role="columnheader" className={styles.weekday} tabIndex={-1}>
            <span aria-hidden="true">{formats.weekday(day, 'narrow')}</span>
            <VisuallyHidden>{formats.weekday(day, 'long')}</VisuallyHidden>
          </div>
        ))}
      </div>
      {weeks.map((start) => (
        <div
          key={start}
          role="row"
          className={styles.row}
          aria-label={t('calendar:Week %number%', { number: weekNumber(start, week.rule) })}
          tabIndex={-1}
        >
          {week.hasNumbers && <WeekNumber number={weekNumber(start, week.rule)} />}
          {weekDays(start).map((day) => {
            const { count, colors, level } = counts[day - first] ?? emptyDay;
            if (day < month.first || day > month.last) return <Blank key={day} />;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
              <div
                key={day}
                ref={gridCells.ref({ kind: 'day', day, subCalendarId: null })}
                role="gridcell"
                data-day={day}
                data-level={level}
                tabIndex={day === tabStop ? 0 : -1}
                className={classNames(styles.day, day === today && styles.today)}
                aria-current={day === today ? 'date' : undefined}
                aria-haspopup="dialog"
                aria-label={t('calendar:%day%, %count% events', {
                  day: formats.fullDay(day),
                  count,
                })}
                onFocus={() => props.onFocusDay(day)}
                onClick={({ currentTarget }) => props.onOpenDay(day, currentTarget)}
              >
                <span className={styles.number}>{formats.dayOfMonth(day)}</span>
                {colors.length > 0 && (
                  <span className={styles.dots}>
                    {colors.map((color) => (
                      <span key={color} className={styles.dot} data-color={color} />
                    ))}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
});

const emptyDay = { count: 0, colors: [], level: 0 } as const;

/** The place of a day of another month. */
function Blank() {
  return <div role="gridcell" tabIndex={-1} className={styles.blank} />;
}

/** Most months may be below what is in sight. Only the year scrolls, so that the toolbar above it stays. */
function scrollIntoSight(month: HTMLElement | null): void {
  const grid = month?.closest('[role="grid"]');
  if (!month || !grid) return;
  const isInSight = month.offsetTop + month.offsetHeight <= grid.clientHeight;
  if (!isInSight) grid.scrollTop = month.offsetTop - grid.clientHeight / 2 + month.offsetHeight / 2;
}
