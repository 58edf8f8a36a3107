import { classNames } from '#src/ui/class-names.ts';
import type { ViewProps } from '../calendar-view.ts';
import styles from './HourAxis.module.css';
import { hourMinutes, type SecondHours } from './use-second-hours.ts';
import type { VisibleHours } from './visible-hours.ts';

/** Where a day begins for most people, in minutes: a grid of all hours is first shown from here. */
const usualStart = 7 * 60;

interface HourAxisProps {
  hours: VisibleHours;
  second: SecondHours | null;
  formats: ViewProps['formats'];
}

/** The hours beside the columns, and their lines across them. Events say their times themselves. */
export function HourAxis({ hours: shown, second, formats }: HourAxisProps) {
  const hours = hourMinutes(shown);
  return (
    <>
      <div className={styles.lines} aria-hidden="true">
        {hours.map((hour, index) => (
          <div
            key={hour}
            className={styles.line}
            ref={hour === usualStart && index > 0 ? scrollToHour : undefined}
          />
        ))}
      </div>
      <div className={styles.times} aria-hidden="true">
        {hours.map((hour, index) => {
          const other = second?.times[index] ?? null;
          return (
            <div key={hour} className={styles.hour}>
              {index > 0 && other !== null && (
                <span className={classNames(styles.time, styles.second)}>
                  {formats.shortTime(other)}
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

/** Scrolls the grid to an hour when it appears; later ranges keep the position that the reader has chosen. */
function scrollToHour(hour: HTMLElement | null): void {
  const grid = hour?.closest('[role="grid"]');
  if (hour && grid) grid.scrollTop = hour.offsetTop;
}
