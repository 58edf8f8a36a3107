import type { ReactNode } from 'react';
import { ColorDot } from '#src/ui/ColorDot.tsx';
import styles from './CheckChip.module.css';

interface CheckChipProps {
  name: string;
  initial: boolean | undefined;
  /** Its whole name, for assistive technology and as a tooltip. */
  label: string;
  /** The short text that it shows. */
  text: ReactNode;
  /** That of the palette which it stands for. */
  color?: string;
  /** Why it cannot be changed, which disables it. */
  obstacle?: string | undefined;
}

/** A check box that looks like a button which stays pressed. */
export function CheckChip({ name, initial, label, text, color, obstacle }: CheckChipProps) {
  return (
    <label className={styles.chip} title={obstacle ?? label} data-color={color}>
      <input
        className={styles.box}
        type="checkbox"
        name={name}
        aria-label={label}
        aria-description={obstacle}
        defaultChecked={initial}
        disabled={obstacle !== undefined}
      />
      <span className={styles.text} aria-hidden="true">
        {color !== undefined && <ColorDot color={color} />}
        {text}
      </span>
    </label>
  );
}
