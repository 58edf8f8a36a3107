import { useSyncExternalStore } from 'react';
import type { DraftStore } from './draft-store.ts';
import styles from './Lasso.module.css';

/** The area in which a pointer chooses events. */
export function Lasso({ drafts }: { drafts: DraftStore }) {
  const area = useSyncExternalStore(drafts.watch, drafts.lasso);
  return area && <div className={styles.lasso} style={area} data-lasso="" aria-hidden="true" />;
}
