import type { ReactNode } from 'react';
import type { IconName } from '#generated/icons.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Callout.module.css';
import tones from './Tone.module.css';

interface CalloutProps {
  icon: IconName;
  tone: 'info' | 'warning';
  children: ReactNode;
}

/** A sentence to read before using the part of the page below it. */
export function Callout({ icon, tone, children }: CalloutProps) {
  return (
    <div className={classNames(styles.callout, tones[tone])}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <p className={styles.text}>{children}</p>
    </div>
  );
}
