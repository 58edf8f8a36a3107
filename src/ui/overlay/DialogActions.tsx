import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** The buttons at a dialog's end; the main one comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
