import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** The buttons at a dialog's end. The main one comes last, and on narrow screens stands on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
