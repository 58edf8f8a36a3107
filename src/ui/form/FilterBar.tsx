import type { ReactNode, Ref } from 'react';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  ref?: Ref<HTMLDivElement>;
  /** Says how much is left, which is announced. */
  status: string | false;
  /** A button that clears the filters, if there is something to clear. */
  action?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Fields above a list that choose what it shows. */
export function FilterBar({ ref, status, action, children }: FilterBarProps) {
  return (
    <div className={styles.bar} ref={ref}>
      {children}
      <span role="status" className={styles.count}>
        {status}
      </span>
      {action}
    </div>
  );
}
