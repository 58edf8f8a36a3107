import { splitName } from '#src/calendar/model/sub-calendar.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { PlaceButton } from '../grid/PlaceButton.tsx';
import { SubCalendarName } from '../grid/SubCalendarName.tsx';
import styles from './ColumnHeadings.module.css';
import type { VisibleColumn } from './columns.ts';
import { GridCorner } from './GridCorner.tsx';
import { ShiftNote } from './SecondZone.tsx';
import type { SecondHours } from './use-second-hours.ts';

interface ColumnHeadingsProps extends Pick<ViewProps, 'zone' | 'formats'> {
  days: readonly number[];
  columns: readonly VisibleColumn[];
  /** True if columns are days, and false if they are sub-calendars. */
  hasWholeDays: boolean;
  /** The number of columns per day. */
  span: number;
  today: number;
  /** The number of the week of the days; null if they are of several weeks, or it is not shown. */
  weekNumber: number | null;
  second: SecondHours | null;
  openDay: ViewProps['intents']['openDay'];
}

/** The days of the columns, which lead to the day by itself, or sub-calendars below their days, if these are several. */
export function ColumnHeadings(props: ColumnHeadingsProps) {
  const { days, columns, hasWholeDays, span, today, zone, second, formats, openDay } = props;
  const DayHeading = hasWholeDays ? ColumnDay : GroupDay;
  const corner = (
    <GridCorner weekNumber={props.weekNumber} first={zone} second={second?.zone ?? null} />
  );
  return (
    <div role="rowgroup" className={styles.headings}>
      {(hasWholeDays || days.length > 1) && (
        <div role="row" className={styles.row} tabIndex={-1}>
          {hasWholeDays ? corner : <span className={styles.corner} />}
          {days.map((day) => (
            <div
              key={day}
              role="columnheader"
              aria-colspan={span > 1 ? span : undefined}
              aria-label={formats.weekdayAndDay(day)}
              className={classNames(
                hasWholeDays ? styles.column : styles.group,
                day === today && styles.today,
              )}
              tabIndex={-1}
            >
              <DayHeading
                day={day}
                second={second}
                formats={formats}
                onOpen={openDay && days.length > 1 ? () => openDay(day) : null}
              />
            </div>
          ))}
        </div>
      )}
      {!hasWholeDays && (
        <div role="row" className={styles.row} tabIndex={-1}>
          {corner}
          {columns.map(
            ({ day, subCalendar, index, gap }) =>
              subCalendar && (
                <div
                  key={index}
                  role="columnheader"
                  aria-colindex={index + 1}
                  className={styles.name}
                  style={{ marginInlineStart: gap }}
                  aria-label={
                    days.length > 1
                      ? `${splitName(subCalendar.name).own}, ${formats.weekdayAndDay(day)}`
                      : splitName(subCalendar.name).own
                  }
                  tabIndex={-1}
                >
                  <SubCalendarName subCalendar={subCalendar} />
                </div>
              ),
          )}
        </div>
      )}
    </div>
  );
}

interface DayHeadingProps {
  day: number;
  second: SecondHours | null;
  formats: ViewProps['formats'];
  onOpen: (() => void) | null;
}

/** The heading of a day that is a column. */
function ColumnDay({ day, second, formats, onOpen }: DayHeadingProps) {
  return (
    <>
      <span className={styles.weekday}>{formats.weekday(day, 'short')}</span>
      <PlaceButton className={styles.number} label={formats.fullDay(day)} onOpen={onOpen}>
        {formats.dayOfMonth(day)}
      </PlaceButton>
      <ShiftNote day={day} second={second} formats={formats} />
    </>
  );
}

/** The heading of a day that has several columns. */
function GroupDay({ day, second, formats, onOpen }: DayHeadingProps) {
  return (
    <PlaceButton className={styles.date} onOpen={onOpen}>
      <span aria-hidden="true">{`${formats.weekday(day, 'short')} ${formats.shortDay(day)}`}</span>
      <VisuallyHidden>{formats.fullDay(day)}</VisuallyHidden>
      <ShiftNote day={day} second={second} formats={formats} />
    </PlaceButton>
  );
}
