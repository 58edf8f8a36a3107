import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

/** The frame of the pages that lead into an account. */
export function AuthCard({
  title,
  intro,
  foot,
  children,
}: {
  title: string;
  intro: string;
  /** What stands below the card, for those who are wrong here. */
  foot: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.intro}>{intro}</p>
        </div>
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
