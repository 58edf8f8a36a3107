import type { ReactNode } from 'react';
import type { IconName } from '#generated/icons.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Banner.module.css';

interface BannerProps {
  /** The landmark's accessible name. */
  label: string;
  icon: IconName;
  text: string;
  /** An action, as a `BannerButton`. */
  action: ReactNode;
}

/** A warning above the whole page, on which everything is risky. Its text takes one line. */
export function Banner({ label, icon, text, action }: BannerProps) {
  return (
    <section className={styles.banner} aria-label={label}>
      <Icon name={icon} />
      <p className={styles.words}>
        <span className={styles.text} title={text}>
          {text}
        </span>{' '}
        {action}
      </p>
    </section>
  );
}
