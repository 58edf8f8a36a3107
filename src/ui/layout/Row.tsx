import type { ReactNode } from 'react';
import styles from './Row.module.css';

/** Controls side by side, in as many lines as they need. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
