import type { ReactNode } from 'react';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import styles from './AuthCard.module.css';

export interface AuthCardProps {
  /** The page's name for the window's title, in every state. */
  page: string;
  /** The heading. Default: the page's name. */
  title?: string;
  /** It replaces a form on this page, so its heading gets the focus. */
  isOutcome?: boolean;
  intro: string;
  /** Content below the card, for people on the wrong page. */
  foot: ReactNode;
  children?: ReactNode;
}

/** The layout of the login and registration pages. */
export function AuthCard(props: AuthCardProps) {
  const { page, title = page, isOutcome = false, intro, foot, children } = props;
  return (
    <div className={styles.page}>
      <PageTitle title={page} />
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 {...(isOutcome && { ref: focusHeading, tabIndex: -1 })}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
        </div>
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}

/** Makes screen readers read the outcome. */
function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
