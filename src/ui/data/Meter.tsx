import { useId } from 'react';
import styles from './Meter.module.css';

interface MeterProps {
  label: string;
  /** May be more than the most, if that has been lowered. */
  value: number;
  most: number;
  /** The value in words: "7 of 50". */
  text: string;
}

/** Shows how much of something is used, as a bar and in words. */
export function Meter({ label, value, most, text }: MeterProps) {
  const id = useId();
  return (
    <div className={styles.meter}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.text}>{text}</span>
      </div>
      <meter
        className={styles.bar}
        aria-labelledby={id}
        max={Math.max(most, 1)}
        value={most > 0 ? Math.min(value, most) : 1}
        aria-valuetext={text}
      />
    </div>
  );
}
