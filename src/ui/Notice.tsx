import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

/** A message in the page; a `danger` one is announced at once. */
export function Notice({
  kind,
  title,
  children,
}: {
  kind: 'danger' | 'info';
  title: string;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(styles.notice, styles[kind])}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      <span className={styles.icon}>
        <Icon name="alert" />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <div className={styles.text}>{children}</div>
      </div>
    </div>
  );
}
