import type { ReactNode, Ref } from 'react';
import styles from './AuthCard.module.css';

/** The layout of the login and registration pages. */
export function AuthCard({
  title,
  titleRef,
  intro,
  foot,
  children,
}: {
  title: string;
  /** For a heading that gets the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  intro: string;
  /** Content below the card, for people on the wrong page. */
  foot: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h1>
          <p className={styles.intro}>{intro}</p>
        </div>
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
