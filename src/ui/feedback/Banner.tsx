import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Banner.module.css';

/** A warning above the whole page, with what can be done about it. `label` names its landmark. */
export function Banner({
  label,
  icon,
  children,
}: {
  label: string;
  icon: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.banner} aria-label={label}>
      <Icon name={icon} />
      <p>{children}</p>
    </section>
  );
}
