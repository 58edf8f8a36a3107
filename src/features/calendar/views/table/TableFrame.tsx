import { GridFrame } from '../grid/GridFrame.tsx';
import styles from './TableView.module.css';

/** Rows of a table, below the line with its sums and buttons. */
export function TableFrame() {
  return (
    <div className={styles.view}>
      <div className={styles.bar} />
      <GridFrame
        className={styles.frame}
        headings="var(--control)"
        column="100%"
        row="var(--control)"
      />
    </div>
  );
}
