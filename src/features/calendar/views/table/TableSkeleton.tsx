import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import styles from './TableView.module.css';

/** Rows of a table, below the line with its sums and buttons. */
export function TableSkeleton() {
  return (
    <div className={styles.view}>
      <div className={styles.bar} />
      <GridSkeleton
        className={styles.skeleton}
        headings="var(--control)"
        column="100%"
        row="var(--control)"
      />
    </div>
  );
}
