import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

/** Announces its content to screen readers when it appears, and takes up no room while it has none. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.region}>
      {children}
    </div>
  );
}
