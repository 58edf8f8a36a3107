import { classNames } from '#src/ui/class-names.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { PlaceButton } from '../grid/PlaceButton.tsx';
import styles from './DayHeadings.module.css';
import { ShiftNote } from './ShiftNote.tsx';
import type { SecondHours } from './use-second-hours.ts';
import { ZoneNames } from './ZoneNames.tsx';

interface DayHeadingsProps extends Pick<ViewProps, 'zone'> {
  days: readonly number[];
  today: number;
  second: SecondHours | null;
  formats: ViewProps['formats'];
  openDay: ViewProps['intents']['openDay'];
}

/** The weekdays and days of the columns, which lead to the day by itself. */
export function DayHeadings(props: DayHeadingsProps) {
  const { days, today, zone, second, formats, openDay } = props;
  return (
    <div role="row" className={styles.row} tabIndex={-1}>
      {second && <ZoneNames first={zone} second={second.zone} />}
      {days.map((day) => (
        <div
          key={day}
          role="columnheader"
          className={classNames(styles.heading, day === today && styles.today)}
          aria-label={formats.weekdayAndDay(day)}
          tabIndex={-1}
        >
          <span className={styles.weekday}>{formats.weekday(day, 'short')}</span>
          <PlaceButton
            className={styles.number}
            label={formats.fullDay(day)}
            onOpen={openDay && days.length > 1 ? () => openDay(day) : null}
          >
            {formats.dayOfMonth(day)}
          </PlaceButton>
          <ShiftNote day={day} second={second} formats={formats} />
        </div>
      ))}
    </div>
  );
}
