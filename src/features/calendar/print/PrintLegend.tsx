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
        <span key={id} className={styles.entry}>
          <span className={styles.mark} data-color={color} />
          <strong>{initials.get(id)}</strong>
          {splitName(name).own}
        </span>
      ))}
    </div>
  );
}
