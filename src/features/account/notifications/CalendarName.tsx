import { InitialMark } from '#src/ui/data/InitialMark.tsx';
import styles from './NotificationTable.module.css';

/** The header of a line: a calendar with its mark, or all calendars. */
export function CalendarName({ id, title }: { id: number; title: string }) {
  if (id === 0) return <strong>{title}</strong>;
  return (
    <span className={styles.name}>
      <InitialMark id={id} name={title} />
      <span className={styles.title}>{title}</span>
    </span>
  );
}
