import { useSyncExternalStore } from 'react';
import type { DraftStore } from './drag-draft.ts';
import styles from './Lasso.module.css';

/** The frame with which a pointer chooses events. */
export function Lasso({ drafts }: { drafts: DraftStore }) {
  const frame = useSyncExternalStore(drafts.watch, drafts.lasso);
  return frame && <div className={styles.lasso} style={frame} data-lasso="" aria-hidden="true" />;
}
