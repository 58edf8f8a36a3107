import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import styles from './PrintLegend.module.css';

interface PrintLegendProps {
  subCalendars: readonly SubCalendar[];
  /** By id. */
  initials: ReadonlyMap<number, string>;
}

/** On paper, what the initials and the colors of events mean. */
export function PrintLegend({ subCalendars, initials }: PrintLegendProps) {
  return (
    <div className={styles.legend} aria-hidden="true">
      {subCalendars.map(({ id, name, color }) => (
        <span
          key={id}
          className={styles.entry}
          data-color={color}
          data-initials={initials.get(id)}
          data-name={splitName(name).own}
        />
      ))}
    </div>
  );
}
