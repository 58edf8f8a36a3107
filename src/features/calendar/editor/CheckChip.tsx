import type { ReactNode } from 'react';
import styles from './CheckChip.module.css';

interface CheckChipProps {
  name: string;
  initial: boolean | undefined;
  /** Its whole name, for assistive technology and as a tooltip. */
  label: string;
  /** The short text that it shows. */
  text: ReactNode;
}

/** A check box that looks like a button which stays pressed. */
export function CheckChip({ name, initial, label, text }: CheckChipProps) {
  return (
    <label className={styles.chip} title={label}>
      <input
        className={styles.box}
        type="checkbox"
        name={name}
        aria-label={label}
        defaultChecked={initial}
      />
      <span aria-hidden="true">{text}</span>
    </label>
  );
}
