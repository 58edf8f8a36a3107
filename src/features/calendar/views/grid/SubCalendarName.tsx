import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './SubCalendarName.module.css';

interface SubCalendarNameProps {
  subCalendar: SubCalendar;
  /** True if it is below the name of its folder, which only screen readers repeat. */
  isInFolder?: boolean;
}

/** The color and name of a sub-calendar, as the heading of its row or column. The whole name, with folders, is on hover. */
export function SubCalendarName({ subCalendar, isInFolder = false }: SubCalendarNameProps) {
  const { name, color } = subCalendar;
  const { folders, own } = splitName(name);
  const path = <span className={styles.folders}>{folders.join(' › ')} </span>;
  return (
    <span className={styles.name} title={name}>
      <span className={styles.mark} data-color={color} />
      <span className={styles.texts}>
        {folders.length > 0 && (isInFolder ? <VisuallyHidden>{path}</VisuallyHidden> : path)}
        <bdi className={styles.own}>{own}</bdi>
      </span>
    </span>
  );
}
