import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** The frame of a section's content; a form in it is at most 480 px wide, so that its fields are easy to scan. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
