import type { VisibleHours } from '#src/calendar/layout/visible-hours.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import styles from './HourAxis.module.css';
import { hourMinutes, type SecondHours } from './use-second-hours.ts';

interface HourAxisProps {
  hours: VisibleHours;
  second: SecondHours | null;
  formats: ViewProps['formats'];
}

/** The hours beside the columns, and their lines across them. Events say their times themselves. */
export function HourAxis({ hours: visibleHours, second, formats }: HourAxisProps) {
  const hours = hourMinutes(visibleHours);
  return (
    <>
      <div className={styles.lines} aria-hidden="true">
        {hours.map((hour) => (
          <div key={hour} className={styles.line} />
        ))}
      </div>
      <div className={styles.times} aria-hidden="true">
        {hours.map((hour, index) => {
          const secondTime = second?.times[index] ?? null;
          return (
            <div key={hour} className={styles.hour}>
              {index > 0 && secondTime !== null && (
                <span className={classNames(styles.time, styles.second)}>
                  {formats.shortTime(secondTime)}
                </span>
              )}
              {index > 0 && <span className={styles.time}>{formats.hour(hour)}</span>}
            </div>
          );
        })}
      </div>
    </>
  );
}
