import { classNames } from '../class-names.ts';
import tones from '../feedback/Tone.module.css';
import styles from './Badge.module.css';

/** A short label; its color repeats its meaning. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'accent' | 'warning';
  children: string;
}) {
  return (
    <span className={classNames(styles.badge, tone === 'neutral' ? styles.neutral : tones[tone])}>
      {children}
    </span>
  );
}
