import type { ReactNode } from 'react';
import type { IconName } from '#generated/icons.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Banner.module.css';

interface BannerProps {
  /** The landmark's accessible name. */
  label: string;
  icon: IconName;
  text: string;
  /** An action, as a `BannerButton`. */
  action: ReactNode;
  /** `strong` if everything on the page is risky; its text takes one line. */
  look?: 'soft' | 'strong';
}

/** A warning above the whole page. */
export function Banner({ label, icon, text, action, look = 'soft' }: BannerProps) {
  return (
    <section className={classNames(styles.banner, styles[look])} aria-label={label}>
      <Icon name={icon} />
      <p className={styles.words}>
        <span className={styles.text} title={look === 'strong' ? text : undefined}>
          {text}
        </span>{' '}
        {action}
      </p>
    </section>
  );
}
