import { type ReactNode, useId } from 'react';
import styles from './FactCard.module.css';

interface FactCardProps {
  title: string;
  value: ReactNode;
  /** A muted line below the value. */
  detail?: ReactNode;
  actions: ReactNode;
}

/** One of the page's most important facts, with its actions. */
export function FactCard({ title, value, detail, actions }: FactCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.value}>{value}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

/** Cards side by side. */
export function FactCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
