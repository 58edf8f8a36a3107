import styles from './CalendarSkeleton.module.css';

/** A toolbar above the room for any view: which one it is, only the calendar's settings tell. */
export function CalendarSkeleton() {
  return (
    <>
      <div className={styles.toolbar} />
      <div className={styles.view} />
    </>
  );
}
