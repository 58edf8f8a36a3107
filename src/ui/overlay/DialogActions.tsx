import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** A dialog's buttons. The main one comes last, or on top on narrow screens. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
