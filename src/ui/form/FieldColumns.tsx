import type { ReactNode } from 'react';
import styles from './FieldColumns.module.css';

/** Short fields side by side, in as many columns as fit. */
export function FieldColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
