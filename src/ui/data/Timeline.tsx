import type { ReactNode } from 'react';
import { LongListNotice, maxItems } from './LongListNotice.tsx';
import styles from './Timeline.module.css';

export interface TimelineItem {
  key: string | number;
  /** When it happened, as text. */
  time: ReactNode;
  title: ReactNode;
  /** The author and other facts on one muted line. */
  foot?: ReactNode;
  /** Emphasizes the latest or current entry. */
  isCurrent?: boolean;
}

/** The history of a record, latest first. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <>
      {items.length > maxItems && <LongListNotice shown={maxItems} all={items.length} />}
      <ol className={styles.list} aria-label={label}>
        {items.slice(0, maxItems).map(({ key, time, title, foot, isCurrent = false }) => (
          <li key={key} className={styles.item} data-current={isCurrent}>
            <span className={styles.time}>{time}</span>
            <div className={styles.words}>
              <div className={styles.title}>{title}</div>
              {foot && <div className={styles.foot}>{foot}</div>}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
