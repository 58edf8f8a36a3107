import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './PageShell.module.css';
import { PageTitle } from './PageTitle.tsx';

interface PageShellProps {
  /** The page's heading. */
  title: string;
  /** The page's name in the window's title. Default: its heading. */
  windowTitle?: string;
  /** One muted line below the heading. */
  lead?: ReactNode;
  /** The page's main action, or a replacement such as a search. */
  actions?: ReactNode;
  /** `text` keeps lists and forms to a readable width. Default `full`. */
  width?: 'full' | 'text';
  children: ReactNode;
}

/** The header of every page. */
export function PageShell({
  title,
  windowTitle = title,
  lead,
  actions,
  width = 'full',
  children,
}: PageShellProps) {
  return (
    <div className={classNames(styles.page, width === 'text' && styles.text)}>
      <PageTitle title={windowTitle} />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
