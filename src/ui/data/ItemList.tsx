import type { ReactNode } from 'react';
import type { IconName } from '#generated/icons.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './ItemList.module.css';
import { UnmarkedList } from './UnmarkedList.tsx';

/** A list with a row per item, or a card on narrow screens. */
export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <UnmarkedList className={styles.list} aria-label={label}>
      {children}
    </UnmarkedList>
  );
}

interface ItemProps {
  icon: IconName;
  title: string;
  actions?: ReactNode;
  /** Its facts, each an `ItemFact`. */
  children: ReactNode;
}

export function Item({ icon, title, actions, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>{children}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

/** A short fact about an item. Facts share one muted line if they fit. */
export function ItemFact({ children }: { children: ReactNode }) {
  return <span className={styles.fact}>{children}</span>;
}
