import type { ReactNode } from 'react';
import styles from './RowActions.module.css';

/** Several actions of a row, side by side if they fit. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
