import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** Names with their values: one pair per line, or one after the other. */
export function DescriptionList({
  items,
  isInline = false,
}: {
  items: readonly { name: string; value: ReactNode }[];
  isInline?: boolean;
}) {
  return (
    <dl className={isInline ? styles.inline : styles.list}>
      {items.map(({ name, value }) => (
        <div key={name} className={isInline ? styles.words : styles.pair}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
