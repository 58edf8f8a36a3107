import type { ReactNode } from 'react';
import { IconDisc } from '../icon/IconDisc.tsx';
import styles from './EmptyState.module.css';

/** Says why a list is empty and what to do next. */
export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon: string;
  title: string;
  text?: string;
  action?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <IconDisc name={icon} />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
