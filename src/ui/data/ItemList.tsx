import type { ReactElement, ReactNode } from 'react';
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
  /** An icon for the kind of item, or the item's own mark. */
  icon: IconName | ReactElement;
  title: string;
  actions?: ReactNode;
  /** A warning about it. */
  note?: ReactNode;
  /** Its facts, each an `ItemFact`. */
  children: ReactNode;
}

export function Item({ icon, title, actions, note, children }: ItemProps) {
  return (
    <li className={styles.item}>
      {typeof icon === 'string' ? (
        <span className={styles.icon}>
          <Icon name={icon} size={20} />
        </span>
      ) : (
        icon
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>{children}</p>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

/** A short fact about an item. Facts share one muted line if they fit. */
export function ItemFact({ children }: { children: ReactNode }) {
  return <span className={styles.fact}>{children}</span>;
}
