import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Notice.module.css';
import tones from './Tone.module.css';
import { WaitTime } from './WaitTime.tsx';

/** An error shown in the page and announced immediately. */
export function Notice({
  title,
  text,
  blockedUntil,
  foot,
}: {
  title: string;
  text: string;
  /** Until when another try would be refused, in milliseconds since 1970. */
  blockedUntil?: number | undefined;
  /** Content below the text that is not announced. */
  foot?: ReactNode;
}) {
  return (
    <div className={classNames(styles.notice, tones.danger)}>
      <span className={styles.icon}>
        <Icon name="alert" />
      </span>
      <div className={styles.words}>
        <div role="alert">
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </div>
        <WaitTime until={blockedUntil} />
        {foot}
      </div>
    </div>
  );
}
