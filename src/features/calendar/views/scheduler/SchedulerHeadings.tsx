import { splitName } from '#src/calendar/model/sub-calendar.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { PlaceButton } from '../grid/PlaceButton.tsx';
import { SubCalendarName } from '../grid/SubCalendarName.tsx';
import { ShiftNote } from '../time-grid/ShiftNote.tsx';
import type { SecondHours } from '../time-grid/use-second-hours.ts';
import { ZoneNames } from '../time-grid/ZoneNames.tsx';
import styles from './SchedulerHeadings.module.css';
import type { VisibleColumn } from './scheduler-columns.ts';

interface SchedulerHeadingsProps extends Pick<ViewProps, 'zone'> {
  days: readonly number[];
  columns: readonly VisibleColumn[];
  /** The number of columns per day. */
  span: number;
  today: number;
  second: SecondHours | null;
  formats: ViewProps['formats'];
  openDay: ViewProps['intents']['openDay'];
}

/** The days, if there are several, and below them the sub-calendars of the columns. */
export function SchedulerHeadings(props: SchedulerHeadingsProps) {
  const { days, columns, span, today, zone, second, formats, openDay } = props;
  return (
    <div role="rowgroup" className={styles.headings}>
      {days.length > 1 && (
        <div role="row" className={styles.row} tabIndex={-1}>
          <span className={styles.corner} />
          {days.map((day) => (
            <div
              key={day}
              role="columnheader"
              aria-colspan={span}
              aria-label={formats.weekdayAndDay(day)}
              className={classNames(styles.day, day === today && styles.today)}
              tabIndex={-1}
            >
              <PlaceButton className={styles.date} onOpen={openDay && (() => openDay(day))}>
                <span aria-hidden="true">
                  {`${formats.weekday(day, 'short')} ${formats.shortDay(day)}`}
                </span>
                <VisuallyHidden>{formats.fullDay(day)}</VisuallyHidden>
                <ShiftNote day={day} second={second} formats={formats} />
              </PlaceButton>
            </div>
          ))}
        </div>
      )}
      <div role="row" className={styles.row} tabIndex={-1}>
        <span className={styles.corner}>
          {second && <ZoneNames first={zone} second={second.zone} />}
        </span>
        {columns.map(({ day, subCalendar, index, gap }) => (
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
        ))}
      </div>
    </div>
  );
}
