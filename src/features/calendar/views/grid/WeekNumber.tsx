import styles from './WeekNumber.module.css';

/** The number of a week before its days; null for the place above those of weeks. Its row says it to assistive technology. */
export function WeekNumber({ number }: { number: number | null }) {
  return (
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
  );
}
