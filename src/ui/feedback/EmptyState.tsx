import type { ReactNode } from 'react';
import type { IconName } from '#generated/icons.ts';
import { classNames } from '../class-names.ts';
import { IconDisc } from '../icon/IconDisc.tsx';
import styles from './EmptyState.module.css';

/** Explains why a list is empty and what to do next. */
export function EmptyState({
  icon,
  title,
  level = 2,
  text,
  action,
}: {
  icon: IconName;
  title: string;
  /** The heading's level: 3 within a section. */
  level?: 2 | 3;
  text?: string;
  action?: ReactNode;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames(styles.empty, level === 3 && styles.inSection)}>
      <IconDisc name={icon} />
      <div>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action}
    </div>
  );
}
