import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './ItemList.module.css';

/** Things of one kind, a row each; a card each on narrow screens. */
export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Safari tells no list where the style hides its marks, unless the role says so.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface ItemProps {
  /** The kind of the thing, as an icon. */
  icon: string;
  title: string;
  /** What can be done with it. */
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

/** A short fact about an item; all of them stand in one muted line if they fit. */
export function ItemFact({ children }: { children: ReactNode }) {
  return <span className={styles.fact}>{children}</span>;
}
